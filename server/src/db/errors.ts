import { DrizzleQueryError } from 'drizzle-orm/errors';

const uniqueViolation = '23505'; // https://www.postgresql.org/docs/current/errcodes-appendix.html

/** Whether a row was refused because another one with the same key came first. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === uniqueViolation) return true;
  }
  return false;
}

/** The text and cause of a query that failed, without the values that were sent; undefined for any other error. */
export function failedQuery(error: unknown): { query: string; cause: unknown } | undefined {
  return error instanceof DrizzleQueryError ? { query: error.query, cause: error.cause } : undefined;
}

import { DrizzleQueryError } from 'drizzle-orm/errors';

const uniqueViolation = '23505'; // https://www.postgresql.org/docs/current/errcodes-appendix.html

/** Two transactions waited for each other, or could not be told apart in time: the same once more can succeed. */
const deadlocks = ['40P01', '40001'];
/** Waited too long for a lock, or took too long altogether. */
const tooLate = ['55P03', '57014'];

/** Whether a row was refused because another one with the same key came first. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, [uniqueViolation]);
}

/** Whether all that a transaction did was taken back so that another one could go on. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, deadlocks);
}

/** Whether a query gave way to others: asking again later can help. */
export function isTooBusy(error: unknown): boolean {
  return hasCode(error, [...deadlocks, ...tooLate]);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && codes.includes(code)) return true;
  }
  return false;
}

/** The text and cause of a query that failed, without the values that were sent; undefined for any other error. */
export function failedQuery(error: unknown): { query: string; cause: unknown } | undefined {
  return error instanceof DrizzleQueryError ? { query: error.query, cause: error.cause } : undefined;
}

/**
 * Errors of the connection and of the classes 08 (connection), 53 (insufficient resources, a full disk too), 57P (shutdown) and 25006
 * (read only), https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const unavailableCode = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\d|25006)$/;
/** What the driver says without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether a query failed because the database is away or takes no writes: asking again later can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    if (typeof code === 'string' && unavailableCode.test(code)) return true;
    // The socket of a server that does not run.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (lostConnection.test(cause.message)) return true;
  }
  return false;
}

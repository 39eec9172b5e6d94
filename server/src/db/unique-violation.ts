const uniqueViolation = '23505'; // https://www.postgresql.org/docs/current/errcodes-appendix.html

/** Whether a row was refused because another one with the same key came first. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === uniqueViolation) return true;
  }
  return false;
}

import { DrizzleQueryError } from 'drizzle-orm/errors';

const uniqueViolation = '23505'; // https://www.postgresql.org/docs/current/errcodes-appendix.html

/** Deadlock or serialization failure: a retry can succeed. */
const deadlockCodes = ['40P01', '40001'];
/** Lock timeout or statement timeout. */
const timeoutCodes = ['55P03', '57014'];

/** Whether a row violates a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, [uniqueViolation]);
}

/** Whether the transaction was rolled back because of a deadlock or serialization failure. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, deadlockCodes);
}

/** Whether a query failed because of contention, so that a later retry can succeed. */
export function isTooBusy(error: unknown): boolean {
  return hasCode(error, [...deadlockCodes, ...timeoutCodes]);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && codes.includes(code)) return true;
  }
  return false;
}

/** The text and cause of a failed query, without its parameters; undefined for other errors. */
export function failedQuery(error: unknown): { query: string; cause: unknown } | undefined {
  return error instanceof DrizzleQueryError ? { query: error.query, cause: error.cause } : undefined;
}

/**
 * Connection errors and the SQLSTATE classes 08 (connection), 53 (insufficient resources, including a full disk), 57P
 * (shutdown) and 25006 (read only), https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const unavailableCode = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\d|25006)$/;
/** Messages of driver errors that have no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether a query failed because the database is unreachable or read-only, so that a later retry can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    if (typeof code === 'string' && unavailableCode.test(code)) return true;
    // The socket file is missing when the server is not running.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (lostConnection.test(cause.message)) return true;
  }
  return false;
}

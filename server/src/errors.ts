import type { ErrorBody, ErrorCode } from '@plateful/contract/errors.ts';

/** Further fields of the contract's error body. */
type Details = Pick<ErrorBody, 'fields' | 'usage' | 'conflicts' | 'current'>;
/** `retryAfter`: seconds, sent as the Retry-After header. */
type Options = Details & { retryAfter?: number };

/** An expected error that the caller is told about. Anything else thrown is a bug and is answered with `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, ...details }: Options = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** For a client over its rate limit. */
export function rateLimited(waitSeconds: number): AppError {
  const message = `Too many requests. Please try again in ${waitMessage(waitSeconds)}.`;
  return new AppError('rate_limited', message, { retryAfter: waitSeconds });
}

/** The same for guesses and sign-ins. `hint`: an alternative that works meanwhile. */
export function tooManyAttempts(waitSeconds: number, hint = ''): AppError {
  const message = `Too many attempts. Please wait ${waitMessage(waitSeconds)}.${hint}`;
  return new AppError('rate_limited', message, { retryAfter: waitSeconds });
}

/** A form with invalid input: the message belongs to `field`, or to the whole form. */
export function invalidForm(message: string, field?: string): AppError {
  return new AppError('invalid_input', message, { fields: field ? { [field]: message } : {} });
}

function waitMessage(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** An edit conflict: nothing was saved, and the user chooses. `names` are display names, in the order of the fields. */
export function changedElsewhere(
  names: readonly string[],
  conflicts: NonNullable<ErrorBody['conflicts']>,
  current: object,
): AppError {
  const message = `Changed elsewhere in the meantime: ${list.format(names)}. Please choose which version to keep.`;
  return new AppError('conflict', message, { conflicts, current: { ...current } });
}

export function notFound(noun: string): AppError {
  return new AppError('not_found', `${noun} not found`);
}

import type { ErrorBody, ErrorCode } from '@plateful/contract/errors.ts';

/** What an error may carry besides its sentence, as the contract's error body has it. */
type Details = Pick<ErrorBody, 'fields' | 'usage' | 'conflicts' | 'current'>;

/** An outcome that the caller is told about. Anything else that is thrown is a bug and answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

import type { ErrorCode } from '@plateful/contract/errors.ts';

/** An outcome that the caller is told about. Anything else that is thrown is a bug and answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Message per field, keyed by its dotted path. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

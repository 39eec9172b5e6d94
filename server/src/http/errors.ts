import type { ErrorBody, ErrorCode } from '@plateful/contract/errors.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isTooBusy } from '#db/errors.ts';
import { AppError } from '#errors.ts';
import { isDiskFull } from '#runtime/disk-full.ts';

export const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  limit_reached: 429,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Converts every error to the contract's error body. Only `statusOf` maps codes to HTTP status. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const body = errorBodyOf(error, request);
    return setRetryAfter(reply.status(statusOf[body.code]), error).send(body);
  });
}

/** Sets Retry-After if the error says when a retry can succeed. */
export function setRetryAfter(reply: FastifyReply, error: Error): FastifyReply {
  const retryAfter = asAppError(error)?.retryAfter;
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply;
}

/** The error body for the client. Unexpected errors are logged. */
export function errorBodyOf(error: FastifyError | Error, request: FastifyRequest): ErrorBody {
  const appError = asAppError(error);
  if (!appError) request.log.error({ err: error }, 'request failed');
  if (appError === away) request.log.warn({ err: error }, 'database unavailable');
  if (appError === busy) request.log.warn({ err: error }, 'query failed because of contention');
  if (appError === full) request.log.error({ err: error }, 'disk of DATA_DIR is full');
  const { code, message, details } =
    appError ?? new AppError('internal', 'Something went wrong on our side. Please try again.');
  return { message, code, ...details, requestId: request.id };
}

const away = new AppError(
  'unavailable',
  `${productName} cannot reach its database at the moment. Please try again in a minute.`,
);

const busy = new AppError('unavailable', `${productName} is busy. Please try again in a moment.`, {
  retryAfter: 5,
});

const full = new AppError(
  'unavailable',
  `${productName} has run out of storage space. Please try again later.`,
);

/** Converts client errors and temporary failures to an AppError; undefined for bugs. */
function asAppError(error: FastifyError | Error): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return away;
  if (isTooBusy(error)) return busy;
  if (isDiskFull(error)) return full;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new AppError('rate_limited', 'Too many requests. Please try again in a moment.');
  if (status === 413) return new AppError('invalid_input', 'The request is too large');
  if (status === 404) return new AppError('not_found', 'Not found');
  if (status === 503) return busy;
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('invalid_input', 'The request could not be read');
  }
  return undefined;
}

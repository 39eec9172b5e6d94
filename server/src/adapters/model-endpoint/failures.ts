import { APICallError, NoObjectGeneratedError } from 'ai';
import type { WriterFailure } from '#ports/recipe-writer.ts';

export type Failure = {
  reason: WriterFailure;
  /** Whether a retry makes sense, provided that nothing was streamed yet. */
  passing: boolean;
  /** Retry-After in milliseconds. */
  retryAfterMs?: number;
  /** The endpoint does not support structured output. */
  refusesSchema?: boolean;
  status?: number;
};

/** Marks a signal that we aborted ourselves, with the reason. */
export class AbortReason extends Error {
  readonly reason: WriterFailure;

  constructor(reason: WriterFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Classifies an error of the AI SDK or of the stream. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AbortReason) return { reason: error.reason, passing: false };
  // The SDK wraps errors that interrupt a response body.
  if (APICallError.isInstance(error) && error.cause instanceof AbortReason) return failureOf(error.cause);
  if (isTimeout(error)) return { reason: 'timeout', passing: false };
  if (NoObjectGeneratedError.isInstance(error))
    return { reason: error.finishReason === 'content-filter' ? 'refused' : 'malformed', passing: false };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400)
    return failureOfStatus(error, error.statusCode);
  // No connection, a lost one, an error event, or an incomplete stream: the endpoint failed.
  return { reason: 'unavailable', passing: true };
}

/** Whether the caller aborted. Its own timeout counts as a failure instead. */
export function isStopped(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

/** Whether it is the reason of `AbortSignal.timeout`. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function failureOfStatus(error: APICallError, status: number): Failure {
  const body = error.responseBody ?? '';
  const retryAfterMs = retryAfterOf(error.responseHeaders?.['retry-after']);
  const again = { passing: true, status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  switch (status) {
    case 401:
    case 403:
      return { reason: 'denied', passing: false, status };
    case 429:
      // With no credit left (OpenAI's code), a retry within a minute is pointless.
      return { reason: 'limited', ...again, passing: !body.includes('insufficient_quota') };
    case 500:
    case 502:
    case 503:
      return { reason: 'unavailable', ...again };
    case 400:
    case 422:
      // Azure answers 400 with this code if its content filter blocks a prompt.
      if (body.includes('content_filter')) return { reason: 'refused', passing: false, status };
      return {
        reason: 'unavailable',
        passing: false,
        status,
        refusesSchema: /response_format|json_schema/.test(body),
      };
    default:
      return { reason: 'unavailable', passing: false, status };
  }
}

/** Seconds or a date (RFC 9110, 10.2.3), converted to milliseconds from now. */
function retryAfterOf(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

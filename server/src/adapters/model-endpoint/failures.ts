import { APICallError, NoObjectGeneratedError } from 'ai';

/** What is wrong with a model or its endpoint, whatever was asked of it. */
type FailureReason =
  | 'denied'
  | 'limited'
  | 'unavailable'
  | 'timeout'
  | 'stalled'
  | 'refused'
  | 'malformed'
  | 'busy';

export type Failure = {
  reason: FailureReason;
  /** Worth another try, provided that nothing was streamed yet. */
  passing: boolean;
  /** Milliseconds that the endpoint asked to be left alone. */
  retryAfterMs?: number;
  /** The endpoint does not know answers bound to a schema. */
  refusesSchema?: boolean;
  status?: number;
};

/** Why a signal was aborted, when it was us. */
export class AbortReason extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** What an error of the AI SDK, or of the stream, comes to. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AbortReason) return { reason: error.reason, passing: false };
  // The SDK wraps what ends a body before its time.
  if (APICallError.isInstance(error) && error.cause instanceof AbortReason) return failureOf(error.cause);
  if (isTimeout(error)) return { reason: 'timeout', passing: false };
  if (NoObjectGeneratedError.isInstance(error))
    return { reason: error.finishReason === 'content-filter' ? 'refused' : 'malformed', passing: false };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400)
    return failureOfStatus(error, error.statusCode);
  // No connection, a lost one, an error told in the stream, an end without a finish: the endpoint's trouble.
  return { reason: 'unavailable', passing: true };
}

/** Whether the caller gave up. A limit of time that it set is a failure like any other. */
export function isStopped(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

/** The reason of `AbortSignal.timeout`, by which a caller sets a limit of its own. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function failureOfStatus(error: APICallError, status: number): Failure {
  const said = error.responseBody ?? '';
  const retryAfterMs = retryAfterOf(error.responseHeaders?.['retry-after']);
  const again = { passing: true, status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  switch (status) {
    case 401:
    case 403:
      return { reason: 'denied', passing: false, status };
    case 429:
      // An empty account (OpenAI's code for it) does not fill up within a minute.
      return { reason: 'limited', ...again, passing: !said.includes('insufficient_quota') };
    case 500:
    case 502:
    case 503:
      return { reason: 'unavailable', ...again };
    case 400:
    case 422:
      // Azure answers 400 with this code when its filter stops a prompt.
      if (said.includes('content_filter')) return { reason: 'refused', passing: false, status };
      return {
        reason: 'unavailable',
        passing: false,
        status,
        refusesSchema: /response_format|json_schema/.test(said),
      };
    default:
      return { reason: 'unavailable', passing: false, status };
  }
}

/** Seconds or a date (RFC 9110, 10.2.3), as milliseconds from now. */
function retryAfterOf(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

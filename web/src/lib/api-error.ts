import type { ErrorBody } from '@plateful/contract/errors.ts';

/** A failed call. Status 0 means that no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The response body, if it was JSON. */
  readonly body: unknown;
  /** The server's message for the user. */
  readonly serverMessage: string | undefined;
  /** The response body, if it was a plain sentence. Unset for the error page of a proxy. */
  readonly plainMessage: string | undefined;

  /** The message is `{status}: {text}`, else the status text (docs/product.md, Messages). */
  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseJson(text);
    this.serverMessage = messageOf(this.body);
    this.plainMessage = this.body === undefined && isSentence(text) ? text.trim() : undefined;
  }
}

/** The server's message for the user. Undefined for any error other than an `ApiError`. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** True if no response arrived, usually because the device is offline. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** True if the resource no longer exists, for example because it was deleted on another device. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

type Conflict = { field: string; yours: unknown; theirs: unknown };

/** The conflicting fields and the stored version, if the server rejected a save because of a conflict. */
export function conflictOf(error: unknown): { conflicts: Conflict[]; current: unknown } | undefined {
  if (!isConflict(error)) return undefined;
  const { conflicts, current } = (error as ApiError).body as Partial<ErrorBody>;
  return conflicts && { conflicts, current };
}

/** Excludes HTML error pages, and logs that are too long for a toast. */
function isSentence(text: string): boolean {
  return /^\s*[^\s<]/.test(text) && text.length <= 300;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Matches raw messages of zod and JSON parsers, which are not meant for users. */
const rawWords =
  /^(Too (small|big): expected|Invalid (input|string|number|option|key in|element in)(:| |$)(?!detected)|Invalid (UUID|ISO)|Unrecognized keys?:|Unexpected token)/;

function messageOf(body: unknown) {
  const isObject = typeof body === 'object' && body !== null;
  const message = isObject && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' && !rawWords.test(message) ? message : undefined;
}

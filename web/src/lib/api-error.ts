import type { ErrorBody } from '@plateful/contract/errors.ts';

/** A call that was not answered with success. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's JSON, when it was JSON. */
  readonly body: unknown;
  /** What the server wants the person to read. */
  readonly serverMessage: string | undefined;
  /** The answer's text, when it was a sentence instead of JSON: not the page of a proxy. */
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

/** What the server wants the person to read about a failed call; nothing for any other error. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** Whether no answer came at all: offline, most likely. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether what was asked for is gone, on another device say. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether what is there already stands in the way. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

type Conflict = { field: string; yours: unknown; theirs: unknown };

/** What was changed here and elsewhere, and what is stored now, when a save was refused for that. */
export function conflictOf(error: unknown): { conflicts: Conflict[]; current: unknown } | undefined {
  if (!isConflict(error)) return undefined;
  const { conflicts, current } = (error as ApiError).body as Partial<ErrorBody>;
  return conflicts && { conflicts, current };
}

/** Pages begin with a tag, and a log is too long for a toast. */
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

/** How zod and JSON parsers speak to programmers, where a server has no words of its own. */
const rawWords =
  /^(Too (small|big): expected|Invalid (input|string|number|option|key in|element in)(:| |$)(?!detected)|Invalid (UUID|ISO)|Unrecognized keys?:|Unexpected token)/;

function messageOf(body: unknown) {
  const isObject = typeof body === 'object' && body !== null;
  const message = isObject && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' && !rawWords.test(message) ? message : undefined;
}

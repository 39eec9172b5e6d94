/** A call that was not answered with success. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's JSON, when it was JSON. */
  readonly body: unknown;
  /** What the server wants the person to read. */
  readonly serverMessage: string | undefined;

  /** The message is `{status}: {text}` (specification, section 8). */
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseJson(text);
    this.serverMessage = messageOf(this.body);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(body: unknown) {
  const isObject = typeof body === 'object' && body !== null;
  const message = isObject && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

import type { Api } from '@plateful/contract/api.ts';
import { ApiError, isUnreachable } from './api-error.ts';
import { cacheAnswer, cachedAnswer, cachedAnswersOf } from './cached-answers.ts';
import { parseAnswer } from './parse-answer.ts';
import { readEvents } from './read-events.ts';

export type Route = keyof Api;
export type Input<R extends Route> = Api[R]['input'];
export type Output<R extends Route> = Api[R]['output'];

/**
 * The sign-in that the page was loaded for: empty for a visitor, null if another account has signed in since and the
 * page is about to reload.
 */
let signInSeen: () => string | null = () => '';

/** Called by `session.ts`, which tracks the sign-in. */
export function sendAs(seen: typeof signInSeen): void {
  signInSeen = seen;
}

// Never settles: the page is about to reload, so callers must not continue.
const leaving = new Promise<never>(() => undefined);

/**
 * Calls the server: `call('GET /api/recipe/{id}', { id })`. Input that is not part of the path goes to the query for
 * GET and DELETE and to the body otherwise. Throws an `ApiError` for every unsuccessful response.
 */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  signal?: AbortSignal,
): Promise<Output<R>> {
  const signIn = cachedRoutes.has(route) ? signInSeen() : '';
  if (!signIn) return ask(route, input, signal);
  const name = nameOf(route, input);
  // If the device knows that it is offline, answer from the cache without waiting for a timeout.
  const cached = navigator.onLine ? undefined : await cachedAnswer(signIn, name);
  if (cached !== undefined) {
    isBehind = true;
    return cached as Output<R>;
  }
  try {
    const answer = await ask(route, input, signal);
    void cacheAnswer(signIn, name, answer);
    return answer;
  } catch (error) {
    const cached = isUnreachable(error) ? await cachedAnswer(signIn, name) : undefined;
    if (cached === undefined) throw error;
    isBehind = true;
    return cached as Output<R>;
  }
}

/** Updates the cached response to the server's current answer, after changes that the page did not refetch. */
export function updateCachedAnswer<R extends Route>(route: R, input: Input<R>, answer: Output<R>): void {
  const signIn = signInSeen();
  if (signIn) void cacheAnswer(signIn, nameOf(route, input), answer);
}

function nameOf<R extends Route>(route: R, input: Input<R>): string {
  return `${route} ${JSON.stringify(input)}`;
}

/** All cached responses of a route, for any input, of the current sign-in. */
export async function cachedAnswers<R extends Route>(route: R): Promise<Output<R>[]> {
  const signIn = signInSeen();
  return signIn ? ((await cachedAnswersOf(signIn, `${route} `)) as Output<R>[]) : [];
}

/** Routes whose responses are cached for offline use. */
const cachedRoutes: ReadonlySet<Route> = new Set([
  'GET /api/auth/user',
  'GET /api/active-lists',
  'GET /api/archived-lists',
  'GET /api/shopping-lists/{id}',
  'GET /api/section-places',
  'GET /api/meal-plans',
  'GET /api/week',
  'GET /api/recipe/{id}',
  'GET /api/recipe/{id}/steps',
  'GET /api/taste-profile',
  'GET /api/favorites-among',
]);

let isBehind = false;

/** Returns and clears the flag that something shown came from the cache and may be stale. */
export function takeStaleMark(): boolean {
  const wasBehind = isBehind;
  isBehind = false;
  return wasBehind;
}

async function ask<R extends Route>(route: R, input: Input<R>, signal: AbortSignal | undefined) {
  const response = await request(route, input, { signal });
  const text = await reachable(() => response.text());
  // Not validated here: the server validates its output, and doing it again would ship zod to every visitor.
  return (text === '' ? undefined : parseAnswer(text)) as Output<R>;
}

/**
 * Like `call`, for an event stream: yields each event, validated, as it arrives. A response that is not a stream yields
 * one event. A dropped connection throws an `ApiError` of status 0. A stream that ends early does not throw, since only
 * the caller knows which event is the last.
 */
export async function* callEvents<R extends Route, Event>(
  route: R,
  input: Input<R>,
  check: (event: unknown) => Promise<Event>,
  eventOf: (answer: unknown) => unknown,
): AsyncGenerator<Event> {
  const response = await request(route, input, { accept: 'text/event-stream, application/json' });
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream')) {
    const text = await reachable(() => response.text());
    yield await check(eventOf(parseAnswer(text)));
    return;
  }
  if (!response.body) return;
  const events = readEvents(response.body);
  try {
    for (;;) {
      const { done, value } = await reachable(() => events.next());
      if (done) return;
      yield await check(parseAnswer(value));
    }
  } finally {
    await events.return(undefined);
  }
}

/** Like `call`, for a file of any size. `onProgress` gets the number of bytes received so far. */
export async function callFile<R extends Route>(
  route: R,
  input: Input<R>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const response = await request(route, input, {});
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.length;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
  // Wrapped in a new response so that the browser can keep a large file on disk. Collecting the chunks would keep it in
  // memory.
  const counted = new Response(response.body?.pipeThrough(counter) ?? null, { headers: response.headers });
  return reachable(() => counted.blob());
}

type Options = { accept?: string; signal?: AbortSignal | undefined };
type Body = { body?: string | FormData; headers?: Record<string, string> };

/** Throws for unsuccessful responses. */
async function request<R extends Route>(route: R, input: Input<R>, { accept, signal }: Options) {
  const [method = '', template = ''] = route.split(' ');
  const { path, rest } = fillPath(template, input as Record<string, unknown>);
  const inQuery = method === 'GET' || method === 'DELETE';
  const url = inQuery ? `${path}${queryOf(rest)}` : path;
  const body: Body = inQuery ? {} : bodyOf(rest);
  const seen = signInSeen();
  if (seen === null) return leaving;
  const response = await reachable(() =>
    fetch(url, {
      method,
      ...body,
      // The server rejects requests of a page that was loaded for another account (server/src/http/session.ts).
      headers: { ...body.headers, ...(accept && { accept }), ...(seen && { 'x-session-seen': seen }) },
      keepalive: outlivesPage(method, body),
      credentials: 'same-origin',
      ...(signal && { signal }),
    }),
  );
  if (response.ok) return response;
  if (response.status === 409 && signInSeen() === null) return leaving;
  const text = await reachable(() => response.text());
  throw new ApiError(response.status, text, response.statusText);
}

/** Small changes are sent even if the user leaves the page. Browsers allow 64 kB of pending keepalive requests. */
function outlivesPage(method: string, { body }: Body): boolean {
  return method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length < 8000));
}

/** Turns failures of `attempt` into network errors, except aborts by the caller. */
async function reachable<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'We could not reach the server. Please check your connection and try again.');
  }
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

function queryOf(values: Record<string, unknown>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  return query.size > 0 ? `?${query}` : '';
}

/** JSON, or multipart form data if one of the values is a file. */
function bodyOf(values: Record<string, unknown>): Body {
  const entries = Object.entries(values);
  if (!entries.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}

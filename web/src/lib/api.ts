import type { Api } from '@plateful/contract/api.ts';
import { ApiError, isUnreachable } from './api-error.ts';
import { cacheAnswer, cachedAnswer, cachedAnswersOf } from './cached-answers.ts';
import { parseAnswer } from './parse-answer.ts';
import { readEvents } from './read-events.ts';

export type Route = keyof Api;
export type Input<R extends Route> = Api[R]['input'];
export type Output<R extends Route> = Api[R]['output'];

/** For which sign-in the page was loaded: empty for a visitor's, null when another account has signed in and the page is leaving. */
let signInSeen: () => string | null = () => '';

/** `session.ts` knows; here it is only sent. */
export function sendAs(seen: typeof signInSeen): void {
  signInSeen = seen;
}

// Never settles: its callers go with the page.
const leaving = new Promise<never>(() => undefined);

/**
 * Calls the server: `call('GET /api/recipe/{id}', { id })`. What the path does not take of the input goes to the
 * query for GET and DELETE and to the body otherwise. Throws an `ApiError` for every answer but success.
 */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  signal?: AbortSignal,
): Promise<Output<R>> {
  const signIn = keptRoutes.has(route) ? signInSeen() : '';
  if (!signIn) return ask(route, input, signal);
  const name = `${route} ${JSON.stringify(input)}`;
  // Where the device knows that there is no network, nothing is waited for.
  const known = navigator.onLine ? undefined : await cachedAnswer(signIn, name);
  if (known !== undefined) {
    isBehind = true;
    return known as Output<R>;
  }
  try {
    const answer = await ask(route, input, signal);
    void cacheAnswer(signIn, name, answer);
    return answer;
  } catch (error) {
    const kept = isUnreachable(error) ? await cachedAnswer(signIn, name) : undefined;
    if (kept === undefined) throw error;
    isBehind = true;
    return kept as Output<R>;
  }
}

/** What was answered to a route of these, whatever was asked; of this sign-in alone. */
export async function keptAnswers<R extends Route>(route: R): Promise<Output<R>[]> {
  const signIn = signInSeen();
  return signIn ? ((await cachedAnswersOf(signIn, `${route} `)) as Output<R>[]) : [];
}

/** What can be seen without a connection once it was seen with one. */
const keptRoutes: ReadonlySet<Route> = new Set([
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

/** Whether something on the page may be older than what the server has, since it was asked last. */
export function takeStaleMark(): boolean {
  const was = isBehind;
  isBehind = false;
  return was;
}

async function ask<R extends Route>(route: R, input: Input<R>, signal: AbortSignal | undefined) {
  const response = await request(route, input, { signal });
  const text = await reachable(() => response.text());
  // The server checks its answers against the contract; a second check here would ship zod to every visitor.
  return (text === '' ? undefined : parseAnswer(text)) as Output<R>;
}

/**
 * The same for an answer that comes in parts: each event, checked, as soon as it is there. A server or proxy that answers
 * in one piece after all gives one event. A connection that breaks is an `ApiError` of status 0; one that ends is not,
 * since only the caller knows which event is the last.
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

/** The same for an answer that is a file, however long; `onProgress` hears how many bytes have come. */
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
  // A response of its own: the browser keeps a long file on disk, a list of its parts would be in memory.
  const counted = new Response(response.body?.pipeThrough(counter) ?? null, { headers: response.headers });
  return reachable(() => counted.blob());
}

type Options = { accept?: string; signal?: AbortSignal | undefined };
type Body = { body?: string | FormData; headers?: Record<string, string> };

/** Gives successful answers only. */
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
      // The server refuses what was meant for another account (server/src/http/session.ts).
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

/** A change that was made is sent, even when the person is on the way to another page: browsers allow 64 kB of it in all. */
function outlivesPage(method: string, { body }: Body): boolean {
  return method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length < 8000));
}

/** What fails here is the network, unless the caller gave up. */
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
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size > 0 ? `?${query}` : '';
}

/** JSON, or a form when a file is among the values. */
function bodyOf(values: Record<string, unknown>): Body {
  const entries = Object.entries(values);
  if (!entries.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}

import type { Api } from '@plateful/contract/api.ts';
import { ApiError } from './api-error.ts';

export type Route = keyof Api;
export type Input<R extends Route> = Api[R]['input'];
export type Output<R extends Route> = Api[R]['output'];

/**
 * Calls the server: `call('GET /api/recipe/{id}', { id })`. What the path does not take of the input goes to the
 * query for GET and DELETE and to the body otherwise. Throws an `ApiError` for every answer but success.
 */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  signal?: AbortSignal,
): Promise<Output<R>> {
  const [method = '', template = ''] = route.split(' ');
  const { path, rest } = fillPath(template, input as Record<string, unknown>);
  const inQuery = method === 'GET' || method === 'DELETE';
  const url = inQuery ? `${path}${queryOf(rest)}` : path;
  const body = inQuery ? {} : bodyOf(rest);
  const response = await send(url, {
    method,
    ...body,
    keepalive: outlivesPage(method, body),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  // The server checks its answers against the contract; a second check here would ship zod to every visitor.
  return (text === '' ? undefined : JSON.parse(text)) as Output<R>;
}

/** A change that was made is sent, even when the person is on the way to another page: browsers allow 64 kB of it in all. */
function outlivesPage(method: string, { body }: RequestInit): boolean {
  return method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length < 8000));
}

async function send(url: string, init: RequestInit) {
  try {
    return await fetch(url, { ...init, credentials: 'same-origin' });
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
function bodyOf(values: Record<string, unknown>): RequestInit {
  const entries = Object.entries(values);
  if (!entries.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}

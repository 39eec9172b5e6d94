import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import type { ConnectionSource } from '@plateful/server/db/database.ts';
import { addPeople as insertPeople } from '@plateful/server/testing/insert-users.ts';
import type { RunningProduct } from './running-product.ts';

export type Person = { id: string; cookie: string };

/** `status` 0: nothing answered. */
export type Answer = { status: number; body: unknown };

/** As a program with the person's cookies would ask: without an origin, so that any instance will do. */
export async function ask(
  { cookie }: Person,
  url: string,
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', timeoutMs = 30_000 } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url, {
      method,
      headers: { cookie, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: null };
  }
}

/** People who are signed in, by rows: registering two hundred of them would take longer than most scenarios. */
export async function addPeople(
  { origin }: Pick<RunningProduct, 'origin'>,
  source: ConnectionSource,
  count: number,
  tier: SubscriptionTier = 'plus',
): Promise<Person[]> {
  const people = await insertPeople({ origin, source }, count, { password: 'measured, not guessed', tier });
  return people.map(({ id, browser }) => ({ id, cookie: browser.cookies() }));
}

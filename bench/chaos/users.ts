import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import type { ConnectionSource } from '@plateful/server/db/database.ts';
import { addPeople as insertPeople } from '@plateful/server/testing/insert-users.ts';
import type { RunningProduct } from './running-product.ts';

export type ChaosUser = { id: string; cookie: string };

/** `status` 0: no response. */
export type Answer = { status: number; body: unknown };

/** Sends a request with the person's cookies but without an origin, so that it works with any instance. */
export async function ask(
  { cookie }: ChaosUser,
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

/** Signed-in users, inserted by rows: registering two hundred would take longer than most scenarios. */
export async function addUsers(
  { origin }: Pick<RunningProduct, 'origin'>,
  source: ConnectionSource,
  count: number,
  tier: SubscriptionTier = 'plus',
): Promise<ChaosUser[]> {
  const people = await insertPeople({ origin, source }, count, { password: 'measured, not guessed', tier });
  return people.map(({ id, browser }) => ({ id, cookie: browser.cookies() }));
}

import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import { findRunningCluster } from '@plateful/server/db/back-up-cluster.ts';
import { type ConnectionSource, openDatabase } from '@plateful/server/db/database.ts';
import { clusterHome } from '@plateful/server/db/postgres-cluster.ts';
import { Browser } from '@plateful/server/testing/browser.ts';
import { insertPerson, insertSession } from '@plateful/server/testing/insert-person.ts';
import { quietLog } from '@plateful/server/testing/quiet-log.ts';
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

/** How to reach the embedded database of a product that runs. */
export async function databaseOf({ dataDir }: Pick<RunningProduct, 'dataDir'>): Promise<ConnectionSource> {
  const found = await findRunningCluster(clusterHome(dataDir, quietLog));
  if (!found) throw new Error(`No database runs in ${dataDir}`);
  return found;
}

/** People who are signed in, by rows: registering two hundred of them would take longer than most scenarios. */
export async function addPeople(
  { origin }: Pick<RunningProduct, 'origin'>,
  source: ConnectionSource,
  count: number,
  tier: SubscriptionTier = 'plus',
): Promise<Person[]> {
  const { db, close } = openDatabase(source, quietLog);
  const config = { origin, sessionSecret: undefined };
  const context = { db, config, identity: { issuer: `${origin}/oidc` }, clock: { now: () => new Date() } };
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const person = await insertPerson(context, { password: 'measured, not guessed', tier });
    const browser = new Browser(origin);
    await insertSession(context, person, browser);
    people.push({ id: person.id, cookie: browser.cookies() });
  }
  await close();
  return people;
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@plateful/server/db/database.ts';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';
import { followLists } from './live-lists.ts';
import { type PostgresNode, startNode } from './postgres-node.ts';
import { type RunningProduct, startProduct, timeUntil } from './running-product.ts';
import { atMost, type Figure, holds, none, reported } from './scenario.ts';
import { addUsers, ask, type ChaosUser } from './users.ts';
import { startWriters } from './writers.ts';

const liveBarMs = 2000;
const writing = 5;
const recipesEach = 2;

/** Two instances on one PostgreSQL; the first is killed while people write, follow a list and wait for recipes. */
export async function twoInstances(): Promise<Figure[]> {
  const place = await temporaryDataDirectory();
  const node = await startNode(`${place.path}/cluster`);
  // A model that never responds, so that the first instance dies while waiting for recipes.
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const model = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`;
  const env: Record<string, string> = { DATABASE_URL: node.url(), AI_BASE_URL: model, AI_MODEL: 'none' };
  const products: RunningProduct[] = [];
  try {
    products.push(await startProduct({ env }), await startProduct({ env: { DATABASE_URL: node.url() } }));
    const [first, second] = products as [RunningProduct, RunningProduct];
    const people = await addUsers(first, node.url(), 8);
    const keys = await beginGenerations(first, people.slice(0, writing));
    const origins = [first.origin, second.origin];
    const writers = await startWriters(people, (attempt) => origins[attempt % 2]!);
    const page = followLists(people[0]!, origins);
    writers.resume();
    await timeUntil(() => page.connectedTo() === first.origin && page.changes() > 3);

    await first.kill();
    const killed = performance.now();
    const before = page.changes();
    const live = await timeUntil(() => page.connectedTo() === second.origin && page.changes() > before);
    const changed = await writers.nextAcknowledged(killed);
    await sleep(2000);
    await writers.stop();
    await page.leave();
    const loss = await writers.compare(true, second.origin);

    env.AI_BASE_URL = env.AI_MODEL = '';
    await first.start();
    const finished = await finishGenerations(node, second, people, keys);
    return [
      none('lost or half applied', loss.lost + loss.halfApplied, `${loss.compared}`),
      none('answers other than success or 503 in words', writers.unexpected().length),
      ...writers.unexpected().map((answer) => reported('such an answer', answer)),
      reported('requests that the balancer would repeat', `${writers.failed()}`),
      atMost('from the kill to the next acknowledged change', changed, liveBarMs, 'ms'),
      atMost('from the kill to a live change through the other', live, liveBarMs, 'ms'),
      holds('recipes that it was writing are written once', finished.isRight, finished.seen),
      holds('the other went on', second.crashes() === 0),
    ];
  } finally {
    for (const product of products) await product.remove();
    await node.kill();
    silent.closeAllConnections();
    silent.close();
    await place.remove();
  }
}

async function beginGenerations({ origin }: RunningProduct, people: readonly ChaosUser[]): Promise<string[]> {
  const keys = people.map(() => randomUUID());
  for (const [index, person] of people.entries()) {
    await ask(person, `${origin}/api/taste-profile`, { householdSize: 2 });
    const body = { count: recipesEach, idempotencyKey: keys[index] };
    void ask(person, `${origin}/api/generate-recipes`, body);
  }
  await sleep(2000);
  return keys;
}

/** Skips the ten minutes after which the job takes over a generation. */
async function finishGenerations(
  node: PostgresNode,
  { origin }: RunningProduct,
  people: readonly ChaosUser[],
  keys: string[],
) {
  const count = (sql: string) =>
    withClient(node.url(), async (client) =>
      Number((await client.query<{ count: string }>(sql)).rows[0]?.count),
    );
  const waiting = await count("select count(*) from generations where status = 'running'");
  await withClient(node.url(), (client) =>
    client.query(
      "update pgboss.job set start_after = now() where name = 'finish-generation' and state = 'created'",
    ),
  );
  await timeUntil(
    async () => (await count("select count(*) from generations where status = 'running'")) === 0,
    60_000,
  );
  await sleep(1000);
  let answered = 0;
  for (const [index, key] of keys.entries()) {
    const body = { count: recipesEach, idempotencyKey: key };
    const { body: answer } = await ask(people[index]!, `${origin}/api/generate-recipes`, body);
    answered += (answer as { recipes?: unknown[] } | null)?.recipes?.length ?? 0;
  }
  const stored = await count(
    `select count(*) from recipes where origin = 'composer' and "userId" is not null`,
  );
  const expected = writing * recipesEach;
  const isRight = waiting === writing && answered === expected && stored === expected;
  return { isRight, seen: `${stored} stored, ${answered} answered, of ${expected}` };
}

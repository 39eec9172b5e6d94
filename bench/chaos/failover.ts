import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@plateful/server/db/database.ts';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';
import { startWire } from '@plateful/server/testing/wire.ts';
import { followLists } from './live-lists.ts';
import { startPair } from './postgres-node.ts';
import { startProduct, timeUntil } from './running-product.ts';
import { atMost, type Figure, holds, none, reported } from './scenario.ts';
import { addUsers } from './users.ts';
import { startWriters } from './writers.ts';

const barMs = 10_000;
/** How often the cluster's watchdog checks, and after how many failures it acts; Patroni is slower by default. */
const checkMs = 1000;
const misses = 2;

/** The primary of two PostgreSQL servers dies; the standby takes over its address. */
export async function failover(): Promise<Figure[]> {
  const place = await temporaryDataDirectory();
  const [first, second] = await startPair(place.path);
  const wire = await startWire(first.port);
  try {
    const product = await startProduct({ env: { DATABASE_URL: first.url(wire.port) } });
    try {
      const people = await addUsers(product, first.url(wire.port), 8);
      const writers = await startWriters(people, () => product.origin);
      const page = followLists(people[0]!, [product.origin]);
      writers.resume();
      await timeUntil(() => page.changes() > 3);
      await sleep(1000);

      const killed = performance.now();
      const serving = writers.nextAcknowledged(killed);
      await first.kill();
      for (let missed = 0; missed < misses; missed = (await first.answers()) ? 0 : missed + 1)
        await sleep(checkMs);
      await withClient(second.url(), (client) => client.query('select pg_promote()'));
      wire.moveTo(second.port);
      const errors = await serving;
      const before = page.changes();
      const live = await timeUntil(() => page.changes() > before);
      await sleep(2000);
      await writers.stop();
      await page.leave();
      const loss = await writers.compare(true);
      return [
        reported(
          'changes acknowledged, of which requests repeated',
          `${writers.acknowledged()}, ${writers.failed()}`,
        ),
        none('lost or half applied', loss.lost + loss.halfApplied, `${loss.compared}`),
        none('answers other than success or 503 in words', writers.unexpected().length),
        ...writers.unexpected().map((answer) => reported('such an answer', answer)),
        atMost(
          `errors, ${(checkMs * misses) / 1000} s of it until the failure is noticed`,
          errors,
          barMs,
          'ms',
        ),
        atMost('from then to a live change', live, barMs, 'ms'),
        holds('the server went on', product.crashes() === 0),
      ];
    } finally {
      await product.remove();
    }
  } finally {
    await wire.stop();
    await first.kill();
    await second.kill();
    await place.remove();
  }
}

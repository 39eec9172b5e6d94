import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { signalPostgres } from './postgres-processes.ts';
import { startProduct, statusOf, timeUntil } from './running-product.ts';
import { atMost, holds, none } from './scenario.ts';
import { type Answer, addUsers, ask } from './users.ts';
import { hasMessage, startWriters } from './writers.ts';

/** The target is 60. */
const awaySeconds = Number(process.env.CHAOS_AWAY_SECONDS ?? 20);
const normalBarMs = 2000;
/** Maximum time until a user sees an error message. */
const messageBarMs = 15_000;

/** PostgreSQL is suspended with all connections open: it neither rejects nor answers. */
export async function databaseAway() {
  const product = await startProduct();
  try {
    const people = await addUsers(product, await databaseOf(product), 8);
    const [person] = people;
    const writers = await startWriters(people, () => product.origin);
    writers.resume();
    await sleep(1000);
    signalPostgres(product.dataDir, 'SIGSTOP');
    const ready = statusOf(`${product.origin}/readyz`);
    const answers: Promise<{ answer: Answer; ms: number }>[] = [];
    for (let second = 0; second < awaySeconds; second++) {
      const began = performance.now();
      const asked = ask(person!, `${product.origin}/api/shopping-lists`, undefined, { timeoutMs: 60_000 });
      answers.push(asked.then((answer) => ({ answer, ms: performance.now() - began })));
      await sleep(1000);
    }
    const pages = await statusOf(product.origin);
    const alive = await statusOf(`${product.origin}/healthz`);
    const isStillDown = await statusOf(`${product.origin}/readyz`);
    signalPostgres(product.dataDir, 'SIGCONT');
    const back = performance.now();
    const [changed, readyAgain] = await Promise.all([
      writers.nextAcknowledged(back),
      timeUntil(async () => (await statusOf(`${product.origin}/readyz`)) === 200),
    ]);
    const during = (await Promise.all(answers)).slice(0, -Math.ceil(messageBarMs / 1000));
    await writers.stop();
    const loss = await writers.compare(true);
    return [
      none(
        `reads while away (${awaySeconds} s) not answered 503 in words`,
        during.filter(({ answer }) => !hasMessage(answer)).length,
        `${during.length}`,
      ),
      atMost('the longest wait for words', Math.max(0, ...during.map(({ ms }) => ms)), messageBarMs, 'ms'),
      holds(
        '/readyz says 503',
        (await ready) === 503 && isStillDown === 503,
        `${await ready}, ${isStillDown}`,
      ),
      holds('/healthz and the home page answer', alive === 200 && pages === 200, `${alive}, ${pages}`),
      none('answers other than success or 503 in words', writers.unexpected().length),
      atMost('from its return to the next acknowledged change', changed, normalBarMs, 'ms'),
      atMost('from its return to /readyz', readyAgain, normalBarMs, 'ms'),
      none('lost of what was acknowledged', loss.lost + loss.halfApplied, `${loss.compared}`),
      holds('the server went on', product.crashes() === 0),
    ];
  } finally {
    signalPostgres(product.dataDir, 'SIGCONT');
    await product.remove();
  }
}

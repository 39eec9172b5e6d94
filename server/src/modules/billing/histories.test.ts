import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { expect, test } from 'vitest';
import { runHistories } from '#testing/payment-histories.ts';
import { startTestServer } from '#testing/test-server.ts';

let movedMs = 0;
const clock = {
  now: () => new Date(Date.now() + movedMs),
  move: (ms: number) => {
    movedMs += ms;
  },
};
const server = await startTestServer({ clock });

/** Runs more histories and prints what they did: `PAYMENT_HISTORIES=1000 npm run vitest -- histories`. */
const count = Number(process.env.PAYMENT_HISTORIES ?? 0);
const people = count || caseCount(100);
const seed = Number(process.env.PAYMENT_SEED ?? 2);

test('after any history, with events lost, doubled, late and out of order, both sides agree', {
  timeout: 10_000 * people,
}, async () => {
  const report = await runHistories({ server, clock, people, rounds: 12, seed });
  if (count) console.log(report.done, report.events);
  expect(report.broken).toEqual([]);
  expect(Math.min(...Object.values(report.events))).toBeGreaterThan(0);
  expect(Object.keys(report.done).length).toBeGreaterThan(12);
});

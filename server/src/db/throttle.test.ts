import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { throttles } from './tables/rate-limits.ts';
import { createThrottle } from './throttle.ts';

const { db, close } = await createTestDatabase();
afterAll(close);
let now = new Date('2026-11-20T12:00:00Z');
const throttle = createThrottle({ db, clock: { now: () => now }, secret: 'a secret of the tests' });
const rule = { freeAttempts: 3, firstWait: 10, maxWait: 60, resetAfter: 3600, resetFrom: 'last' } as const;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('three tries are free, then each waits twice as long as the last, up to the longest', async () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries++) expect(await throttle.take(rule, 'ann')).toBeNull();
  for (let tries = 0; tries < 5; tries++) {
    const wait = (await throttle.take(rule, 'ann'))!;
    waits.push(wait);
    pass(wait);
    expect(await throttle.take(rule, 'ann')).toBeNull();
  }
  expect(waits).toEqual([10, 20, 40, 60, 60]);
});

test('another key is not throttled', async () => {
  expect(await throttle.take(rule, 'bob')).toBeNull();
});

test('refused tries do not lengthen the wait', async () => {
  for (let tries = 0; tries < 3; tries++) await throttle.take(rule, 'eager');
  for (let tries = 0; tries < 20; tries++) expect(await throttle.take(rule, 'eager')).toBe(10);
});

test('of a hundred at once three get through', async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => throttle.take(rule, 'crowd')));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test('of two at once the one that came first may be counted last, and does not wait', async () => {
  expect(await throttle.take(rule, 'household')).toBeNull();
  pass(-0.02);
  expect(await throttle.take(rule, 'household')).toBeNull();
  pass(0.02);
});

test('after an hour of quiet all is forgotten', async () => {
  for (let tries = 0; tries < 4; tries++) await throttle.take(rule, 'calm');
  pass(3600);
  for (let tries = 0; tries < 3; tries++) expect(await throttle.take(rule, 'calm')).toBeNull();
  expect(await throttle.take(rule, 'calm')).toBe(10);
});

test('where many share a key, tries are forgotten an hour after the first, however busy it is', async () => {
  const shared = { ...rule, freeAttempts: 8, resetFrom: 'first' } as const;
  for (let tries = 0; tries < 7; tries++) {
    expect(await throttle.take(shared, 'school')).toBeNull();
    pass(500);
  }
  pass(100);
  for (let tries = 0; tries < 8; tries++) expect(await throttle.take(shared, 'school')).toBeNull();
  expect(await throttle.take(shared, 'school')).toBe(10);
});

test('a success gives its own try back and no more', async () => {
  for (let tries = 0; tries < 3; tries++) await throttle.take(rule, 'lucky');
  await throttle.refund('lucky');
  expect(await throttle.take(rule, 'lucky')).toBeNull();
  expect(await throttle.take(rule, 'lucky')).toBe(10);
});

test('the table does not reveal its keys', async () => {
  await throttle.take(rule, 'account', 'ann@example.com');
  expect(JSON.stringify(await db.select().from(throttles))).not.toMatch(/ann|example/);
});

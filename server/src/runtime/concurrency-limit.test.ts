import { expect, test } from 'vitest';
import { createPasswords } from '#adapters/identity/passwords.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

function work() {
  let running = 0;
  let max = 0;
  const finish: (() => void)[] = [];
  return {
    max: () => max,
    finishOne: () => finish.shift()?.(),
    async run() {
      running += 1;
      max = Math.max(max, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('two run at once, and the others get their turn', async () => {
  const inTurn = createConcurrencyLimit(2, 10);
  const { max, finishOne, run } = work();
  const runs = Array.from({ length: 8 }, () => inTurn(run));
  for (let turn = 0; turn < 8; turn++) {
    await settle();
    finishOne();
  }
  await Promise.all(runs);
  expect(max()).toBe(2);
});

test('a caller gets an error when the queue is full, and the next is accepted again', async () => {
  const inTurn = createConcurrencyLimit(1, 1);
  const { finishOne, run } = work();
  const first = inTurn(run);
  const second = inTurn(run);
  await expect(inTurn(run)).rejects.toMatchObject({ code: 'unavailable' });
  await settle();
  finishOne();
  await first;
  await settle();
  finishOne();
  await second;
  const third = inTurn(run);
  await settle();
  finishOne();
  await third;
});

test('work that fails gives its place back', async () => {
  const inTurn = createConcurrencyLimit(1, 0);
  await expect(inTurn(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await inTurn(async () => 'done')).toBe('done');
});

test('an unknown email waits in the same line for the same work', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 1 });
  await passwords.verify(undefined, 'the first one also waits for the decoy');
  const stored = await passwords.hash('correct horse battery');
  for (const hash of [stored, undefined]) {
    const results = await Promise.allSettled([1, 2, 3].map(() => passwords.verify(hash, 'a guess')));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  }
});

test('while passwords are computed the server goes on', async () => {
  const passwords = createPasswords();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  await Promise.all(Array.from({ length: 10 }, () => passwords.hash('correct horse battery')));
  isDone = true;
  // Computed on the event loop itself, each would hold it for one turn.
  expect(turns).toBeGreaterThan(100);
});

test('a password is known by its hash, and no hash by no password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.verify(stored, 'correct horse batter')).toBe(false);
  expect(await passwords.verify(undefined, 'no account has this password')).toBe(false);
});

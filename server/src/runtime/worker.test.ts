import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createWorker } from './worker.ts';

const file = fileURLToPath(new URL('../testing/slow-starting-worker.ts', import.meta.url));

test('the time that a process takes to start is not the time of its first question', async () => {
  const worker = createWorker<{ given: number }, { answer: number }>({
    file,
    args: ['2000'],
    memory: {},
    timeoutMs: 1500,
    maxWaiting: 2,
    idleMs: 60_000,
  });
  expect(await worker.ask({ given: 1 })).toEqual({ answer: 2 });
  expect(await worker.ask({ given: 2 })).toEqual({ answer: 3 });
  await worker.close();
  expect(await worker.ask({ given: 3 })).toEqual({ died: 'closed' });
});

test('a process that kept more memory than it may is replaced before the next question', async () => {
  const settings = { file, args: ['0'], memory: {}, timeoutMs: 10_000, maxWaiting: 2, idleMs: 60_000 };
  const small = createWorker<{ given: number }, { answer: number }>({ ...settings, maxResidentMb: 1 });
  expect(await small.ask({ given: 1 })).toEqual({ answer: 2 });
  expect(small.isRunning()).toBe(false);
  expect(await small.ask({ given: 2 })).toEqual({ answer: 3 });
  await small.close();
  const large = createWorker<{ given: number }, { answer: number }>({ ...settings, maxResidentMb: 10_000 });
  await large.ask({ given: 1 });
  expect(large.isRunning()).toBe(true);
  await large.close();
});

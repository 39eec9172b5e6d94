import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import type { Log } from '#ports/log.ts';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { missing, names, refusal, rows } from './drawn-rows.fixture.ts';
import { createReceiptReader } from './receipt-reader.ts';

const pids: number[] = [];
const log: Log = {
  ...quietLog,
  debug: (details) => {
    if ('pid' in details) pids.push(details.pid as number);
  },
};
// A machine that others use too may take longer than a server allows.
const reader = createReceiptReader({ log, timeoutMs: 120_000 });
afterAll(() => reader.close());

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function ended(pid: number): Promise<void> {
  await vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 });
}

test('of twenty photos at once those that fit the queue are read, and the rest are rejected as busy', async () => {
  const narrow = createReceiptReader({ log: quietLog, maxWaiting: 3 });
  const photo = await drawReceipt(rows.slice(0, 2));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => narrow.read(photo)));
  await narrow.close();
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 16 }, () => 'rejected'),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { reason: 'busy' } });
});

test('an aborted request ends at once, and the others are read', async () => {
  const photo = await drawReceipt(rows.slice(0, 2));
  const being = new AbortController();
  const waiting = new AbortController();
  const first = reader.read(photo, { signal: being.signal });
  const second = reader.read(photo, { signal: waiting.signal });
  const third = reader.read(photo);
  waiting.abort(new Error('gone home'));
  being.abort(new Error('changed my mind'));
  await expect(first).rejects.toThrow('changed my mind');
  await expect(second).rejects.toThrow('gone home');
  expect(missing(await third, names.slice(0, 2))).toEqual([]);
  await expect(reader.read(photo, { signal: AbortSignal.abort(new Error('never came')) })).rejects.toThrow(
    'never came',
  );
});

test('a photo that crashes the reader process fails, and the next one gets a new process', async () => {
  const photo = await drawReceipt(rows.slice(0, 2));
  await reader.read(photo);
  const deadly = reader.read(photo);
  const next = reader.read(photo);
  process.kill(pids.at(-1)!, 'SIGKILL');
  await expect(deadly).rejects.toMatchObject({ reason: 'crashed' });
  expect(missing(await next, names.slice(0, 2))).toEqual([]);
});

test('a photo that takes too long fails, and its reader process is ended', async () => {
  const hasty = createReceiptReader({ log, timeoutMs: 1 });
  expect(await refusal(hasty, await drawReceipt(rows))).toBe('timeout');
  await ended(pids.at(-1)!);
  await hasty.close();
});

test('an idle reader process ends, and the next photo starts a new one', async () => {
  const brief = createReceiptReader({ log, idleMs: 1 });
  const photo = await drawReceipt(rows.slice(0, 2));
  await brief.read(photo);
  const pid = pids.at(-1)!;
  await ended(pid);
  expect((await brief.read(photo)).lines.length).toBeGreaterThan(0);
  expect(pids.at(-1)).not.toBe(pid);
  await brief.close();
});

test('closing ends the reader process, and running, queued and later photos fail', async () => {
  const closing = createReceiptReader({ log });
  const photo = await drawReceipt(rows);
  const failures = Promise.all([refusal(closing, photo), refusal(closing, photo)]);
  await closing.close();
  expect(await failures).toEqual(['crashed', 'crashed']);
  expect(isRunning(pids.at(-1)!)).toBe(false);
  expect(await refusal(closing, photo)).toBe('crashed');
});

const program = `
  import { createReceiptReader } from ${JSON.stringify(new URL('receipt-reader.ts', import.meta.url).href)};
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing, debug: ({ pid }) => pid && console.log(pid) };
  await createReceiptReader({ log }).read(new Uint8Array()).catch(nothing);
`;

test('an idle reader does not keep a program running', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  await ended(Number(stdout));
});

test('the reader process ends when its server is killed', async () => {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const server = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${program}; setInterval(nothing, 1000);`],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(server.stdout, 'data');
  const pid = Number(String(line));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await ended(pid);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ReaderError, type ReaderFailure } from '#ports/receipt-reader.ts';
import { logTo } from '#testing/log-to.ts';
import { type Behavior, startModelEndpoint } from '#testing/model-endpoint.ts';
import { builtInReader, hasty, inColumns, photo, read, rows, says, startVision } from './vision.fixture.ts';
import { type VisionLimits, visionLimits } from './vision-attempt.ts';

const { endpoint, readerFor } = await startVision();

test.each<ReaderFailure>(['format', 'damaged', 'too_large', 'busy', 'timeout', 'crashed'])(
  'a photo that is rejected as “%s” is not sent to the model',
  async (reason) => {
    endpoint.say(says(rows));
    const error = new ReaderError(reason);
    await expect(readerFor({ builtIn: builtInReader(error).reader }).read(photo)).rejects.toBe(error);
    expect(endpoint.requests).toHaveLength(0);
  },
);

test.each<[string, Behavior, outcome: string, requests: number]>([
  ['a wrong key', { mode: 'status', status: 401 }, 'denied', 1],
  ['too many requests', { mode: 'status', status: 429 }, 'limited', 2],
  ['an internal error', { mode: 'status', status: 500 }, 'unavailable', 2],
  ['an unknown model', { mode: 'status', status: 404 }, 'unavailable', 1],
  [
    'a model that sees no pictures',
    { mode: 'status', status: 400, message: 'no image input' },
    'unavailable',
    1,
  ],
  ['a content filter', { mode: 'status', status: 400, code: 'content_filter' }, 'refused', 1],
  ['a lost connection', 'cut', 'unavailable', 1],
  ['an answer that breaks off', 'finish-length', 'malformed', 1],
  ['prose', 'prose', 'malformed', 1],
  ['a wrong shape', 'wrong-shape', 'malformed', 1],
  ['rows that are not strings', says([{ name: 'MILK', price: 2.49 }]), 'malformed', 1],
  ['an extra field', { mode: 'text', text: JSON.stringify({ rows, total: 9.95 }) }, 'malformed', 1],
  ['a bare list', { mode: 'text', text: JSON.stringify(rows) }, 'malformed', 1],
  ['an empty answer', { mode: 'text', text: '' }, 'malformed', 1],
  ['a refusal', 'refusal', 'refused', 1],
  ['no rows', says([]), 'refused', 1],
  ['blank rows', says(['', ' ', '\u200b']), 'refused', 1],
  ['thousands of rows', says(Array.from({ length: 20_000 }, () => 'MILK  2.49')), 'malformed', 1],
  ['too many rows', says(Array.from({ length: 500 }, () => 'MILK  2.49')), 'malformed', 1],
  ['one endless row', says(['MILK 2.49 '.repeat(20_000)]), 'malformed', 1],
  ['too long a row', says([...rows, 'x'.repeat(300)]), 'malformed', 1],
  ['endless prose', { mode: 'text', text: 'MILK '.repeat(20_000) }, 'malformed', 1],
  [
    'another receipt',
    says(['GOURMET', 'CAVIAR  99.00', 'CHAMPAGNE  59.00', 'TOTAL  158.00']),
    'disagrees',
    1,
  ],
  ['half of the receipt', says(rows.slice(0, 3)), 'disagrees', 1],
  ['an answer that follows printed instructions', says(['FREE']), 'disagrees', 1],
])(
  '%s falls back to the built-in lines, with a warning of counts',
  async (_name, behavior, outcome, requests) => {
    endpoint.say(behavior);
    const lines: object[] = [];
    expect(await readerFor({ log: logTo(lines) }).read(photo)).toBe(read);
    expect(endpoint.requests).toHaveLength(requests);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'vision model call for a receipt finished',
        model: 'eye-1',
        outcome,
      }),
    ]);
  },
);

test.each<[Behavior, outcome: string]>([
  ['hang', 'timeout'],
  ['stall', 'stalled'],
])('a model that stops answering (%s) falls back to the built-in lines', async (behavior, outcome) => {
  endpoint.say(behavior);
  const lines: object[] = [];
  expect(await readerFor({ limits: hasty, log: logTo(lines) }).read(photo)).toBe(read);
  expect(lines).toMatchObject([{ level: 'warn', outcome }]);
});

test('an endless answer is aborted to save its cost', async () => {
  endpoint.say({ mode: 'text', text: '{"rows":["'.padEnd(1_000_000, 'MILK ') });
  expect(await readerFor().read(photo)).toBe(read);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('an answer that exceeds the time limit is aborted', async () => {
  endpoint.say(says(rows, { chunkMs: 300 }));
  const lines: object[] = [];
  expect(await readerFor({ limits: { totalMs: 400 }, log: logTo(lines) }).read(photo)).toBe(read);
  expect(lines).toMatchObject([{ level: 'warn', outcome: 'timeout' }]);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('a temporary failure is retried', async () => {
  endpoint.say([{ mode: 'status', status: 503 }, says(rows)]);
  expect((await readerFor().read(photo)).rows).toEqual(inColumns);
  expect(endpoint.requests).toHaveLength(2);
});

test('a server without schema support is asked for plain JSON from then on', async () => {
  endpoint.say([
    { mode: 'status', status: 400, message: 'response_format: unknown type json_schema' },
    says(rows),
  ]);
  const reader = readerFor();
  expect((await reader.read(photo)).rows).toEqual(inColumns);
  expect((await reader.read(photo)).rows).toEqual(inColumns);
  const formats = endpoint.requests.map(({ body }) => (body.response_format as { type: string }).type);
  expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
});

test('after repeated failures the built-in reader answers alone, until the model is tried again', async () => {
  const stopped = await startModelEndpoint();
  await stopped.stop();
  const lines: object[] = [];
  const breaker = { failures: 2, halfOpenAfterMs: 1_500 };
  const reader = readerFor({ limits: { breaker }, log: logTo(lines), url: stopped.url });
  expect(await reader.read(photo)).toBe(read);
  expect(await reader.read(photo)).toBe(read);

  const back = await startModelEndpoint(Number(new URL(stopped.url).port));
  onTestFinished(() => back.stop());
  back.say(says(rows));
  expect(await reader.read(photo)).toBe(read);
  expect(back.requests).toHaveLength(0);
  expect(lines).toMatchObject([
    { outcome: 'unavailable', attempts: 2 },
    { level: 'warn', pauseMs: 1_500, model: 'eye-1' },
    { outcome: 'unavailable', attempts: 2 },
    { outcome: 'unavailable', attempts: 0 },
  ]);

  await expect
    .poll(async () => (await reader.read(photo)).rows, { interval: 100, timeout: 10_000 })
    .toEqual(inColumns);
}, 15_000);

test.each<[string, Behavior, Partial<VisionLimits>]>([
  ['begins too late', 'hang', hasty],
  ['falls silent', 'stall', hasty],
  ['ends too late', says(rows, { chunkMs: 400 }), { totalMs: 800 }],
])('a model that %s every time is paused too', async (_name, behavior, limits) => {
  endpoint.say(behavior);
  const reader = readerFor({ limits: { ...limits, breaker: { failures: 2, halfOpenAfterMs: 60_000 } } });
  for (let times = 0; times < 4; times++) expect(await reader.read(photo)).toBe(read);
  expect(endpoint.requests).toHaveLength(2);
});

test('a wrong key, nonsense or another receipt does not pause the model', async () => {
  const reader = readerFor({ limits: { breaker: { failures: 1, halfOpenAfterMs: 60_000 } } });
  endpoint.say([{ mode: 'status', status: 401 }, 'prose', says(['CAVIAR  99.00']), says(rows)]);
  for (let times = 0; times < 3; times++) expect(await reader.read(photo)).toBe(read);
  expect((await reader.read(photo)).rows).toEqual(inColumns);
});

test('photos beyond the limit and the queue soon fall back to the built-in lines', async () => {
  endpoint.say('hang');
  const queue = { atOnce: 1, waiting: 1, waitMs: 30 };
  const lines: { outcome?: string }[] = [];
  const reader = readerFor({ limits: { queue, firstWordsMs: 800 }, log: logTo(lines) });
  const answers = await Promise.all([1, 2, 3].map(() => reader.read(photo)));
  expect(answers).toEqual([read, read, read]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['busy', 'busy', 'timeout']);
  expect(endpoint.requests).toHaveLength(1);
});

test('a client that disconnects aborts the call to the model at once', async () => {
  endpoint.say('hang');
  const caller = new AbortController();
  const reason = new Error('The browser went away.');
  const lines: object[] = [];
  const reading = readerFor({ log: logTo(lines) }).read(photo, {
    signal: caller.signal,
  });
  await expect.poll(() => endpoint.requests.length).toBe(1);
  caller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
  expect(lines).toMatchObject([{ level: 'info', outcome: 'stopped' }]);

  await expect(readerFor().read(photo, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(endpoint.requests).toHaveLength(1);
});

test('closing does not wait for the model', async () => {
  endpoint.say('hang');
  const { reader: builtIn, seen } = builtInReader();
  const reader = readerFor({ builtIn });
  const reading = reader.read(photo);
  await expect.poll(() => endpoint.requests.length).toBe(1);
  await reader.close();
  expect(await reading).toBe(read);
  expect(seen.isClosed).toBe(true);
});

test('a picture that cannot be sent falls back to the built-in lines', async () => {
  endpoint.say(says(rows));
  const lines: object[] = [];
  const broken = { ...read, picture: new Uint8Array(20) };
  expect(await readerFor({ builtIn: builtInReader(broken).reader, log: logTo(lines) }).read(photo)).toBe(
    broken,
  );
  expect(lines).toMatchObject([{ level: 'warn', error: 'Error' }]);
});

test('an endless line is aborted', async () => {
  let isGone = false;
  const lines: object[] = [];
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .write('data: {"choices":[{"delta":{"content":"');
    response.on('close', () => {
      isGone = true;
    });
    const pour = () => {
      while (!isGone && response.write('M'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  expect(await readerFor({ url, log: logTo(lines) }).read(photo)).toBe(read);
  expect(lines).toMatchObject([{ outcome: 'malformed', attempts: 1 }]);
  await expect.poll(() => isGone).toBe(true);
  server.close();
});

test('by default a photo is answered within a minute of being read', () => {
  expect(visionLimits.totalMs).toBeLessThanOrEqual(60_000);
  expect(visionLimits.breaker.failures).toBeLessThanOrEqual(2);
});

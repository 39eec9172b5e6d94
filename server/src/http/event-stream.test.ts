import { once } from 'node:events';
import { get } from 'node:http';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#errors.ts';
import { acceptsEvents, sendEvents } from './event-stream.ts';

const schema = z.object({ type: z.literal('soup'), name: z.string() });
type Soup = { type: 'soup'; name: string };
type Work = (send: (event: Soup) => void) => Promise<void>;

/** A server whose only page does `work`, and where it is. */
async function serverFor(work: Work) {
  const server = Fastify();
  server.get('/', (request, reply) => sendEvents<Soup>({ request, reply }, schema, work));
  return { server, url: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a silence is filled with comments, so that no proxy hangs up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { server, url } = await serverFor(async (send) => {
    send({ type: 'soup', name: 'Leek' });
    await promise;
  });
  const answer = fetch(url);
  const response = await answer;
  vi.advanceTimersByTime(46_000);
  resolve();
  const text = await response.text();
  expect(text.match(/^: .*$/gm)).toHaveLength(1 + 3);
  expect(text).toContain('data: {"type":"soup","name":"Leek"}\n\n');
  expect(vi.getTimerCount()).toBe(0);
  await server.close();
});

test('fields outside the schema are not sent, and a known error is sent as it is', async () => {
  const { server, url } = await serverFor(async (send) => {
    send({ type: 'soup', name: 'Leek', secret: 'salt' } as Soup);
    throw new AppError('conflict', 'The pot is taken');
  });
  const text = await (await fetch(url)).text();
  expect(text).not.toContain('salt');
  expect(text).toMatch(/data: \{"type":"error","error":\{"message":"The pot is taken","code":"conflict"/);
  await server.close();
});

test('an unexpected error reveals no details', async () => {
  const { server, url } = await serverFor(() => Promise.reject(new Error('password of the cellar')));
  const text = await (await fetch(url)).text();
  expect(text).toContain('"code":"internal"');
  expect(text).not.toContain('cellar');
  await server.close();
});

test('when the listener hangs up, the work goes on to its end and so does the server', async () => {
  const hungUp = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<string>();
  const { server, url } = await serverFor(async (send) => {
    await hungUp.promise;
    for (let bowl = 0; bowl < 100; bowl += 1) send({ type: 'soup', name: `Bowl ${bowl}` });
    finished.resolve('done');
  });
  const gone = Promise.withResolvers<void>();
  server.server.once('request', (_request, response) => response.once('close', () => gone.resolve()));
  const request = get(url);
  const [response] = await once(request, 'response');
  response.destroy();
  await gone.promise;
  hungUp.resolve();
  expect(await finished.promise).toBe('done');
  await server.close();
});

test('a stream whose client does not read is closed before its buffer fills the memory', async () => {
  const hungUp = Promise.withResolvers<void>();
  const name = 'Leek'.repeat(100_000);
  let bowls = 0;
  const { server, url } = await serverFor(async (send) => {
    for (; bowls < 1000; bowls += 1) {
      send({ type: 'soup', name });
      await new Promise(setImmediate);
    }
  });
  server.server.once('request', (_request, response) =>
    response.once('close', () => hungUp.resolve(expect(bowls).toBeLessThan(1000))),
  );
  const request = get(url);
  request.on('error', () => undefined);
  const [response] = await once(request, 'response');
  response.on('error', () => undefined);
  response.pause();
  await hungUp.promise;
  request.destroy();
  await server.close();
});

test.each([
  ['text/event-stream', true],
  ['application/json, Text/Event-Stream;q=0.9', true],
  ['*/*', false],
  [undefined, false],
])('a caller that accepts %s gets events: %s', (accept, expected) => {
  expect(acceptsEvents({ headers: { accept } } as Parameters<typeof acceptsEvents>[0])).toBe(expected);
});

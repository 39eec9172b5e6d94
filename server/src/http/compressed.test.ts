import { request } from 'node:http';
import { zstdDecompressSync } from 'node:zlib';
import { endpoints } from '@plateful/contract/api.ts';
import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const ann = await server.user();

/** As it comes over the wire: fetch unpacks. */
async function bytesOf(path: string, encoding: string) {
  const headers = { cookie: ann.cookies(), 'accept-encoding': encoding };
  const { promise, resolve } = Promise.withResolvers<{ bytes: Buffer; encoding: string | undefined }>();
  request(new URL(path, server.origin), { headers }, async (answer) => {
    const bytes = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
    resolve({ bytes, encoding: answer.headers['content-encoding'] });
  }).end();
  return promise;
}

test('answers are compressed for clients that accept it', async () => {
  const path = '/api/sample-recipes?count=5';
  const plain = await bytesOf(path, 'identity');
  expect(plain.encoding).toBeUndefined();
  for (const encoding of ['zstd', 'br', 'gzip']) {
    const packed = await bytesOf(path, encoding);
    expect(packed.encoding).toBe(encoding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    if (encoding === 'zstd') expect(zstdDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  }
});

test('an answer with a secret is not compressed, because its length would reveal the content', async () => {
  const allEndpoints = Object.values(endpoints).flatMap((module): Endpoint[] => Object.values(module));
  const secret = /"(?:calendarToken|shareToken|secret|feedUrl|url)":/;
  const secretive = allEndpoints.filter(({ method, output, produces, path }) => {
    const schema = JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }));
    return method === 'GET' && !produces && path !== '/api/account/export' && secret.test(schema);
  });
  expect(secretive.length).toBeGreaterThan(1);
  for (const { path, holdsSecret } of secretive) expect(holdsSecret, path).toBe(true);
  expect((await bytesOf('/api/auth/user', 'zstd, br, gzip')).encoding).toBeUndefined();
});

test('polled answers are sent once', async () => {
  for (const path of [
    '/api/week?startDate=2026-11-23',
    '/api/meal-plans?startDate=2026-11-23',
    '/api/shopping-lists',
  ]) {
    const first = await ann.get(path);
    const tag = first.headers.get('etag')!;
    const again = await ann.send('GET', path, undefined, { 'if-none-match': tag });
    expect([again.status, again.text, again.headers.get('etag')], path).toEqual([304, '', tag]);
  }
  await ann.post('/api/shopping-lists', { name: 'Party' });
  const tag = (await ann.get('/api/shopping-lists')).headers.get('etag')!;
  await ann.post('/api/shopping-lists', { name: 'Another' });
  expect((await ann.send('GET', '/api/shopping-lists', undefined, { 'if-none-match': tag })).status).toBe(
    200,
  );
});

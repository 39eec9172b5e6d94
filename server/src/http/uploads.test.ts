import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { accountBounds, photoBounds } from '@plateful/contract/bounds.ts';
import { importBounds } from '@plateful/contract/recipe-import.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { uploadRoom } = server.context.memory;

const routes = [
  ['/api/photos', 'photo', photoBounds.file.max],
  ['/api/upload-receipt', 'receipt', photoBounds.file.max],
  ['/api/recipe-import/file', 'file', importBounds.file],
  ['/api/account/import', 'file', accountBounds.importFile],
] as const;

const underWay: ClientRequest[] = [];

afterEach(async () => {
  for (const one of underWay.splice(0)) one.destroy();
  await vi.waitFor(() => expect(uploadRoom.taken()).toBe(0), { timeout: 20_000 });
});

type Stalled = { person: Person; path: string; field: string; bytes?: number };

/** A file of which only the beginning arrives; `answered` when the server does not wait for the rest. */
function stall({ person, path, field, bytes }: Stalled) {
  const headers = {
    cookie: person.cookies(),
    origin: server.origin,
    'content-type': 'multipart/form-data; boundary=x',
    ...(bytes !== undefined && { 'content-length': bytes }),
  };
  const sent = ask(new URL(path, server.origin), { method: 'POST', headers });
  underWay.push(sent);
  const answered = new Promise<{ status: number; retryAfter: number; text: string }>((resolve) => {
    sent.on('response', (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, retryAfter: Number(answer.headers['retry-after']), text }),
      );
    });
    sent.on('error', () => undefined);
  });
  sent.write(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="file"\r\n\r\nbegun`);
  return answered;
}

const isTaken = (bytes: number) =>
  vi.waitFor(() => expect(uploadRoom.taken()).toBe(bytes), { timeout: 20_000 });

test.each(routes)('%s holds only so many files of one person that stall', async (path, field, max) => {
  const [ann, bob] = [await server.user('pro'), await server.user('pro')];
  const held = { person: ann, path: '/api/photos', field: 'photo', bytes: photoBounds.file.max };
  for (let at = 0; at < 3; at += 1) stall(held);
  await isTaken(3 * held.bytes);
  const { status, retryAfter, text } = await stall({ person: ann, path, field, bytes: max });
  expect([status, JSON.parse(text).code]).toEqual([429, 'rate_limited']);
  expect(text).toContain('still on their way');
  expect(retryAfter).toBeGreaterThan(0);
  // They keep no one else out.
  stall({ person: bob, path, field, bytes: max });
  await isTaken(3 * held.bytes + max);
});

test('a file that does not say how large it is takes room for the largest', async () => {
  const ann = await server.user();
  stall({ person: ann, path: '/api/photos', field: 'photo' });
  await vi.waitFor(() => expect(uploadRoom.taken()).toBeGreaterThan(accountBounds.importFile));
  expect((await stall({ person: ann, path: '/api/photos', field: 'photo' })).status).toBe(429);
});

test('many people who stall at once fill no more than a server has to spare, and room comes back', async () => {
  const bytes = photoBounds.file.max;
  const people = await Promise.all(Array.from({ length: 20 }, () => server.user()));
  for (const person of people) stall({ person, path: '/api/photos', field: 'photo', bytes });
  await isTaken(20 * bytes);
  const bob = await server.user();
  const { status, retryAfter, text } = await stall({
    person: bob,
    path: '/api/photos',
    field: 'photo',
    bytes,
  });
  expect([status, JSON.parse(text).code]).toEqual([503, 'unavailable']);
  expect(text).toContain('many files just now');
  expect(retryAfter).toBeGreaterThan(0);
  underWay.shift()!.destroy();
  await isTaken(19 * bytes);
  stall({ person: bob, path: '/api/photos', field: 'photo', bytes });
  await isTaken(20 * bytes);
});

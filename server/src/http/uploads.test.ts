import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { accountBounds, photoBounds } from '@plateful/contract/bounds.ts';
import { importBounds } from '@plateful/contract/recipe-import.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createByteBudget } from '#runtime/byte-budget.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

let movedMs = 0;
const server = await startTestServer({ clock: { now: () => new Date(Date.now() + movedMs) } });
const { uploadBudget, visitorBodyBudget } = server.context.memory;

const routes = [
  ['/api/photos', 'photo', photoBounds.file.max],
  ['/api/upload-receipt', 'receipt', photoBounds.file.max],
  ['/api/recipe-import/file', 'file', importBounds.file],
  ['/api/account/import', 'file', accountBounds.importFile],
] as const;

const underWay: ClientRequest[] = [];

afterEach(async () => {
  for (const request of underWay.splice(0)) request.destroy();
  await vi.waitFor(() => expect(uploadBudget.taken()).toBe(0), { timeout: 20_000 });
  await vi.waitFor(() => expect(visitorBodyBudget.taken()).toBe(0), { timeout: 20_000 });
});

type Stalled = { path: string; headers: Record<string, string>; bytes?: number; start: string | Buffer };

/** Sends only the beginning of a body; `answered` resolves when the server does not wait for the rest. */
function stall({ path, headers, bytes, start }: Stalled) {
  const all = {
    origin: server.origin,
    ...headers,
    ...(bytes !== undefined && { 'content-length': String(bytes) }),
  };
  const sent = ask(new URL(path, server.origin), { method: 'POST', headers: all });
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
  sent.write(start);
  return answered;
}

function stallFile(person: Person, [path, field, announced]: [string, string, number], arrived: number) {
  return stall({
    path,
    headers: { cookie: person.cookies(), 'content-type': 'multipart/form-data; boundary=x' },
    bytes: announced,
    start: Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="file"\r\n\r\n`),
      Buffer.alloc(arrived),
    ]),
  });
}

const holds = (bytes: number) =>
  vi.waitFor(() => expect(uploadBudget.taken()).toBeGreaterThanOrEqual(bytes), { timeout: 20_000 });
/** What a server may still hold back of what arrived, to recognize the end of a file. */
const heldBack = 100_000;

test.each(routes)('%s holds only so much of one person that stalls', async (path, field, max) => {
  const [ann, bob] = [await server.user('pro'), await server.user('pro')];
  const held = 20_000_000;
  for (let index = 0; index < 3; index += 1)
    stallFile(ann, ['/api/photos', 'photo', photoBounds.file.max], held - 1000);
  await holds(3 * (held - heldBack));
  const { status, retryAfter, text } = await stallFile(ann, [path, field, max], 5_000_000);
  expect([status, JSON.parse(text).code]).toEqual([429, 'rate_limited']);
  expect(text).toContain('still in progress');
  expect(retryAfter).toBeGreaterThan(0);
  // They keep no one else out.
  stallFile(bob, [path, field, max], 5_000_000);
  await holds(3 * (held - heldBack) + 4_900_000);
});

test('announced uploads that never arrive do not block others', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => server.user()));
  for (const person of people) {
    for (let index = 0; index < 3; index += 1) stallFile(person, ['/api/photos', 'photo', 20_000_000], 10);
  }
  const bob = await server.user();
  const form = new FormData();
  form.append('file', new Blob(['{}']), 'file');
  expect((await bob.send('POST', '/api/account/import', form)).status).toBe(400);
});

test('a few users who fill the upload buffer leave a part of it to others', () => {
  const budget = createByteBudget({ perClient: 60, total: 400 });
  const took = ['ann', 'bob', 'cid', 'dan'].map((id) => budget.take(id, 60));
  expect([took, budget.taken()]).toEqual([[null, null, null, null], 240]);
  expect([budget.take('eve', 60), budget.take('eve', 40), budget.take('ann', 1)]).toEqual([
    'ours',
    null,
    'theirs',
  ]);
  budget.release('ann', 60);
  expect(budget.take('ian', 40)).toBeNull();
});

test.each([7, 50])('%i users who take all that they can leave room for one more photo', (many) => {
  const budget = createByteBudget({ perClient: 62, total: 400 });
  let isTaking = true;
  while (isTaking) {
    const took = Array.from({ length: many }, (_, index) => budget.take(`greedy ${index}`, 0.5));
    isTaking = took.includes(null);
  }
  expect(budget.take('ann', 5)).toBeNull();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  '/auth/forgot-password',
  '/api/waitlist',
  '/api/auth/logout',
  `/api/shared-lists/${'x'.repeat(20)}/sync`,
  '/no/such/page',
])('%s holds only so much of an address that stalls', async (path) => {
  const bytes = 60_000;
  const answers = Array.from({ length: 80 }, () =>
    stall({ path, headers: { 'content-type': 'application/json' }, bytes, start: '{' }),
  );
  const first = await Promise.any(answers);
  expect([first.status, first.retryAfter > 0]).toEqual([429, true]);
  expect(visitorBodyBudget.taken()).toBeLessThanOrEqual(4_000_000);
});

test('a visitor’s larger body is rejected before it is received', async () => {
  const { status } = await stall({
    path: '/auth/forgot-password',
    headers: form,
    bytes: 100_000,
    start: 'a',
  });
  expect(status).toBe(400);
});

test('a body that does not get on is cut off, one that does is not', async () => {
  const person = await server.user();
  const photo = stallFile(person, ['/api/photos', 'photo', 20_000_000], 10);
  const text = stall({ path: '/auth/forgot-password', headers: form, bytes: 100, start: 'a' });
  await vi.waitFor(() => expect(visitorBodyBudget.taken()).toBe(100), { timeout: 20_000 });
  stallFile(await server.user(), ['/api/photos', 'photo', 20_000_000], 5_000_000);
  await holds(4_900_000);
  const open = underWay.at(-1)!;
  let isOpen = true;
  open.on('close', () => {
    isOpen = false;
  });
  movedMs += 30_000;
  expect((await Promise.all([photo, text])).map(({ status }) => status)).toEqual([408, 408]);
  expect(isOpen).toBe(true);
});

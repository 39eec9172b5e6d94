import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { ReaderError } from '#ports/receipt-reader.ts';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { drawnReceipt, fetchReceipts, list, photo, rows, upload, uploaded } from './receipts.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });

test('a photo of a receipt becomes items with names, amounts and categories', async () => {
  const ann = await server.user('plus');
  const { receipt, itemsFound, isRepeat, usage } = await uploaded(ann);
  expect(itemsFound).toBe(5);
  expect(isRepeat).toBe(false);
  expect(receipt).toMatchObject({
    userId: ann.id,
    store: 'Corner Market',
    date: '2026-11-19',
    total: 15.9,
    checks: { sum: { printed: 15.66, counted: 15.66, agrees: true } },
    imageUrl: `${list}/${receipt.id}/image`,
    photoProblems: [],
    removedItems: [],
  });
  expect(receipt.parsedItems.map(({ name, category, isFood }) => [name, category, isFood])).toEqual([
    ['baby spinach', 'Produce', true],
    ['bananas', 'Produce', true],
    ['whole milk', 'Dairy', true],
    ['Greek yogurt', 'Dairy', true],
    ['dish soap', 'Other', false],
  ]);
  expect(usage).toEqual({ used: 1, limit: 30, remaining: 29, resetsOn: '2026-12-01' });
  expect(await fetchReceipts(ann)).toMatchObject({ receipts: [{ id: receipt.id }], usage });
});

test('the same photo twice, or another photo of the same receipt, counts once', async () => {
  const ann = await server.user('plus');
  const first = await uploaded(ann);
  const again = await uploaded(ann);
  const tilted = await uploaded(ann, await drawReceipt(rows, { tilt: 2, quality: 80 }));
  for (const other of [again, tilted]) {
    expect(other).toMatchObject({
      isRepeat: true,
      isTasteRefreshed: false,
      receipt: { id: first.receipt.id },
      usage: { used: 1 },
    });
  }
  expect((await fetchReceipts(ann)).receipts).toHaveLength(1);
});

test('the same photo sent five times at once is read once', async () => {
  const ann = await server.user('plus');
  const answers = await Promise.all(Array.from({ length: 5 }, () => uploaded(ann)));
  expect(new Set(answers.map(({ receipt }) => receipt.id)).size).toBe(1);
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
});

test('the same photo uploaded by two users is a receipt of each', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const ids = [(await uploaded(ann)).receipt.id, (await uploaded(bob)).receipt.id];
  expect(new Set(ids).size).toBe(2);
});

test('an upload reports whether it changed the taste insights', async () => {
  const ann = await server.user('plus');
  const receiptOf = (day: number, ...lines: string[]) =>
    drawReceipt(['CORNER MARKET', `11/${day}/2026 10:00`, ...lines, 'TOTAL    3.00']);
  const soap = await uploaded(ann, await receiptOf(18, 'DISH SOAP    3.00'));
  expect(soap).toMatchObject({
    isTasteRefreshed: false,
    tasteInsights: { cuisines: [], nutritionGoals: [] },
  });
  const thai = ['FISH SAUCE    1.00', 'LEMONGRASS    1.00', 'COCONUT MILK    0.50', 'THAI BASIL    0.50'];
  expect(await uploaded(ann, await receiptOf(17, ...thai))).toMatchObject({
    isTasteRefreshed: true,
    tasteInsights: { cuisines: expect.arrayContaining(['Thai']) },
  });
});

test('a picture without text is not kept and does not count', async () => {
  const ann = await server.user('plus');
  const blank = await drawReceipt(['']);
  expect(await uploaded(ann, blank)).toMatchObject({
    receipt: { id: null, parsedItems: [] },
    itemsFound: 0,
    usage: { used: 0 },
  });
  expect(await fetchReceipts(ann)).toMatchObject({ receipts: [], usage: { used: 0 } });
});

test.each<[string, () => Uint8Array, string]>([
  ['nothing', () => new Uint8Array(), 'This file is empty'],
  ['text', () => Buffer.from('no photo at all, only words'), 'not a photo that Plateful can read'],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'not a photo that Plateful can read',
  ],
  ['half a photo', () => photo.subarray(0, photo.length / 2), 'damaged or incomplete'],
  ['too large a file', () => new Uint8Array(20_000_001).fill(255), 'at most 20 MB'],
])('%s gets a clear error and uses no quota', async (_, content, message) => {
  const ann = await server.user('plus');
  const answer = await upload(ann, content());
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(message) });
  expect(await fetchReceipts(ann)).toMatchObject({ receipts: [], usage: { used: 0 } });
});

test('a request without a photo, with two, or without a form gets an error that says what to send', async () => {
  const ann = await server.user('plus');
  const two = new FormData();
  for (const name of ['a.jpg', 'b.jpg']) two.append('receipt', new Blob([new Uint8Array(photo)]), name);
  for (const [answer, message] of [
    [await upload(ann, photo, { field: 'picture' }), 'in the field "receipt"'],
    [await ann.send('POST', '/api/upload-receipt', two), 'one'],
    [await ann.send('POST', '/api/upload-receipt', new FormData()), 'in the field "receipt"'],
    [await ann.post('/api/upload-receipt', { receipt: 'x' }), 'multipart/form-data'],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
  }
});

test('users without a paid plan are asked to upgrade, and visitors to sign in', async () => {
  const ann = await server.user('free');
  const answer = await upload(ann, photo);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({
    message: 'Upgrade your plan to upload receipts and automate taste preferences updates.',
  });
  const visitor = server.visitor() as Person;
  expect((await upload(visitor, photo)).status).toBe(401);
  for (const stranger of [await visitor.get(list), await visitor.delete(`${list}/${crypto.randomUUID()}`)]) {
    expect(stranger.status).toBe(401);
  }
});

test('parallel uploads use exactly what is left of the quota', async () => {
  const ann = await server.user('plus');
  await server.context.db
    .insert(groceryReceipts)
    .values(Array.from({ length: 28 }, () => ({ userId: ann.id, processedAt: now })));
  const photos = await Promise.all([1, 2, 3, 4].map(drawnReceipt));
  const answers = await Promise.all(photos.map((content) => upload(ann, content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
    code: 'limit_reached',
    message: "You've reached your 30-receipt limit this month. Uploads reset on December 1, 2026.",
  });
  expect((await fetchReceipts(ann)).usage).toMatchObject({ used: 30, remaining: 0 });
});

/** Sends a request and closes the connection without waiting for an answer. */
async function hangUp(person: Person, headers: Record<string, string>, body: Uint8Array): Promise<void> {
  const url = new URL('/api/upload-receipt', server.origin);
  const sending = request(url, { method: 'POST', headers: { cookie: person.cookies(), ...headers } });
  sending.on('error', () => undefined);
  sending.write(body);
  // Long enough to arrive, too short to be read.
  await wait(150);
  sending.destroy();
}

test('a photo is read even if the client disconnects after sending it; an incomplete one does not count', async () => {
  const ann = await server.user('plus');
  const data = new FormData();
  data.append('receipt', new Blob([new Uint8Array(photo)]), 'receipt.jpg');
  const form = new Response(data);
  const type = form.headers.get('content-type')!;
  const body = Buffer.from(await form.arrayBuffer());
  const headers = { 'content-type': type, 'content-length': `${body.length}` };
  await hangUp(ann, headers, body.subarray(0, body.length - 200));
  await hangUp(ann, headers, body);
  await expect.poll(async () => (await fetchReceipts(ann)).receipts.length, { timeout: 15_000 }).toBe(1);
  expect((await fetchReceipts(ann)).usage.used).toBe(1);
});

test('a reader that crashes uses no quota and gives a clear error', async () => {
  const ann = await server.user('plus');
  const { receiptReader } = server.context;
  server.context.receiptReader = {
    ...receiptReader,
    read: async () => {
      throw new ReaderError('crashed');
    },
  };
  const answer = await upload(ann, photo);
  server.context.receiptReader = receiptReader;
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('process that receipt') });
  expect((await fetchReceipts(ann)).usage.used).toBe(0);
  expect((await uploaded(ann)).itemsFound).toBe(5);
});

test('a receipt that was read is kept with its photo, even when the answer about it fails', async () => {
  const ann = await server.user('plus');
  // Nothing can be learned from this one, so every answer about the user's taste fails.
  const spoiled = { userId: ann.id, parsedItems: 'spoiled' as never };
  const [row] = await server.context.db.insert(groceryReceipts).values(spoiled).returning();
  expect((await upload(ann, photo)).status).toBe(500);
  await server.context.db.delete(groceryReceipts).where(eq(groceryReceipts.id, row!.id));
  const { receipts } = await fetchReceipts(ann);
  expect(receipts).toHaveLength(1);
  expect((await ann.get(receipts[0]!.imageUrl!)).status).toBe(200);
});

test('a reading that was interrupted long ago neither counts nor blocks the same photo', async () => {
  const ann = await server.user('plus');
  const { photoDigest } = (await server.context.db.select().from(groceryReceipts)).find(
    (row) => row.extractedText?.includes('CORNER MARKET') && row.total === 15.9,
  )!;
  const longAgo = new Date(now.getTime() - 3_600_000);
  await server.context.db
    .insert(groceryReceipts)
    .values({ userId: ann.id, status: 'reading', photoDigest, processedAt: longAgo });
  expect((await fetchReceipts(ann)).usage.used).toBe(0);
  expect(await uploaded(ann)).toMatchObject({ isRepeat: false, itemsFound: 5, usage: { used: 1 } });
});

import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { GroceryReceipt, ReceiptUsage, TasteInsights } from '@plateful/contract/receipts.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { users } from '#db/tables/users.ts';
import { ReaderError } from '#ports/receipt-reader.ts';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { sweepPhotos } from './sweep-photos.service.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const list = '/api/grocery-receipts';

type Uploaded = {
  receipt: GroceryReceipt & { id: string | null };
  itemsFound: number;
  tasteInsights: { cuisines: string[]; nutritionGoals: string[] };
  isTasteRefreshed: boolean;
  isRepeat: boolean;
  usage: ReceiptUsage;
};
type Listed = { receipts: GroceryReceipt[]; insights: TasteInsights; usage: ReceiptUsage };

const rows = [
  '         CORNER MARKET          ',
  '      11/19/2026   17:42        ',
  'PRODUCE                         ',
  'BABY SPINACH            3.49 F  ',
  'BANANAS  4011           1.40 F  ',
  'DAIRY                           ',
  'WHOLE MILK GAL          3.29 F  ',
  'GRK YOGURT              4.29 F  ',
  'HOUSEHOLD                       ',
  'DISH SOAP               3.19 T  ',
  'SUBTOTAL               15.66    ',
  'TAX                     0.24    ',
  'TOTAL                  15.90    ',
];
const photo = await drawReceipt(rows);

/** Another receipt for each number: another day, another total. */
const drawnReceipt = (number: number) =>
  drawReceipt([
    '         CORNER MARKET          ',
    `      10/${String(1 + (number % 28)).padStart(2, '0')}/2026   17:42        `,
    `LEMONS                  ${number}.49 F  `,
    'BABY SPINACH            3.49 F  ',
    `TOTAL                  ${number + 3}.98    `,
  ]);

function upload(person: Person, content: Uint8Array, { name = 'receipt.jpg', field = 'receipt' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return person.send('POST', '/api/upload-receipt', form);
}

async function uploaded(person: Person, content: Uint8Array = photo): Promise<Uploaded> {
  const answer = await upload(person, content);
  expect(answer.body, answer.text).toHaveProperty('receipt');
  return answer.body as Uploaded;
}

const listed = async (person: Person) => (await person.get(list)).body as Listed;

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
    ['greek yogurt', 'Dairy', true],
    ['dish soap', 'Other', false],
  ]);
  expect(usage).toEqual({ used: 1, limit: 30, remaining: 29, resetsOn: '2026-12-01' });
  expect(await listed(ann)).toMatchObject({ receipts: [{ id: receipt.id }], usage });
});

test('the photo is kept for its owner alone, re-encoded and without metadata', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const { receipt } = await uploaded(ann);
  const answer = await fetch(`${server.origin}${receipt.imageUrl}`, { headers: { cookie: ann.cookies() } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('private');
  const content = Buffer.from(await answer.arrayBuffer());
  expect(content.subarray(8, 12).toString()).toBe('WEBP');
  expect(content.includes('EXIF')).toBe(false);
  expect((await bob.get(receipt.imageUrl!)).status).toBe(404);
  expect((await server.visitor().get(receipt.imageUrl!)).status).toBe(401);
});

test('a deleted receipt is gone with its photo and all that it said', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const keys = () => server.context.fileStore.list(`receipts/${ann.id}/`);
  expect(await keys()).toHaveLength(1);
  expect((await ann.delete(`${list}/${receipt.id}`)).body).toEqual({ success: true });
  expect(await listed(ann)).toMatchObject({ receipts: [], insights: { likedFoods: [] }, usage: { used: 0 } });
  expect((await ann.get(receipt.imageUrl!)).status).toBe(404);
  expect(await keys()).toEqual([]);
  expect((await ann.delete(`${list}/${receipt.id}`)).status).toBe(404);
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
  expect((await listed(ann)).receipts).toHaveLength(1);
});

test('the same photo sent five times at once is read once', async () => {
  const ann = await server.user('plus');
  const answers = await Promise.all(Array.from({ length: 5 }, () => uploaded(ann)));
  expect(new Set(answers.map(({ receipt }) => receipt.id)).size).toBe(1);
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
});

test('the same photo of two people is a receipt of each', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const ids = [(await uploaded(ann)).receipt.id, (await uploaded(bob)).receipt.id];
  expect(new Set(ids).size).toBe(2);
});

test('a receipt says whether it changed what is known of taste', async () => {
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

test('a picture without print is not kept and does not count', async () => {
  const ann = await server.user('plus');
  const blank = await drawReceipt(['']);
  expect(await uploaded(ann, blank)).toMatchObject({
    receipt: { id: null, parsedItems: [] },
    itemsFound: 0,
    usage: { used: 0 },
  });
  expect(await listed(ann)).toMatchObject({ receipts: [], usage: { used: 0 } });
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
])('%s gets a clear error, and the month is as it was', async (_, content, message) => {
  const ann = await server.user('plus');
  const answer = await upload(ann, content());
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(message) });
  expect(await listed(ann)).toMatchObject({ receipts: [], usage: { used: 0 } });
});

test('a form without the photo, with two, or no form at all is told what to send', async () => {
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

test('another user’s receipt cannot be seen, corrected or deleted', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const { receipt } = await uploaded(ann);
  const item = `${list}/${receipt.id}/items/0`;
  expect((await bob.delete(`${list}/${receipt.id}`)).status).toBe(404);
  expect((await bob.patch(item, { name: 'mine' })).status).toBe(404);
  expect((await bob.delete(item)).status).toBe(404);
  expect((await listed(ann)).receipts).toHaveLength(1);
});

test('parallel uploads at the end of the month are exactly as many as are left', async () => {
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
  expect((await listed(ann)).usage).toMatchObject({ used: 30, remaining: 0 });
});

test('receipts come page by page, each once, and say their insights of all', async () => {
  const ann = await server.user('plus');
  const times = [3, 1, 2, 2, 5].map((day) => new Date(now.getTime() - day * 86_400_000));
  await server.context.db
    .insert(groceryReceipts)
    .values(times.map((processedAt) => ({ userId: ann.id, processedAt })));
  const whole = await listed(ann);
  const page = async (query: string) =>
    (await ann.get(`${list}?${query}`)).body as Listed & { nextCursor: string | null; total?: number };
  const first = await page('limit=3');
  const second = await page(`limit=3&cursor=${first.nextCursor}`);
  expect([first.total, second.nextCursor, second.total]).toEqual([5, null, undefined]);
  expect([...first.receipts, ...second.receipts]).toEqual(whole.receipts);
  expect(second.insights).toEqual(whole.insights);
  expect(((await page('limit=0')) as unknown as { code: string }).code).toBe('invalid_input');
});

test('the month is the one of the user’s time zone', async () => {
  const ann = await server.user('plus');
  await server.context.db.insert(groceryReceipts).values({ userId: ann.id, processedAt: now });
  const before = now;
  // New Year in UTC+14 comes fourteen hours before New Year in UTC.
  now = new Date('2026-11-30T12:00:00Z');
  expect((await listed(ann)).usage).toMatchObject({ used: 1, resetsOn: '2026-12-01' });
  await server.context.db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  expect((await listed(ann)).usage).toMatchObject({ used: 0, resetsOn: '2027-01-01' });
  now = before;
});

test('a correction holds for all lines of the same words, and for the next receipt of the store', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const soap = receipt.parsedItems.find(({ text }) => text === 'DISH SOAP')!;
  const place = `${list}/${receipt.id}/items/${soap.id}`;
  const { body } = await ann.patch(place, { name: 'tofu', food: 'tofu', category: 'Protein' });
  const corrected = { name: 'tofu', food: 'tofu', category: 'Protein', isFood: true, isCorrected: true };
  expect((body as { receipt: GroceryReceipt }).receipt.parsedItems[4]).toMatchObject(corrected);
  const next = await uploaded(
    ann,
    await drawReceipt(['CORNER MARKET', '11/18/2026 10:00', 'DISH SOAP    3.19', 'TOTAL    3.19']),
  );
  expect(next.receipt.parsedItems).toMatchObject([{ text: 'DISH SOAP', ...corrected, isGuess: false }]);
  const elsewhere = await uploaded(
    ann,
    await drawReceipt(['TRADER JOES', '11/17/2026 10:00', 'DISH SOAP    3.19', 'TOTAL    3.19']),
  );
  expect(elsewhere.receipt.parsedItems).toMatchObject([
    { name: 'dish soap', isFood: false, isCorrected: false },
  ]);
});

test('two meanings of one item are a conflict with both values, and edits of other fields are merged', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const { id, name, food, category } = receipt.parsedItems.find(({ text }) => text === 'DISH SOAP')!;
  const place = `${list}/${receipt.id}/items/${id}`;
  const seen = { name, food, category };
  await ann.patch(place, { name: 'silken tofu', seen });
  const merged = await ann.patch(place, { category: 'Pantry', seen });
  expect((merged.body as { receipt: GroceryReceipt }).receipt.parsedItems[4]).toMatchObject({
    name: 'silken tofu',
    category: 'Pantry',
  });
  const refused = await ann.patch(place, { name: 'oat milk', seen });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'Changed in another place meanwhile: DISH SOAP. Please choose which to keep.',
    conflicts: [{ field: 'item', yours: { name: 'oat milk' }, theirs: { name: 'silken tofu' } }],
  });
  expect((await ann.patch(place, { seen })).status).toBe(400);
});

test('a removed item says nothing any more, stays out of the next receipt, and can be put back', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const place = `${list}/${receipt.id}/items/0`;
  type Changed = { receipt: GroceryReceipt };
  const removed = (await ann.delete(place)).body as Changed;
  expect(removed.receipt.parsedItems.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(removed.receipt.removedItems).toMatchObject([{ id: 0, text: 'BABY SPINACH' }]);
  const next = await uploaded(ann, await drawnReceipt(7));
  expect(next.itemsFound).toBe(1);
  expect(next.receipt.removedItems).toMatchObject([{ text: 'BABY SPINACH' }]);
  const back = (await ann.patch(place, { isRemoved: false })).body as Changed;
  expect(back.receipt.parsedItems[0]).toMatchObject({ text: 'BABY SPINACH', isCorrected: false });
  expect(back.receipt.removedItems).toEqual([]);
});

test('an item that is not there, a food that is none and an empty change get clear errors', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const items = `${list}/${receipt.id}/items`;
  expect((await ann.patch(`${items}/99`, { name: 'x' })).status).toBe(404);
  expect((await ann.delete(`${items}/99`)).status).toBe(404);
  for (const change of [
    {},
    { food: 'unicorn' },
    { category: 'Sweets' },
    { name: '' },
    { name: 'x'.repeat(81) },
  ]) {
    expect((await ann.patch(`${items}/0`, change)).status).toBe(400);
  }
  expect((await ann.patch(`${items}/one`, { name: 'x' })).status).toBe(400);
});

test('foods to choose from begin with what was typed', async () => {
  const ann = await server.user();
  const { body } = await ann.get('/api/foods?query=spin');
  expect((body as { foods: { name: string }[] }).foods[0]).toMatchObject({
    name: 'spinach',
    category: 'Produce',
  });
  expect((await ann.get('/api/foods?query=')).status).toBe(400);
  expect((await ann.get('/api/foods?query=zzzz')).body).toEqual({ foods: [] });
  expect((await server.visitor().get('/api/foods?query=spin')).status).toBe(401);
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

test('a photo is read even if the client disconnects after sending it, and before that nothing counts', async () => {
  const ann = await server.user('plus');
  const data = new FormData();
  data.append('receipt', new Blob([new Uint8Array(photo)]), 'receipt.jpg');
  const form = new Response(data);
  const type = form.headers.get('content-type')!;
  const body = Buffer.from(await form.arrayBuffer());
  const headers = { 'content-type': type, 'content-length': `${body.length}` };
  await hangUp(ann, headers, body.subarray(0, body.length - 200));
  await hangUp(ann, headers, body);
  await expect.poll(async () => (await listed(ann)).receipts.length, { timeout: 15_000 }).toBe(1);
  expect((await listed(ann)).usage.used).toBe(1);
});

test('a reader that dies gives the month back and a clear error', async () => {
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
  expect((await listed(ann)).usage.used).toBe(0);
  expect((await uploaded(ann)).itemsFound).toBe(5);
});

test('a receipt that was read stays with its photo, even when the answer about it fails', async () => {
  const ann = await server.user('plus');
  // Nothing can be learned from this one, so every answer about the user's taste fails.
  const spoiled = { userId: ann.id, parsedItems: 'spoiled' as never };
  const [row] = await server.context.db.insert(groceryReceipts).values(spoiled).returning();
  expect((await upload(ann, photo)).status).toBe(500);
  await server.context.db.delete(groceryReceipts).where(eq(groceryReceipts.id, row!.id));
  const { receipts } = await listed(ann);
  expect(receipts).toHaveLength(1);
  expect((await ann.get(receipts[0]!.imageUrl!)).status).toBe(200);
});

test('a photo whose reading was cut off long ago neither counts nor keeps the same photo out', async () => {
  const ann = await server.user('plus');
  const { photoDigest } = (await server.context.db.select().from(groceryReceipts)).find(
    (row) => row.extractedText?.includes('CORNER MARKET') && row.total === 15.9,
  )!;
  const longAgo = new Date(now.getTime() - 3_600_000);
  await server.context.db
    .insert(groceryReceipts)
    .values({ userId: ann.id, status: 'reading', photoDigest, processedAt: longAgo });
  expect((await listed(ann)).usage.used).toBe(0);
  expect(await uploaded(ann)).toMatchObject({ isRepeat: false, itemsFound: 5, usage: { used: 1 } });
});

test('a photo whose receipt is gone is swept, the others stay', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const orphan = `receipts/${ann.id}/${crypto.randomUUID()}.webp`;
  await server.context.fileStore.write(orphan, photo);
  await sweepPhotos(server.context);
  expect(await server.context.fileStore.list(`receipts/${ann.id}/`)).toEqual([
    `receipts/${ann.id}/${receipt.id}.webp`,
  ]);
});

import type { GroceryReceipt } from '@plateful/contract/receipts.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { users } from '#db/tables/users.ts';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import { startTestServer } from '#testing/test-server.ts';
import { deleteOrphanedPhotos } from './delete-orphaned-photos.service.ts';
import { drawnReceipt, fetchReceipts, type Listed, list, photo, uploaded } from './receipts.fixture.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });

test('the photo is shown to its owner alone, re-encoded and without metadata', async () => {
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

test('deleting a receipt deletes its photo and its insights', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const keys = () => server.context.fileStore.list(`receipts/${ann.id}/`);
  expect(await keys()).toHaveLength(1);
  expect((await ann.delete(`${list}/${receipt.id}`)).body).toEqual({ success: true });
  expect(await fetchReceipts(ann)).toMatchObject({
    receipts: [],
    insights: { likedFoods: [] },
    usage: { used: 0 },
  });
  expect((await ann.get(receipt.imageUrl!)).status).toBe(404);
  expect(await keys()).toEqual([]);
  expect((await ann.delete(`${list}/${receipt.id}`)).status).toBe(404);
});

test('another user’s receipt cannot be seen, corrected or deleted', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const { receipt } = await uploaded(ann);
  const item = `${list}/${receipt.id}/items/0`;
  expect((await bob.delete(`${list}/${receipt.id}`)).status).toBe(404);
  expect((await bob.patch(item, { name: 'mine' })).status).toBe(404);
  expect((await bob.delete(item)).status).toBe(404);
  expect((await fetchReceipts(ann)).receipts).toHaveLength(1);
});

test('receipts are listed page by page, each once, with the insights of all', async () => {
  const ann = await server.user('plus');
  const times = [3, 1, 2, 2, 5].map((day) => new Date(now.getTime() - day * 86_400_000));
  await server.context.db
    .insert(groceryReceipts)
    .values(times.map((processedAt) => ({ userId: ann.id, processedAt })));
  const full = await fetchReceipts(ann);
  const page = async (query: string) =>
    (await ann.get(`${list}?${query}`)).body as Listed & { nextCursor: string | null; total?: number };
  const first = await page('limit=3');
  const second = await page(`limit=3&cursor=${first.nextCursor}`);
  expect([first.total, second.nextCursor, second.total]).toEqual([5, null, undefined]);
  expect([...first.receipts, ...second.receipts]).toEqual(full.receipts);
  expect(second.insights).toEqual(full.insights);
  expect(((await page('limit=0')) as unknown as { code: string }).code).toBe('invalid_input');
});

test('the month is the one of the user’s time zone', async () => {
  const ann = await server.user('plus');
  await server.context.db.insert(groceryReceipts).values({ userId: ann.id, processedAt: now });
  const before = now;
  // New Year in UTC+14 comes fourteen hours before New Year in UTC.
  now = new Date('2026-11-30T12:00:00Z');
  expect((await fetchReceipts(ann)).usage).toMatchObject({ used: 1, resetsOn: '2026-12-01' });
  await server.context.db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  expect((await fetchReceipts(ann)).usage).toMatchObject({ used: 0, resetsOn: '2027-01-01' });
  now = before;
});

test('a correction applies to all lines of the same words, and to the next receipt of the store', async () => {
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

test('two corrections of one item are a conflict with both values, and edits of other fields are merged', async () => {
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
    message: 'Changed elsewhere in the meantime: DISH SOAP. Please choose which version to keep.',
    conflicts: [{ field: 'item', yours: { name: 'oat milk' }, theirs: { name: 'silken tofu' } }],
  });
  expect((await ann.patch(place, { seen })).status).toBe(400);
});

test('a removed item no longer counts, stays out of the next receipt, and can be put back', async () => {
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

test('a missing item, an unknown food and an empty change get clear errors', async () => {
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

test('suggested foods start with the typed text', async () => {
  const ann = await server.user();
  const { body } = await ann.get('/api/foods?query=spin');
  expect((body as { foods: { name: string }[] }).foods[0]).toMatchObject({
    name: 'spinach',
    category: 'Produce',
  });
  expect((await ann.get('/api/foods?query=')).status).toBe(400);
  expect((await ann.get('/api/foods?query=zzzz')).body).toEqual({ foods: [], section: null });
  for (const [typed, section] of [
    ['eggs', 'Protein'],
    ['spring onions', 'Produce'],
    ['flour', 'Pantry'],
    ['semi-skimmed milk', 'Dairy'],
    ['nappies', null],
  ]) {
    expect((await ann.get(`/api/foods?query=${typed}`)).body, typed!).toMatchObject({ section });
  }
  expect((await server.visitor().get('/api/foods?query=spin')).status).toBe(401);
});

test('a photo whose receipt was deleted is swept, the others stay', async () => {
  const ann = await server.user('plus');
  const { receipt } = await uploaded(ann);
  const orphan = `receipts/${ann.id}/${crypto.randomUUID()}.webp`;
  await server.context.fileStore.write(orphan, photo);
  await deleteOrphanedPhotos(server.context);
  expect(await server.context.fileStore.list(`receipts/${ann.id}/`)).toEqual([
    `receipts/${ann.id}/${receipt.id}.webp`,
  ]);
});

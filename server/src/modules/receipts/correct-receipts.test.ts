import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { GroceryReceipt, ReceiptItem } from '@plateful/contract/receipts.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts, receiptCorrections } from '#db/tables/grocery-receipts.ts';
import { imported } from '#testing/account-files.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const list = '/api/grocery-receipts';

type Row = Partial<typeof groceryReceipts.$inferInsert>;

const item = (id: number, text: string, food: string, price: number, more: Partial<ReceiptItem> = {}) => ({
  ...{ id, text, name: text.toLowerCase(), food, price, amount: 1, unit: 'kg' as const },
  ...{ category: 'Produce' as const, isFood: true, isGuess: false, isCorrected: false, isRemoved: false },
  ...more,
});

/** As it was read: the tomatoes' price has lost its point, and the eggs are missing. */
const misread = {
  total: 7.98,
  date: '2026-11-18',
  parsedItems: [item(0, 'TOMATOES', 'tomato', 299), item(1, 'LEEKS', 'leek', 2)],
  checks: {
    sum: { printed: 7.98, counted: 301, agrees: false },
    itemCount: { printed: 3, counted: 2, agrees: false },
  },
};

async function stored(person: Person, row: Row = misread): Promise<string> {
  const [receipt] = await server.context.db
    .insert(groceryReceipts)
    .values({ userId: person.id, processedAt: now, ...row })
    .returning();
  return `${list}/${receipt!.id}`;
}

function receiptIn(answer: { status: number; body: unknown; text: string }): GroceryReceipt {
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { receipt: GroceryReceipt }).receipt;
}

async function tomatoPrice(person: Person): Promise<unknown> {
  const { body } = await person.get('/api/prices');
  const { foods } = body as { foods: { food: string; paid: { price: number; store: string | null }[] }[] };
  return foods.find(({ food }) => food === 'tomato')?.paid[0];
}

test('a misread price, a missed item and the head are put right, and sums and prices follow', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  expect(await tomatoPrice(ann)).toMatchObject({ price: 299, store: null });

  const priced = receiptIn(await ann.patch(`${receipt}/items/0`, { price: 2.99, amount: 500, unit: 'g' }));
  expect(priced.parsedItems[0]).toMatchObject({ price: 2.99, amount: 500, unit: 'g', isCorrected: false });
  expect(priced.checks.sum).toEqual({ printed: 7.98, counted: 4.99, agrees: false });

  const eggs = { name: 'Eggs', food: 'egg', category: 'Dairy', amount: 6, unit: 'each', price: 2.99 };
  const withEggs = receiptIn(await ann.post(`${receipt}/items`, eggs));
  expect(withEggs.parsedItems[2]).toMatchObject({
    ...eggs,
    id: 2,
    text: 'Eggs',
    isFood: true,
    isAdded: true,
  });
  expect(withEggs.checks.sum).toEqual({ printed: 7.98, counted: 7.98, agrees: true });

  const head = { store: 'trader joes', date: '2026-11-17', total: 8.5, currency: '£' };
  const headed = receiptIn(await ann.patch(receipt, head));
  expect(headed).toMatchObject({ ...head, store: "Trader Joe's" });
  expect(headed.checks.sum).toEqual({ printed: 8.5, counted: 7.98, agrees: false });
  expect(await tomatoPrice(ann)).toMatchObject({ price: 5.98, store: "Trader Joe's", day: '2026-11-17' });

  const bare = receiptIn(await ann.patch(receipt, { store: null, date: null, total: null }));
  expect(bare).toMatchObject({ store: null, date: null, total: null, checks: { sum: null } });
});

test('amount and price are corrected on one line, the food on all lines with the same text', async () => {
  const ann = await server.user('plus');
  const twice = [item(0, 'LEEKS', 'leek', 2), item(1, 'LEEKS', 'leek', 3)];
  const receipt = await stored(ann, { ...misread, parsedItems: twice });
  const { parsedItems } = receiptIn(
    await ann.patch(`${receipt}/items/0`, { name: 'leeks', price: 1, amount: 4 }),
  );
  expect(parsedItems.map(({ name, price, amount }) => [name, price, amount])).toEqual([
    ['leeks', 1, 4],
    ['leeks', 3, 1],
  ]);
});

test('an added item that is removed counts no longer, and can be put back', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const soap = { name: 'Soap', food: null, category: 'Other', amount: 1, unit: 'each', price: 3 };
  const { parsedItems, checks } = receiptIn(await ann.post(`${receipt}/items`, soap));
  expect(parsedItems.at(-1)).toMatchObject({ isFood: false, price: 3 });
  const removed = receiptIn(await ann.delete(`${receipt}/items/2`));
  expect(removed.removedItems).toMatchObject([{ name: 'Soap' }]);
  expect([checks.sum?.counted, removed.checks.sum?.counted]).toEqual([304, 301]);
  const back = receiptIn(await ann.patch(`${receipt}/items/2`, { isRemoved: false }));
  expect(back.checks.sum?.counted).toBe(304);
});

test('corrections of items are assigned to the store once it is known', async () => {
  const ann = await server.user('plus');
  const aldi = await stored(ann, { ...misread, store: 'Aldi' });
  await ann.patch(`${aldi}/items/0`, { name: 'vine tomatoes' });
  const nowhere = await stored(ann);
  await ann.patch(`${nowhere}/items/1`, { name: 'baby leeks' });
  const moved = receiptIn(await ann.patch(nowhere, { store: 'ALDI' }));
  expect(moved).toMatchObject({
    store: 'Aldi',
    parsedItems: [{ name: 'vine tomatoes' }, { name: 'baby leeks' }],
  });
  const next = receiptIn(await ann.patch(await stored(ann), { store: 'Aldi' }));
  expect(next.parsedItems).toMatchObject([{ name: 'vine tomatoes' }, { name: 'baby leeks' }]);
});

test('a supposed restaurant bill is made one of groceries, and back', async () => {
  const ann = await server.user('plus');
  const parsedItems = misread.parsedItems.map((item) => ({ ...item, isRemoved: true }));
  const receipt = await stored(ann, { ...misread, parsedItems, photoProblems: ['dark', 'restaurant'] });
  const groceries = receiptIn(await ann.patch(receipt, { isGroceries: true }));
  expect(groceries).toMatchObject({ photoProblems: ['dark'], removedItems: [] });
  expect(groceries.parsedItems).toHaveLength(2);
  const bill = receiptIn(await ann.patch(receipt, { isGroceries: false }));
  expect(bill).toMatchObject({ photoProblems: ['dark', 'restaurant'], parsedItems: [] });
  expect(bill.removedItems).toHaveLength(2);
});

test('conflicting corrections of one field are reported, others are merged', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const seen = { store: null, date: misread.date, total: misread.total, currency: '$' };
  receiptIn(await ann.patch(receipt, { store: 'Aldi', seen }));
  expect(receiptIn(await ann.patch(receipt, { total: 8, seen }))).toMatchObject({ store: 'Aldi', total: 8 });
  const refused = await ann.patch(receipt, { store: 'Lidl', seen });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'Changed elsewhere in the meantime: Store. Please choose which version to keep.',
    conflicts: [{ field: 'store', yours: 'Lidl', theirs: 'Aldi' }],
  });

  const { name, food, category, amount, unit, price } = misread.parsedItems[0]!;
  const place = `${receipt}/items/0`;
  await ann.patch(place, { price: 2.99 });
  const other = await ann.patch(place, { price: 3.99, seen: { name, food, category, amount, unit, price } });
  expect(other.body).toMatchObject({ conflicts: [{ yours: { price: 3.99 }, theirs: { price: 2.99 } }] });
});

test.each([
  ['nothing', {}],
  ['a day in the future', { date: '2026-11-23' }],
  ['no day', { date: '2026-02-30' }],
  ['no currency of ours', { currency: '¤' }],
  ['a store of blanks', { store: '  ' }],
  ['a total below nothing', { total: -1 }],
])('%s is refused for a receipt', async (_, change) => {
  const ann = await server.user('plus');
  const answer = await ann.patch(await stored(ann), change);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
});

test('an item without a name, of no food of ours, or on a full receipt is refused', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const leek = { name: 'Leeks', food: 'leek', category: 'Produce', amount: 1, unit: 'each', price: null };
  for (const change of [
    { name: ' ' },
    { food: 'unicorn' },
    { amount: 0 },
    { unit: 'spoon' },
    { price: '1' },
  ]) {
    expect((await ann.post(`${receipt}/items`, { ...leek, ...change })).status).toBe(400);
  }
  const many = Array.from({ length: 300 }, (_, id) => item(id, 'LEEKS', 'leek', 1));
  const full = await ann.post(`${await stored(ann, { ...misread, parsedItems: many })}/items`, leek);
  expect([full.status, full.body]).toMatchObject([409, { message: 'A receipt can have at most 300 items' }]);
});

test('another user’s receipt is not found, and a visitor is asked to sign in', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const receipt = await stored(ann);
  const leek = { name: 'Leeks', food: 'leek', category: 'Produce', amount: 1, unit: 'each', price: null };
  expect((await bob.patch(receipt, { total: 1 })).status).toBe(404);
  expect((await bob.post(`${receipt}/items`, leek)).status).toBe(404);
  expect((await server.visitor().patch(receipt, { total: 1 })).status).toBe(401);
});

test('the latest corrections are remembered, up to the limit of an account', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const former = Array.from({ length: receiptBounds.corrections }, (_, index) => ({
    ...{ userId: ann.id, store: 'elsewhere', text: `words ${index}`, name: 'Rice', food: 'rice' },
    ...{ category: 'Pantry' as const, isFood: true, isRemoved: false, isGuess: false },
    updatedAt: new Date(now.getTime() - 1000 * (index + 1)),
  }));
  for (let from = 0; from < former.length; from += 1000) {
    await server.context.db.insert(receiptCorrections).values(former.slice(from, from + 1000));
  }
  await ann.patch(`${receipt}/items/1`, { name: 'Fennel' });
  const corrections = await server.context.db
    .select({ name: receiptCorrections.name, text: receiptCorrections.text })
    .from(receiptCorrections)
    .where(eq(receiptCorrections.userId, ann.id));
  expect(corrections).toHaveLength(receiptBounds.corrections);
  expect(corrections.map(({ name }) => name)).toContain('Fennel');
  expect(corrections.map(({ text }) => text)).not.toContain(former.at(-1)!.text);
});

test('an account whose receipts hold too much takes no further items until one is deleted', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const full = await stored(ann, { extractedText: 'x'.repeat(receiptBounds.allBytes) });
  const eggs = { name: 'Eggs', food: 'egg', category: 'Dairy', amount: 6, unit: 'each', price: 2.99 };
  expect((await ann.post(`${receipt}/items`, eggs)).body).toMatchObject({ code: 'limit_reached' });
  await ann.delete(full);
  expect(receiptIn(await ann.post(`${receipt}/items`, eggs)).parsedItems).toHaveLength(3);
});

test.each([
  ['a huge price', { price: 1e308 }],
  ['a price far below nothing', { price: -1e308 }],
  ['a huge amount', { amount: 1e308 }],
  ['hardly anything for much', { amount: 5e-324, price: 1e308 }],
  ['nothing', { amount: 0, price: 5e-324 }],
])('a receipt of a file that says %s spoils no page, and can be corrected', async (_, figures) => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const sum = { printed: 1e308, counted: -1e308, agrees: false };
  await stored(ann, {
    ...{ ...misread, date: '2026-11-19', checks: { sum, itemCount: sum } },
    parsedItems: [0, 1, 2].map((id) => item(id, 'TOMATOES', 'tomato', 2, figures)),
  });
  const { body } = await ann.get('/api/account/export');
  await imported(bob, body as object);
  const paths = ['/api/prices', '/api/spending', '/api/at-home', list, '/api/week-cost?startDate=2026-11-16'];
  for (const path of paths) expect((await bob.get(path)).status, path).toBe(200);
  const [receipt] = ((await bob.get(list)).body as { receipts: GroceryReceipt[] }).receipts;
  receiptIn(await bob.patch(`${list}/${receipt!.id}`, { store: 'Aldi' }));
  receiptIn(await bob.patch(`${list}/${receipt!.id}/items/1`, { price: 1 }));
});

test('hardly anything of a food is not an amount: its price per kilogram would have no end', async () => {
  const ann = await server.user('plus');
  const receipt = await stored(ann);
  const tiny = { amount: 5e-324, price: 1_000_000 };
  expect((await ann.patch(`${receipt}/items/0`, tiny)).status).toBe(400);
  receiptIn(await ann.patch(`${receipt}/items/0`, { ...tiny, amount: 0.001 }));
  expect((await ann.get('/api/prices')).status).toBe(200);
});

test('what was stored with invisible characters can be put right by a page that shows it', async () => {
  const ann = await server.user('plus');
  const row = {
    ...misread,
    store: 'Al\u200bdi',
    parsedItems: [item(0, 'MILK', 'milk', 2, { name: 'mi\u2060lk' })],
  };
  const receipt = await stored(ann, row);
  const { body } = await ann.get(list);
  const [shown] = (body as { receipts: GroceryReceipt[] }).receipts;
  const { store, date, total, currency } = shown!;
  const { name, food, category } = shown!.parsedItems[0]!;
  receiptIn(await ann.patch(`${receipt}/items/0`, { name: 'oat milk', seen: { name, food, category } }));
  const seen = { store, date, total, currency };
  expect(receiptIn(await ann.patch(receipt, { store: 'Lidl', seen }))).toMatchObject({ store: 'Lidl' });
});

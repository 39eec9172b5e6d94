import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formerShoppingItems, shoppingItems } from '#db/tables/shopping-lists.ts';
import { collectEvents } from '#testing/collect-events.ts';
import {
  addition,
  aList,
  at,
  emptyList,
  generate,
  listOf,
  path,
  planned,
  range,
  rowsOf,
  sync,
} from '#testing/lists.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

test('two phones that check items off at once keep both, and receive each other’s', async () => {
  const ann = await server.user();
  const { id, items, version } = await aList(ann);
  const [first, second] = items;
  const [a, b] = await Promise.all([
    sync(ann, id, [{ item: first!.id, at: at(0, 'phoneone'), set: { checked: true } }], version),
    sync(ann, id, [{ item: second!.id, at: at(0, 'phonetwo'), set: { checked: true } }], version),
  ]);
  expect([a.status, b.status]).toEqual([200, 200]);
  const after = await sync(ann, id, [], version);
  expect(after.changes.items.map((item) => [item.id, item.checked]).sort()).toEqual(
    [first!, second!].map((item) => [item.id, true]).sort(),
  );
});

test('a list keeps the latest former items, and those that one change replaced together', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const changes = Math.ceil(600 / items.length);
  for (let counter = 0; counter < changes; counter += 1) {
    const set = { note: `Note ${counter}` };
    const operations = items.map((item) => ({ item: item.id, at: at(0, 'ourphone', counter), set }));
    expect((await sync(ann, id, operations)).status).toBe(200);
  }
  const rows = await server.context.db
    .select({ version: formerShoppingItems.version })
    .from(formerShoppingItems)
    .where(eq(formerShoppingItems.listId, id));
  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(rows.length).toBeLessThan(500 + items.length);
  expect(rows.filter(({ version }) => version === rows[0]!.version)).toHaveLength(items.length);
});

test('an operation that is repeated, or older than the last, changes nothing', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const item = items[0]!.id;
  const tick = { item, at: at(-1), set: { checked: true } };
  const { changes } = await sync(ann, id, [tick]);
  expect((await sync(ann, id, [tick])).changes.version).toBe(changes.version);
  await sync(ann, id, [{ item, at: at(-2), set: { checked: false } }]);
  expect((await listOf(ann, id)).items.find((listed) => listed.id === item)!.checked).toBe(true);
});

test('a removed item stays removed, unless it was changed later', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const item = items[0]!.id;
  await sync(ann, id, [{ item, at: at(-1), set: { isRemoved: true } }]);
  const late = await sync(ann, id, [{ item, at: at(-2), set: { checked: true } }]);
  expect(late.changes.removed).toContain(item);
  const later = await sync(ann, id, [{ item, at: at(0), set: { note: 'the ripe ones' } }]);
  expect(later.changes.items.find((listed) => listed.id === item)).toMatchObject({
    note: 'the ripe ones',
    checked: true,
  });
});

test('own items are added, and a phone with a clock far ahead does not win for ever', async () => {
  const ann = await server.user();
  const { id } = await aList(ann);
  const item = randomUUID();
  await sync(ann, id, [{ item, at: at(24 * 365), set: { ingredient: 'nappies', amount: 1, unit: 'whole' } }]);
  const { changes } = await sync(ann, id, [{ item, at: at(49), set: { amount: 2 } }]);
  expect(changes.items.find((listed) => listed.id === item)).toMatchObject({
    ingredient: 'nappies',
    amount: 2,
    isOwn: true,
    category: 'Other',
  });
});

test.each([
  ['an operation without a time', { item: randomUUID(), set: { checked: true } }],
  ['an invalid time', { item: randomUUID(), at: 'soon', set: { checked: true } }],
  ['an item without an id', { at: at(0), set: { checked: true } }],
  ['an id that is not a UUID', { item: 'milk', at: at(0), set: { checked: true } }],
  ['a negative amount', { item: randomUUID(), at: at(0), set: { amount: -1 } }],
  ['a name without letters', { item: randomUUID(), at: at(0), set: { ingredient: ' ' } }],
  ['an unknown section', { item: randomUUID(), at: at(0), set: { category: 'Magic' } }],
])('%s is rejected together with the rest of the call', async (_, operation) => {
  const ann = await server.user();
  const { id, items, version } = await aList(ann);
  const tick = { item: items[0]!.id, at: at(0), set: { checked: true } };
  expect((await sync(ann, id, [tick, operation])).status).toBe(400);
  expect((await listOf(ann, id)).version).toBe(version);
});

test('the last check-off archives the list, and the list can be restored', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const ticks = items.map(({ id: item }) => ({ item, at: at(-1), set: { checked: true } }));
  expect((await sync(ann, id, ticks.slice(1))).changes.isArchived).toBe(false);
  expect((await sync(ann, id, ticks.slice(0, 1))).changes.isArchived).toBe(true);
  const back = { item: null, at: at(1), set: { isArchived: false, name: 'Saturday' } };
  expect((await sync(ann, id, [back])).changes).toMatchObject({ isArchived: false, name: 'Saturday' });
});

test('a client that sends the whole list does not revert check marks that it had not seen', async () => {
  const ann = await server.user();
  const { id } = await aList(ann);
  const { items } = await listOf(ann, id);
  const phone = await server.elsewhere(ann);
  await sync(phone, id, [{ item: items[0]!.id, at: at(0), set: { checked: true } }]);
  const added = randomUUID();
  await sync(phone, id, [{ item: added, at: at(0), set: { ingredient: 'tea' } }]);
  const bare = items.map(({ ingredient, amount, unit, category }, index) => ({
    ingredient,
    amount,
    unit,
    category,
    checked: index === 1,
  }));
  const { body } = await ann.send('PATCH', `${path}/${id}`, { items: bare.slice(0, -1) });
  const after = (body as { shoppingList: ShoppingList }).shoppingList.items;
  const checked = after.filter((item) => item.checked).map((item) => item.id);
  expect(checked.sort()).toEqual([items[0]!.id, items[1]!.id].sort());
  expect(after.map((item) => item.id)).toContain(added);
  expect(after.map((item) => item.id)).not.toContain(items.at(-1)!.id);
});

test('generating the same days again keeps check-offs, edits and own items, and adds only the rest', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const own = randomUUID();
  const [ticked, edited, removed] = items;
  await sync(ann, id, [
    { item: ticked!.id, at: at(0), set: { checked: true } },
    { item: edited!.id, at: at(0), set: { amount: 99, note: 'for the freezer' } },
    { item: removed!.id, at: at(0), set: { isRemoved: true } },
    { item: own, at: at(0), set: { ingredient: 'foil' } },
  ]);
  await planned(ann, 3, 'lunch');
  expect((await listOf(ann, id)).isOutdated).toBe(true);
  const again = (await generate(ann)).list;
  expect(again.id).toBe(id);
  expect(again.isOutdated).toBe(false);
  const byId = new Map(again.items.map((item) => [item.id, item]));
  expect(byId.get(ticked!.id)).toMatchObject({ checked: true, amount: ticked!.amount });
  expect(byId.get(edited!.id)).toMatchObject({ amount: 99, note: 'for the freezer' });
  expect(byId.get(own)).toMatchObject({ ingredient: 'foil', isOwn: true });
  expect(byId.has(removed!.id)).toBe(false);
  const { body } = await ann.post('/api/generate-shopping-list', { ...range, endDate: '2026-11-28' });
  const fresh = (body as { shoppingList: ShoppingList }).shoppingList;
  for (const { foodId, ingredient, amount, unit } of fresh.items) {
    if ([edited, removed].some((item) => item!.foodId === foodId)) continue;
    const same = again.items.filter((item) => item.foodId === foodId && item.unit === unit);
    const total = same.reduce((sum, item) => sum + item.amount, 0);
    expect(total, ingredient).toBeCloseTo(amount, 2);
  }
});

test('a removed item that was changed later is needed when the days are generated again', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const [item] = items;
  await sync(ann, id, [
    { item: item!.id, at: at(-2), set: { isRemoved: true } },
    { item: item!.id, at: at(-1), set: { note: 'after all' } },
  ]);
  await planned(ann, 3, 'lunch');
  const again = (await generate(ann)).list;
  const { body } = await ann.post('/api/generate-shopping-list', { ...range, endDate: '2026-11-28' });
  const fresh = (body as { shoppingList: ShoppingList }).shoppingList.items;
  const needed = fresh.find(({ foodId }) => foodId === item!.foodId)!;
  expect(again.items.find((listed) => listed.id === item!.id)).toMatchObject({
    note: 'after all',
    amount: needed.amount,
    needed: needed.needed,
  });
});

test('open pages are notified of changes on another device, but not of other users’', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { id, items } = await aList(ann);
  const bobs = await aList(bob);
  // Another page of the same server follows something else already.
  const planner = collectEvents(bob, server.origin, '/api/week-events');
  for (let round = 0; !planner.received().includes('changed'); round++) {
    const note = { type: 'addNote', note: `Round ${round}`, date: '2026-11-25', mealType: 'dinner' };
    await bob.post('/api/week-edits', { actions: [note] });
    await pause(50);
  }
  const page = collectEvents(ann, server.origin, '/api/shopping-list-events');
  await sync(bob, bobs.id, [{ item: bobs.items[0]!.id, at: at(0), set: { checked: true } }]);
  // The stream of events may still be opening: changes are made until one arrives.
  for (let round = 0; !page.received().includes('changed'); round++) {
    const set = { checked: round % 2 === 0 };
    await sync(ann, id, [{ item: items[0]!.id, at: at(0, 'ourphone', round), set }]);
    await pause(50);
  }
  expect(page.received()).toContain(id);
  expect(page.received()).not.toContain(bobs.id);
  await page.leave();
  await planner.leave();
});

type Removal = { rows: number; daysAgo: number; from?: number };

const idOfRow = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Rows of items that were added and removed. */
async function insertRemoved(person: Person, listId: string, { rows, daysAgo, from = 0 }: Removal) {
  const time = at(-24 * daysAgo);
  const own = { ingredient: 'tea', amount: 1, unit: '', category: 'Other' as const, isRemoved: true };
  const times = Object.fromEntries(Object.keys(own).map((field) => [field, time]));
  await server.context.db.insert(shoppingItems).values(
    Array.from({ length: rows }, (_, index) => {
      const id = idOfRow(from + index);
      return { listId, id, userId: person.id, planned: null, own, times, version: 1 } as const;
    }),
  );
}

test('a full list drops items that were removed long ago, and they do not come back', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  await insertRemoved(ann, id, { rows: 2500, daysAgo: 40 });
  await insertRemoved(ann, id, { rows: 500, daysAgo: 20, from: 2500 });
  const added = randomUUID();
  expect((await sync(ann, id, [addition(added)])).status).toBe(200);
  expect((await listOf(ann, id)).items.map((item) => item.id)).toEqual([added]);
  // Removals that devices may not know of are still sent.
  const { changes } = await sync(ann, id, []);
  expect(changes.removed.toSorted()).toEqual(
    Array.from({ length: 500 }, (_, index) => idOfRow(2500 + index)),
  );
  // The addition of a dropped item is sent again, late.
  expect((await sync(ann, id, [addition(idOfRow(0), -24 * 41)])).status).toBe(200);
  expect((await listOf(ann, id)).items.map((item) => item.id)).toEqual([added]);
});

test('a planned item that was removed long ago does not come back to a full list', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const [first] = items;
  await sync(ann, id, [{ item: first!.id, at: at(-24 * 40), set: { isRemoved: true } }]);
  await insertRemoved(ann, id, { rows: shoppingBounds.maxRows - items.length, daysAgo: 40 });
  await sync(ann, id, [addition(randomUUID())]);
  expect(await rowsOf(server, id)).toBe(items.length + 1);
  expect((await generate(ann)).list.items.map((item) => item.id)).not.toContain(first!.id);
});

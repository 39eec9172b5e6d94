import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ListChanges, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formerShoppingItems, shoppingItems } from '#db/tables/shopping-lists.ts';
import type { Browser } from '#testing/browser.ts';
import { collectEvents } from '#testing/collect-events.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/shopping-lists';
const range = { startDate: '2026-11-23', endDate: '2026-11-29' };
const hour = 3_600_000;

async function planned(person: Person, index = 3, mealType = 'dinner'): Promise<void> {
  const recipeId = sampleRecipes[index]!.id;
  await person.post('/api/meal-plans', { recipeId, date: '2026-11-24', mealType });
}

async function generated(person: Person): Promise<ShoppingList> {
  const { body } = await person.post('/api/generate-shopping-list', range);
  return (body as { shoppingList: ShoppingList }).shoppingList;
}

async function aList(person: Person): Promise<ShoppingList> {
  await planned(person);
  return generated(person);
}

async function listOf(person: Browser, id: string): Promise<ShoppingList> {
  const { body } = await person.get(path);
  return (body as { shoppingLists: ShoppingList[] }).shoppingLists.find((list) => list.id === id)!;
}

async function sync(browser: Browser, id: string, operations: object[], since = 0) {
  const answer = await browser.post(`${path}/${id}/sync`, { since, operations });
  return { ...answer, changes: answer.body as ListChanges };
}

/** A time so many hours from now, on a device. */
function at(hours: number, device = 'ourphone', counter = 0) {
  return timeOf(Date.now() + hours * hour, counter, device);
}

test('two phones that tick at once keep both ticks, and see each other’s', async () => {
  const ann = await server.user();
  const { id, items, version } = await aList(ann);
  const [first, second] = items;
  const [one, other] = await Promise.all([
    sync(ann, id, [{ item: first!.id, at: at(0, 'phoneone'), set: { checked: true } }], version),
    sync(ann, id, [{ item: second!.id, at: at(0, 'phonetwo'), set: { checked: true } }], version),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const after = await sync(ann, id, [], version);
  expect(after.changes.items.map((item) => [item.id, item.checked]).sort()).toEqual(
    [first!, second!].map((item) => [item.id, true]).sort(),
  );
});

test('of former items a list keeps the latest, and what one change replaced whole', async () => {
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

test('the same operation twice, or an older one late, changes nothing', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const item = items[0]!.id;
  const tick = { item, at: at(-1), set: { checked: true } };
  const { changes } = await sync(ann, id, [tick]);
  expect((await sync(ann, id, [tick])).changes.version).toBe(changes.version);
  await sync(ann, id, [{ item, at: at(-2), set: { checked: false } }]);
  expect((await listOf(ann, id)).items.find((one) => one.id === item)!.checked).toBe(true);
});

test('an item that was taken off stays off, unless it was changed after that', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const item = items[0]!.id;
  await sync(ann, id, [{ item, at: at(-1), set: { isRemoved: true } }]);
  const late = await sync(ann, id, [{ item, at: at(-2), set: { checked: true } }]);
  expect(late.changes.removed).toContain(item);
  const later = await sync(ann, id, [{ item, at: at(0), set: { note: 'the ripe ones' } }]);
  expect(later.changes.items.find((one) => one.id === item)).toMatchObject({
    note: 'the ripe ones',
    checked: true,
  });
});

test('items of one’s own are added, and a phone days ahead of its time does not rule for ever', async () => {
  const ann = await server.user();
  const { id } = await aList(ann);
  const item = randomUUID();
  await sync(ann, id, [{ item, at: at(24 * 365), set: { ingredient: 'nappies', amount: 1, unit: 'whole' } }]);
  const { changes } = await sync(ann, id, [{ item, at: at(49), set: { amount: 2 } }]);
  expect(changes.items.find((one) => one.id === item)).toMatchObject({
    ingredient: 'nappies',
    amount: 2,
    isOwn: true,
    category: 'Other',
  });
});

test.each([
  ['an operation without a time', { item: randomUUID(), set: { checked: true } }],
  ['a time that is none', { item: randomUUID(), at: 'soon', set: { checked: true } }],
  ['an item without an id', { at: at(0), set: { checked: true } }],
  ['an item of no uuid', { item: 'milk', at: at(0), set: { checked: true } }],
  ['an amount below nothing', { item: randomUUID(), at: at(0), set: { amount: -1 } }],
  ['a name without letters', { item: randomUUID(), at: at(0), set: { ingredient: ' ' } }],
  ['a section that shops lack', { item: randomUUID(), at: at(0), set: { category: 'Magic' } }],
])('%s is refused, and nothing else of the call happens', async (_, operation) => {
  const ann = await server.user();
  const { id, items, version } = await aList(ann);
  const tick = { item: items[0]!.id, at: at(0), set: { checked: true } };
  expect((await sync(ann, id, [tick, operation])).status).toBe(400);
  expect((await listOf(ann, id)).version).toBe(version);
});

test('the list archives itself with the last tick, also over two phones, and comes back', async () => {
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

test('generating the same days again keeps ticks, edits and own items, and asks for the rest alone', async () => {
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
  const again = await generated(ann);
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

test('an item that was taken off and changed after that is asked for when the days are generated again', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const [item] = items;
  await sync(ann, id, [
    { item: item!.id, at: at(-2), set: { isRemoved: true } },
    { item: item!.id, at: at(-1), set: { note: 'after all' } },
  ]);
  await planned(ann, 3, 'lunch');
  const again = await generated(ann);
  const { body } = await ann.post('/api/generate-shopping-list', { ...range, endDate: '2026-11-28' });
  const fresh = (body as { shoppingList: ShoppingList }).shoppingList.items;
  const needed = fresh.find(({ foodId }) => foodId === item!.foodId)!;
  expect(again.items.find((one) => one.id === item!.id)).toMatchObject({
    note: 'after all',
    amount: needed.amount,
    needed: needed.needed,
  });
});

test('a link lets others tick without an account, until it is taken back', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const { shareToken } = (await ann.post(`${path}/${id}/share`)).body as { shareToken: string };
  const shared = `/api/shared-lists/${shareToken}`;
  const guest = server.visitor();
  const seen = await guest.get(shared);
  expect((seen.body as { list: ListChanges }).list.items).toHaveLength(items.length);
  expect(seen.text).not.toContain(ann.id);
  const operations = [{ item: items[0]!.id, at: at(0, 'theguest'), set: { checked: true } }];
  expect((await guest.post(`${shared}/sync`, { since: 0, operations })).status).toBe(200);
  expect((await listOf(ann, id)).items.filter((item) => item.checked)).toHaveLength(1);
  expect((await ann.delete(`${path}/${id}/share`)).status).toBe(200);
  expect((await guest.get(shared)).status).toBe(404);
  expect((await guest.post(`${shared}/sync`, { since: 0, operations })).status).toBe(404);
});

test('a link tells what an item is for, and leads neither to the recipe nor to the day', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const meals = items.flatMap((item) => item.meals);
  expect(meals[0]).toMatchObject({ recipeId: expect.any(String), date: expect.any(String) });
  const { shareToken } = (await ann.post(`${path}/${id}/share`)).body as { shareToken: string };
  const shared = `/api/shared-lists/${shareToken}`;
  const operations = [{ item: items[0]!.id, at: at(0, 'theguest'), set: { note: 'two' } }];
  const answers = [
    await server.visitor().get(shared),
    await server.visitor().post(`${shared}/sync`, { since: 0, operations }),
  ];
  for (const { text } of answers) {
    expect(text).toContain(JSON.stringify(meals[0]!.title));
    for (const meal of meals)
      for (const told of [meal.recipeId!, meal.date!]) expect(text).not.toContain(told);
  }
});

test('open pages hear of a change on another device, and of no one else’s', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { id, items } = await aList(ann);
  const bobs = await aList(bob);
  // Another page of the same server follows something else already.
  const planner = collectEvents(bob, server.origin, '/api/week-events');
  for (let round = 0; !planner.heard().includes('changed'); round++) {
    const note = { type: 'addNote', note: `Round ${round}`, date: '2026-11-25', mealType: 'dinner' };
    await bob.post('/api/week-edits', { actions: [note] });
    await pause(50);
  }
  const page = collectEvents(ann, server.origin, '/api/shopping-list-events');
  await sync(bob, bobs.id, [{ item: bobs.items[0]!.id, at: at(0), set: { checked: true } }]);
  // The connection that listens may still be opening: changes are made until one is heard.
  for (let round = 0; !page.heard().includes('changed'); round++) {
    const set = { checked: round % 2 === 0 };
    await sync(ann, id, [{ item: items[0]!.id, at: at(0, 'ourphone', round), set }]);
    await pause(50);
  }
  expect(page.heard()).toContain(id);
  expect(page.heard()).not.toContain(bobs.id);
  await page.leave();
  await planner.leave();
});

type Removal = { rows: number; daysAgo: number; from?: number };

const idOfRow = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Rows of things that were added and removed. */
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

const rowsOf = async (listId: string) =>
  (await server.context.db.select().from(shoppingItems).where(eq(shoppingItems.listId, listId))).length;

async function emptyList(person: Person): Promise<string> {
  const { body } = await person.post(path, { name: 'Market' });
  return (body as { shoppingList: ShoppingList }).shoppingList.id;
}

const addition = (item: string, hours = 0) => ({
  item,
  at: at(hours),
  set: { ingredient: 'milk', amount: 1, unit: '', category: 'Dairy' },
});

test('a full list forgets what was removed long ago, and nothing of it comes back', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  await insertRemoved(ann, id, { rows: 2500, daysAgo: 40 });
  await insertRemoved(ann, id, { rows: 500, daysAgo: 20, from: 2500 });
  const added = randomUUID();
  expect((await sync(ann, id, [addition(added)])).status).toBe(200);
  expect((await listOf(ann, id)).items.map((item) => item.id)).toEqual([added]);
  // What devices may not know yet is still told.
  const { changes } = await sync(ann, id, []);
  expect(changes.removed.toSorted()).toEqual(
    Array.from({ length: 500 }, (_, index) => idOfRow(2500 + index)),
  );
  // The addition of something forgotten comes once more, late.
  expect((await sync(ann, id, [addition(idOfRow(0), -24 * 41)])).status).toBe(200);
  expect((await listOf(ann, id)).items.map((item) => item.id)).toEqual([added]);
});

test('what a plan asks for and was removed long ago does not come back to a full list', async () => {
  const ann = await server.user();
  const { id, items } = await aList(ann);
  const [first] = items;
  await sync(ann, id, [{ item: first!.id, at: at(-24 * 40), set: { isRemoved: true } }]);
  await insertRemoved(ann, id, { rows: shoppingBounds.maxRows - items.length, daysAgo: 40 });
  await sync(ann, id, [addition(randomUUID())]);
  expect(await rowsOf(id)).toBe(items.length + 1);
  expect((await generated(ann)).items.map((item) => item.id)).not.toContain(first!.id);
});

async function sharedBy(person: Person, id: string): Promise<string> {
  const { body } = await person.post(`${path}/${id}/share`, {});
  return `/api/shared-lists/${(body as { shareToken: string }).shareToken}/sync`;
}

test('who has the link fills only a part of a list, and the rest is left for its owner', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  const shared = await sharedBy(ann, id);
  const guest = server.visitor();
  const send = () => {
    const operations = Array.from({ length: shoppingBounds.operations }, () => {
      const { item, at: time, set } = addition(randomUUID());
      return { item, at: time, set: { ...set, isRemoved: true } };
    });
    return guest.post(shared, { since: 0, operations });
  };
  for (let at = 0; at < 4; at += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining('ask its owner') }),
  ]);
  expect(await rowsOf(id)).toBe(shoppingBounds.maxRowsByLink);
  const added = randomUUID();
  expect((await sync(ann, id, [addition(added)])).status).toBe(200);
  // What is there can still be ticked by the link.
  const tick = { since: 0, operations: [{ item: added, at: at(1), set: { checked: true } }] };
  expect((await guest.post(shared, tick)).status).toBe(200);
});

test('a link neither renames nor archives a list, and takes back what its last tick archived', async () => {
  const ann = await server.user();
  const id = await emptyList(ann);
  const shared = await sharedBy(ann, id);
  const guest = server.visitor();
  const change = (hours: number, set: object) =>
    guest.post(shared, { since: 0, operations: [{ item: null, at: at(hours), set }] });
  for (const set of [{ name: 'Mine' }, { isArchived: true }]) {
    const { status, body } = await change(1, set);
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
  }
  expect(await listOf(ann, id)).toMatchObject({ name: 'Market', isArchived: false });
  const added = randomUUID();
  await sync(ann, id, [addition(added)]);
  const ticked = { since: 0, operations: [{ item: added, at: at(1), set: { checked: true } }] };
  expect((await guest.post(shared, ticked)).body).toMatchObject({ isArchived: true });
  expect((await change(3, { isArchived: false })).body).toMatchObject({ isArchived: false });
});

import { randomUUID } from 'node:crypto';
import type { ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/shopping-lists';

type Answer = { shoppingList: ShoppingList; undo: number | null };

async function typed(owner: Person, name: string, ...items: object[]): Promise<ShoppingList> {
  const { shoppingList } = (await owner.post(path, { name })).body as Answer;
  const operations = items.map((set, counter) => ({
    item: randomUUID(),
    at: timeOf(Date.now(), counter, 'ourphone'),
    set,
  }));
  await owner.post(`${path}/${shoppingList.id}/sync`, { since: 0, operations });
  return current(owner, shoppingList);
}

async function generated(owner: Person, date: string, servings: number): Promise<ShoppingList> {
  const recipeId = sampleRecipes[3]!.id;
  await owner.post('/api/meal-plans', { recipeId, date, mealType: 'dinner', servings });
  const created = await owner.post('/api/generate-shopping-list', { startDate: date, endDate: date });
  return (created.body as Answer).shoppingList;
}

async function current(owner: Person, { id }: { id: string }): Promise<ShoppingList> {
  return ((await owner.get(`${path}/${id}`)).body as Answer).shoppingList;
}

async function merge(owner: Person, into: ShoppingList, from: ShoppingList): Promise<Answer> {
  const answer = await owner.post(`${path}/${into.id}/merge`, { from: from.id });
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

const undo = (owner: Person, { id }: ShoppingList, version: number | null) =>
  owner.post(`${path}/${id}/undo`, { version });

const bought = ({ items }: ShoppingList) =>
  items.map(({ ingredient, amount, unit, checked }) => [ingredient, amount, unit, checked]).sort();

test('of two lists one is made, in which the same food is bought once', async () => {
  const ann = await server.user();
  const home = await typed(
    ann,
    'Home',
    { ingredient: 'milk', amount: 1, unit: 'l', note: 'the fresh one' },
    { ingredient: 'eggs', amount: 6, unit: 'whole', checked: true },
  );
  const party = await typed(
    ann,
    'Party',
    { ingredient: 'Milk', amount: 500, unit: 'ml', note: 'lactose-free' },
    { ingredient: 'eggs', amount: 4, unit: 'whole' },
    { ingredient: 'balloons', amount: 1, unit: 'pack' },
  );
  const merged = await merge(ann, home, party);
  expect(bought(merged.shoppingList)).toEqual([
    ['balloons', 1, 'pack', false],
    // Items in the cart keep the amounts that were bought.
    ['eggs', 4, 'whole', false],
    ['eggs', 6, 'whole', true],
    ['milk', 1.5, 'l', false],
  ]);
  const milk = merged.shoppingList.items.find(({ ingredient }) => ingredient === 'milk');
  expect(milk).toMatchObject({ note: 'the fresh one · lactose-free' });
  expect((await current(ann, party)).isArchived).toBe(true);
  expect((await ann.post(`${path}/${home.id}/merge`, { from: home.id })).status).toBe(400);
});

test('of planned lists every meal and every amount is kept, also when the days are generated again', async () => {
  const ann = await server.user();
  const [first, second] = [await generated(ann, '2026-11-24', 4), await generated(ann, '2026-11-25', 2)];
  const { body } = await ann.post('/api/generate-shopping-list', {
    ...{ startDate: '2026-11-24', endDate: '2026-11-25' },
  });
  const both = (body as Answer).shoppingList;
  const { shoppingList: merged } = await merge(ann, first, second);
  const contentOf = ({ items }: ShoppingList) =>
    items.map(({ ingredient, amount, unit, meals }: ListedItem) => [
      ...[ingredient, amount, unit],
      meals.map(({ date, mealType }) => `${date} ${mealType}`),
    ]);
  expect(contentOf(merged)).toEqual(contentOf(both));
  await ann.post('/api/generate-shopping-list', { startDate: '2026-11-24', endDate: '2026-11-24' });
  expect(contentOf(await current(ann, first))).toEqual(contentOf(both));
});

test('merging is undone: amounts and items are what they were, but for what changed since', async () => {
  const ann = await server.user();
  const home = await typed(ann, 'Home', { ingredient: 'milk', amount: 1, unit: 'l' });
  const party = await typed(
    ann,
    'Party',
    { ingredient: 'milk', amount: 1, unit: 'l' },
    { ingredient: 'balloons', amount: 1, unit: 'pack' },
    { ingredient: 'candles', amount: 1, unit: 'pack' },
  );
  const merged = await merge(ann, home, party);
  const candles = merged.shoppingList.items.find(({ ingredient }) => ingredient === 'candles')!;
  await ann.patch(`${path}/${home.id}/items/${candles.id}`, { checked: true });
  const undone = await undo(ann, home, merged.undo);
  expect(undone.status).toBe(200);
  const before = [
    ['candles', 1, 'pack', true],
    ['milk', 1, 'l', false],
  ];
  expect(bought((undone.body as Answer).shoppingList)).toEqual(before);
  // Once more changes nothing more, and other devices are notified.
  await undo(ann, home, merged.undo);
  expect(bought(await current(ann, home))).toEqual(before);
  const sync = await ann.post(`${path}/${home.id}/sync`, {
    ...{ since: merged.shoppingList.version, operations: [] },
  });
  expect((sync.body as { removed: string[] }).removed).toHaveLength(1);
});

test('an empty list adds nothing that could be undone, and only owners undo', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const home = await typed(ann, 'Home', { ingredient: 'milk', amount: 1, unit: 'l' });
  expect((await merge(ann, home, await typed(ann, 'Empty'))).undo).toBeNull();
  const party = await typed(ann, 'Party', { ingredient: 'balloons' });
  const { undo: version } = await merge(ann, home, party);
  expect((await undo(bob, home, version)).status).toBe(404);
  expect((await undo(server.visitor() as Person, home, version)).status).toBe(401);
  for (const wrong of [null, 0, -1, 1.5, 'last']) {
    expect((await ann.post(`${path}/${home.id}/undo`, { version: wrong })).status).toBe(400);
  }
  expect((await current(ann, home)).items).toHaveLength(2);
});

test('items bought on a merged list count once at home, on the day they were checked off', async () => {
  const ann = await server.user();
  const home = await typed(ann, 'Home', { ingredient: 'milk', amount: 1, unit: 'l' });
  const party = await typed(
    ann,
    'Party',
    { ingredient: 'feta', amount: 200, unit: 'g', checked: true },
    { ingredient: 'balloons', amount: 1, unit: 'pack' },
  );
  await merge(ann, home, party);
  const { here } = (await ann.get('/api/at-home')).body as { here: { food: string; amount: number }[] };
  expect(here.map(({ food, amount }) => [food, amount])).toEqual([['feta', 200]]);
});

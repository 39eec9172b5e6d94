import type { HomeFood } from '@plateful/contract/at-home.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { foodById } from '@plateful/domain/foods/table.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { expect, test } from 'vitest';
import { groceryReceipts, type StoredItem } from '#db/tables/grocery-receipts.ts';
import { homeFoods } from '#db/tables/home-foods.ts';
import { recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const today = '2026-11-20';
const now = new Date(`${today}T20:00:00Z`);
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;
const path = '/api/at-home';

type Bought = [food: string, grams: number];

async function buy(owner: Person, days: number, ...bought: Bought[]) {
  const parsedItems = bought.map(([food, amount], id): StoredItem => {
    const { name, section: category } = foodById(food as never);
    const defaults = { isFood: true, isGuess: false, isCorrected: false, isRemoved: false };
    return { id, text: name, name, food, amount, unit: 'g', price: 1, category, ...defaults };
  });
  const [row] = await db
    .insert(groceryReceipts)
    .values({ userId: owner.id, date: addDays(today, -days), parsedItems })
    .returning();
  return row!.id;
}

async function aRecipe(owner: Person, ...ingredients: [number, string, string][]) {
  const recipe = recipeInput.parse({
    ...sampleRecipes[0],
    servings: 4,
    ingredients: ingredients.map(([amount, unit, name]) => ({ amount, unit, name })),
  });
  const [row] = await db
    .insert(recipes)
    .values({ ...recipe, userId: owner.id })
    .returning();
  return row!.id;
}

type Answer = { here: HomeFood[]; gone: HomeFood[] };
const atHomeOf = async (person: Person) => (await person.get(path)).body as Answer;
const hereOf = ({ here }: Answer) => here.map(({ food, amount }) => [food, amount]);

test('food on receipts is at home, until the receipt is deleted', async () => {
  const ann = await server.user();
  const id = await buy(ann, 1, ['spinach', 200], ['feta', 200]);
  expect(await atHomeOf(ann)).toEqual({
    here: [
      {
        ...{ food: 'spinach', name: 'spinach', section: 'Produce', amount: 200, unit: 'g' },
        ...{ boughtOn: '2026-11-19', keepsUntil: '2026-11-22', isSoon: true, isSaid: false },
      },
      expect.objectContaining({ food: 'feta', isSoon: false }),
    ],
    gone: [],
  });
  await ann.delete(`/api/grocery-receipts/${id}`);
  expect(await atHomeOf(ann)).toEqual({ here: [], gone: [] });
});

test('cooked food is used up: from the log, and from the plan of past days', async () => {
  const ann = await server.user();
  await buy(ann, 4, ['feta', 400], ['rice', 1000]);
  const feta = await aRecipe(ann, [100, 'g', 'feta']);
  const rice = await aRecipe(ann, [400, 'g', 'rice']);
  await ann.post('/api/meal-plans', {
    ...{ recipeId: rice, date: '2026-11-18', mealType: 'dinner', servings: 2 },
  });
  await ann.post('/api/meal-plans', { recipeId: rice, date: '2026-11-21', mealType: 'dinner', servings: 4 });
  await ann.post('/api/cooked', { key: crypto.randomUUID(), recipeId: feta, date: '2026-11-19' });
  expect(hereOf(await atHomeOf(ann))).toEqual([
    ['feta', 300],
    ['rice', 800],
  ]);
  // Logged as cooked on the day that it was planned for, it was cooked once.
  await ann.post('/api/cooked', { key: crypto.randomUUID(), recipeId: rice, date: '2026-11-18' });
  expect(hereOf(await atHomeOf(ann))).toContainEqual(['rice', 800]);
});

test('an amount that a user enters counts, and can be removed', async () => {
  const ann = await server.user();
  await buy(ann, 2, ['feta', 400]);
  expect(await ann.patch(`${path}/feta`, { amount: 0 })).toMatchObject({
    status: 200,
    body: { here: [], gone: [{ food: 'feta', amount: 0 }] },
  });
  expect(await ann.patch(`${path}/feta`, { amount: 150, unit: 'g' })).toMatchObject({
    body: { here: [{ food: 'feta', amount: 150, isSaid: true }], gone: [] },
  });
  await ann.patch(`${path}/lemon`, { amount: 3, unit: 'whole' });
  expect(hereOf(await atHomeOf(ann))).toContainEqual(['lemon', 3]);
  expect((await ann.delete(`${path}/feta`)).body).toEqual({ success: true });
  expect(hereOf(await atHomeOf(ann))).toContainEqual(['feta', 400]);
  expect((await ann.delete(`${path}/feta`)).status).toBe(404);
});

test('unknown foods and invalid amounts are rejected', async () => {
  const ann = await server.user();
  for (const body of [{}, { amount: -1 }, { amount: 'much' }, { amount: 1, unit: 'cup' }, { amount: 1e9 }]) {
    expect((await ann.patch(`${path}/feta`, body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await ann.patch(`${path}/rubber-duck`, { amount: 1 })).status).toBe(404);
  expect(await ann.patch(`${path}/feta`, { amount: 1, unit: 'whole' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
  expect(await atHomeOf(ann)).toEqual({ here: [], gone: [] });
});

test('users see only their own, and visitors are rejected', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.patch(`${path}/feta`, { amount: 150 });
  expect(await atHomeOf(bob)).toEqual({ here: [], gone: [] });
  expect((await bob.delete(`${path}/feta`)).status).toBe(404);
  const visitor = server.visitor() as Person;
  for (const answer of [
    await visitor.get(path),
    await visitor.patch(`${path}/feta`, { amount: 1 }),
    await visitor.delete(`${path}/feta`),
  ]) {
    expect(answer.status).toBe(401);
  }
  expect(hereOf(await atHomeOf(ann))).toEqual([['feta', 150]]);
});

test('old entries no longer count', async () => {
  const ann = await server.user();
  const saidAt = new Date('2026-09-20T20:00:00Z');
  await db.insert(homeFoods).values({ userId: ann.id, food: 'feta', grams: 150, saidAt });
  expect(await atHomeOf(ann)).toEqual({ here: [], gone: [] });
});

test('a list subtracts what is at home once, at its owner’s request, and says so', async () => {
  const ann = await server.user();
  await buy(ann, 1, ['feta', 250], ['potato', 500]);
  const recipeId = await aRecipe(ann, [200, 'g', 'feta'], [2, 'kg', 'potatoes'], [1, 'kg', 'tomatoes']);
  await ann.post('/api/meal-plans', { recipeId, date: '2026-11-24', mealType: 'dinner', servings: 4 });
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' };
  type List = {
    shoppingList: { id: string; items: { ingredient: string; amount: number }[] };
    count: number;
  };
  const list = (await ann.post('/api/generate-shopping-list', days)).body as List;
  expect(list.shoppingList.items).toContainEqual(expect.objectContaining({ isAtHome: false, note: null }));
  const url = `/api/shopping-lists/${list.shoppingList.id}/less-at-home`;
  const taken = (await ann.post(url, {})).body as List;
  const items = [
    expect.objectContaining({ ingredient: 'potatoes', amount: 1.5, note: 'Less what is at home' }),
    expect.objectContaining({ ingredient: 'tomatoes', amount: 1, note: null }),
    expect.objectContaining({ ingredient: 'feta', isAtHome: true, note: 'At home' }),
  ];
  expect(taken).toMatchObject({ count: 2, shoppingList: { items: expect.arrayContaining(items) } });
  expect((await ann.post(url, {})).body).toMatchObject({ count: 0, undo: null });
  // Undone, it is as the plan had it, and can be taken off again.
  const { undo } = taken as unknown as { undo: number };
  const undone = await ann.post(`/api/shopping-lists/${list.shoppingList.id}/undo`, { version: undo });
  expect((undone.body as List).shoppingList.items).toEqual(list.shoppingList.items);
  expect((await ann.post(url, {})).body).toMatchObject({ count: 2 });
  const other = await server.user();
  expect((await other.post(url, {})).status).toBe(404);
  expect((await server.visitor().post(url, {})).status).toBe(401);
  expect((await ann.post('/api/shopping-lists/mine/less-at-home', {})).status).toBe(400);
});

type Item = { id: string; ingredient: string; checked: boolean };
type MadeList = { shoppingList: { id: string; items: Item[] } };

async function listOf(owner: Person, ...ingredients: [number, string, string][]) {
  const recipeId = await aRecipe(owner, ...ingredients);
  await owner.post('/api/meal-plans', { recipeId, date: '2026-11-24', mealType: 'dinner', servings: 4 });
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' };
  return ((await owner.post('/api/generate-shopping-list', days)).body as MadeList).shoppingList;
}

function change(owner: Person, list: MadeList['shoppingList'], name: string, set: object) {
  const { id } = list.items.find(({ ingredient }) => ingredient === name)!;
  return owner.patch(`/api/shopping-lists/${list.id}/items/${id}`, set);
}

test('checked-off items of a list are at home without a receipt, until they are unchecked', async () => {
  const ann = await server.user();
  const list = await listOf(ann, [200, 'g', 'feta'], [1, 'kg', 'tomatoes'], [500, 'g', 'rice']);
  expect(await atHomeOf(ann)).toEqual({ here: [], gone: [] });
  await change(ann, list, 'feta', { checked: true });
  await change(ann, list, 'tomatoes', { isAtHome: true });
  expect((await atHomeOf(ann)).here).toEqual([
    expect.objectContaining({ food: 'feta', amount: 200, boughtOn: today, isSaid: false }),
  ]);
  // An archived list counts too; items that were never checked off were not bought.
  await ann.patch(`/api/shopping-lists/${list.id}`, { isArchived: true });
  expect(hereOf(await atHomeOf(ann))).toEqual([['feta', 200]]);
  await change(ann, list, 'feta', { checked: false });
  expect(await atHomeOf(ann)).toEqual({ here: [], gone: [] });
});

test('a typed item counts by its name, and one that was named anew by the new name', async () => {
  const ann = await server.user();
  const list = await listOf(ann, [200, 'g', 'feta']);
  const own = (set: object, n: number) => ({
    item: crypto.randomUUID(),
    at: `${now.getTime().toString(16).padStart(12, '0')}-000${n}-test0000`,
    set: { category: 'Other', note: null, checked: true, ...set },
  });
  const operations = [
    own({ ingredient: 'Milk', amount: 1, unit: 'l' }, 0),
    own({ ingredient: 'nappies', amount: 1, unit: '' }, 1),
    // Of an import all have one time.
    own({ ingredient: 'rice', amount: 500, unit: 'g' }, 0),
  ];
  expect((await ann.post(`/api/shopping-lists/${list.id}/sync`, { since: 0, operations })).status).toBe(200);
  await change(ann, list, 'feta', { ingredient: 'mozzarella', checked: true });
  expect((await atHomeOf(ann)).here.map(({ food }) => food).sort()).toEqual(['milk', 'mozzarella', 'rice']);
});

test('a receipt of those days replaces the check-off, and a manual entry replaces both', async () => {
  const ann = await server.user();
  const list = await listOf(ann, [200, 'g', 'feta'], [500, 'g', 'rice']);
  await change(ann, list, 'feta', { checked: true });
  await change(ann, list, 'rice', { checked: true });
  await buy(ann, 2, ['feta', 150]);
  expect(hereOf(await atHomeOf(ann))).toEqual([
    ['feta', 150],
    ['rice', 500],
  ]);
  await ann.patch(`${path}/rice`, { amount: 0 });
  await ann.patch(`${path}/feta`, { amount: 50, unit: 'g' });
  expect(hereOf(await atHomeOf(ann))).toEqual([['feta', 50]]);
});

test('a list subtracts neither its own purchases, nor what earlier meals will use', async () => {
  const ann = await server.user();
  await buy(ann, 1, ['potato', 1000]);
  const before = await aRecipe(ann, [800, 'g', 'potatoes']);
  const today = { recipeId: before, date: '2026-11-21', mealType: 'lunch', servings: 4 };
  await ann.post('/api/meal-plans', today);
  const first = await listOf(ann, [200, 'g', 'feta'], [2, 'kg', 'potatoes']);
  await change(ann, first, 'feta', { checked: true });
  // More feta is needed than was bought: the rest is a separate item.
  const more = await aRecipe(ann, [300, 'g', 'feta']);
  await ann.post('/api/meal-plans', { recipeId: more, date: '2026-11-24', mealType: 'lunch', servings: 4 });
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' };
  await ann.post('/api/generate-shopping-list', days);
  const taken = (await ann.post(`/api/shopping-lists/${first.id}/less-at-home`, {})).body as MadeList;
  expect(taken.shoppingList.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ingredient: 'feta', checked: true, amount: 200 }),
      expect.objectContaining({ ingredient: 'feta', checked: false, amount: 400, note: null }),
      expect.objectContaining({ ingredient: 'potatoes', isAtHome: false, amount: 1.8 }),
    ]),
  );
});

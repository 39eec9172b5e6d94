import type { Cost, FoodPrices } from '@plateful/contract/prices.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { foodById } from '@plateful/domain/foods/table.ts';
import { expect, test } from 'vitest';
import { groceryReceipts, type StoredItem } from '#db/tables/grocery-receipts.ts';
import { recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;

type Bought = [food: string, price: number | null, amount?: number, unit?: StoredItem['unit']];

function itemOf([food, price, amount = 1, unit = 'each']: Bought, id: number): StoredItem {
  const { name, section: category } = foodById(food as never);
  const flags = { isFood: true, isGuess: false, isCorrected: false, isRemoved: false };
  return { id, text: name.toUpperCase(), name, food, amount, unit, price, category, ...flags };
}

async function buy(owner: Person, date: string, bought: Bought[], more: { currency?: '$' | '€' } = {}) {
  const [row] = await db
    .insert(groceryReceipts)
    .values({ userId: owner.id, store: 'Corner Market', date, parsedItems: bought.map(itemOf), ...more })
    .returning();
  return row!.id;
}

async function aRecipe(owner: Person, ingredients: [number, string, string][]) {
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

const pricesOf = async (person: Person) =>
  ((await person.get('/api/prices')).body as { foods: FoodPrices[] }).foods;
const costAt = async (person: Person, path: string) => ((await person.get(path)).body as { cost: Cost }).cost;
const soup: [number, string, string][] = [
  [1, 'kg', 'tomatoes'],
  [200, 'g', 'feta'],
];

test('prices are what receipts say, by store and day', async () => {
  const ann = await server.user();
  const former = await buy(ann, '2026-11-01', [['tomato', 2, 1, 'kg']]);
  const latest = await buy(ann, '2026-11-19', [['tomato', 1.5, 500, 'g']]);
  expect(await pricesOf(ann)).toEqual([
    {
      ...{ food: 'tomato', name: 'tomatoes', section: 'Produce', currency: '$', per: 'kg' },
      ...{ typical: 3, change: 0.5 },
      latest: expect.objectContaining({ receiptId: latest }),
      paid: [
        { day: '2026-11-19', store: 'Corner Market', receiptId: latest, price: 3, isUnusual: false },
        { day: '2026-11-01', store: 'Corner Market', receiptId: former, price: 2, isUnusual: false },
      ],
      stores: [{ store: 'Corner Market', price: 3, day: '2026-11-19', times: 2 }],
    },
  ]);
});

test('a price goes with its receipt, and follows what is corrected', async () => {
  const ann = await server.user();
  const id = await buy(ann, '2026-11-19', [
    ['tomato', 2, 1, 'kg'],
    ['feta', 3, 200, 'g'],
  ]);
  await ann.patch(`/api/grocery-receipts/${id}/items/0`, { food: 'eggplant' });
  expect((await pricesOf(ann)).map(({ food }) => food)).toEqual(['eggplant', 'feta']);
  await ann.delete(`/api/grocery-receipts/${id}/items/0`);
  expect((await pricesOf(ann)).map(({ food }) => food)).toEqual(['feta']);
  await ann.delete(`/api/grocery-receipts/${id}`);
  expect(await pricesOf(ann)).toEqual([]);
});

test('a recipe costs what its ingredients cost, and ingredients without a price are named', async () => {
  const ann = await server.user();
  const recipe = await aRecipe(ann, [...soup, [1, 'whole', 'eggplant']]);
  const path = `/api/recipe/${recipe}/cost`;
  expect((await ann.get(path)).body).toEqual({
    servings: 4,
    cost: {
      ...{ amount: null, currency: null, priced: 0, total: 3 },
      unpriced: ['eggplant', 'feta', 'tomatoes'],
    },
  });
  await buy(ann, '2026-11-19', [
    ['tomato', 2.5, 1, 'kg'],
    ['feta', 3.1, 200, 'g'],
  ]);
  expect(await costAt(ann, path)).toEqual({
    ...{ amount: 5.6, currency: '$', priced: 2, total: 3 },
    unpriced: ['eggplant'],
  });
});

test('a week costs what its meals cost; leftovers are paid for where they are cooked', async () => {
  const ann = await server.user();
  await buy(ann, '2026-11-19', [
    ['tomato', 2, 1, 'kg'],
    ['feta', 3, 200, 'g'],
  ]);
  const recipeId = await aRecipe(ann, soup);
  const dinner = { type: 'add', date: '2026-11-23', mealType: 'dinner', recipeId, servings: 4 };
  await ann.post('/api/week-edits', { actions: [dinner] });
  const week = (await ann.get('/api/week?startDate=2026-11-23')).body as { entries: { id: string }[] };
  const [{ id }] = week.entries as [{ id: string }];
  const leftovers = { type: 'addLeftovers', of: id, date: '2026-11-24', mealType: 'lunch', servings: 2 };
  await ann.post('/api/week-edits', { actions: [leftovers] });
  const cost = { amount: 7.5, currency: '$', priced: 2, total: 2, unpriced: [] };
  expect((await ann.get('/api/week-cost?startDate=2026-11-23')).body).toEqual({
    cost,
    meals: [{ entryId: id, cost }],
  });
  expect(await costAt(ann, '/api/week-cost?startDate=2026-11-30')).toMatchObject({ amount: null, total: 0 });
});

test('a list of what was bought costs what the receipt says, to the cent', async () => {
  const ann = await server.user();
  const bought: Bought[] = [
    ['tomato', 2.37, 0.83, 'kg'],
    ['feta', 3.19, 200, 'g'],
    ['milk', 1.29, 1, 'l'],
    ['lettuce', 1.79],
  ];
  await buy(ann, '2026-11-19', bought);
  const created = await ann.post('/api/shopping-lists', { name: 'Again' });
  const { id } = (created.body as { shoppingList: { id: string } }).shoppingList;
  const path = `/api/shopping-lists/${id}/cost`;
  expect(await costAt(ann, path)).toMatchObject({ amount: null, total: 0 });
  const lines = bought.map(([food, , amount = 1, unit = 'each']) => ({
    ...{ ingredient: food, amount, unit: unit === 'each' ? 'whole' : unit },
  }));
  await ann.patch(`/api/shopping-lists/${id}`, { items: lines });
  expect(await costAt(ann, path)).toMatchObject({ amount: 8.64, priced: 4, total: 4 });
  await ann.patch(`/api/shopping-lists/${id}`, {
    items: [...lines.slice(1), { ...lines[0], isAtHome: true }, { ...lines[2], ingredient: 'rubber duck' }],
  });
  expect(await costAt(ann, path)).toMatchObject({ amount: 6.27, unpriced: ['rubber duck'] });
});

test('sums are in one currency', async () => {
  const ann = await server.user();
  await buy(ann, '2026-11-19', [['tomato', 2, 1, 'kg']], { currency: '€' });
  await buy(ann, '2026-11-18', [['eggplant', 2, 1, 'kg']], { currency: '€' });
  await buy(ann, '2026-11-17', [['feta', 3, 200, 'g']]);
  expect(await costAt(ann, `/api/recipe/${await aRecipe(ann, soup)}/cost`)).toEqual({
    ...{ amount: 2, currency: '€', priced: 1, total: 2 },
    unpriced: ['feta'],
  });
});

test('invalid ids and days are rejected, and missing rows are not found', async () => {
  const ann = await server.user();
  for (const path of ['/api/recipe/soup/cost', '/api/week-cost', '/api/week-cost?startDate=monday']) {
    expect((await ann.get(path)).status, path).toBe(400);
  }
  const nothing = crypto.randomUUID();
  for (const path of [`/api/recipe/${nothing}/cost`, `/api/shopping-lists/${nothing}/cost`]) {
    expect((await ann.get(path)).status, path).toBe(404);
  }
});

test('everyone has their own prices, and visitors have none', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await buy(ann, '2026-11-19', [['tomato', 2, 1, 'kg']]);
  const recipe = `/api/recipe/${await aRecipe(ann, soup)}/cost`;
  expect(await pricesOf(bob)).toEqual([]);
  expect(await costAt(bob, recipe)).toMatchObject({ amount: null, currency: null });
  const created = await ann.post('/api/shopping-lists', { name: 'Mine' });
  const list = `/api/shopping-lists/${(created.body as { shoppingList: { id: string } }).shoppingList.id}/cost`;
  expect((await bob.get(list)).status).toBe(404);
  for (const path of ['/api/prices', recipe, list, '/api/week-cost?startDate=2026-11-23']) {
    expect((await server.visitor().get(path)).status, path).toBe(401);
  }
});

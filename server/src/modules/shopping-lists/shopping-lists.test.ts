import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/shopping-lists';
const range = { startDate: '2026-11-23', endDate: '2026-11-29' };

type Item = {
  ingredient: string;
  amount: number;
  unit: string;
  category: string;
  checked: boolean;
  meals: object[];
  needed: { amount: number; unit: string } | null;
};
type List = { id: string; name: string; items: Item[]; isArchived: boolean };

/** A recipe of theirs with just these ingredients. */
async function aRecipe(owner: Person, ingredients: [number, string, string][], servings = 4) {
  const recipe = recipeInput.parse({
    ...sampleRecipes[0],
    servings,
    ingredients: ingredients.map(([amount, unit, name]) => ({ amount, unit, name })),
  });
  const [row] = await server.context.db
    .insert(recipes)
    .values({ ...recipe, userId: owner.id })
    .returning();
  return row!.id;
}

async function plan(owner: Person, recipeId: string, date: string, servings?: number) {
  await owner.post('/api/meal-plans', { recipeId, date, mealType: 'dinner', ...(servings && { servings }) });
}

async function generate(owner: Person, dates: object = range) {
  const answer = await owner.post('/api/generate-shopping-list', dates);
  return { ...answer, list: (answer.body as { shoppingList: List }).shoppingList };
}

async function aList(owner: Person): Promise<List> {
  await plan(
    owner,
    await aRecipe(owner, [
      [2, 'whole', 'onion'],
      [500, 'g', 'spaghetti'],
    ]),
    '2026-11-24',
  );
  return (await generate(owner)).list;
}

test('two cups and 250 ml of milk are one line, which says for which meals', async () => {
  const ann = await server.user();
  await plan(ann, await aRecipe(ann, [[2, 'cup', 'milk']]), '2026-11-23');
  await plan(ann, await aRecipe(ann, [[250, 'ml', 'milk']]), '2026-11-24');
  const { list, status } = await generate(ann);
  expect(status).toBe(200);
  expect(list.items).toHaveLength(1);
  const [milk] = list.items;
  expect(milk).toMatchObject({ ingredient: 'milk', amount: 1, unit: 'l', category: 'Dairy', checked: false });
  expect(milk!.needed!.unit).toBe('ml');
  expect(milk!.needed!.amount).toBeGreaterThanOrEqual(723);
  expect(milk!.needed!.amount).toBeLessThanOrEqual(730);
  expect(milk!.meals).toMatchObject([{ date: '2026-11-23' }, { date: '2026-11-24' }]);
});

test('a list names the first planned meal that it was made for, until that is removed', async () => {
  const ann = await server.user();
  const recipeId = await aRecipe(ann, [[1, 'whole', 'onion']]);
  const ids: string[] = [];
  for (const [date, mealType] of [
    ['2026-11-25', 'breakfast'],
    ['2026-11-24', 'dinner'],
    ['2026-11-24', 'lunch'],
  ]) {
    const { body } = await ann.post('/api/meal-plans', { recipeId, date, mealType });
    ids.push((body as { mealPlan: { id: string } }).mealPlan.id);
  }
  expect((await generate(ann)).list).toMatchObject({ mealPlanId: ids[2] });
  await ann.delete(`/api/meal-plans/${ids[2]}`);
  expect((await ann.get(path)).body).toMatchObject({ shoppingLists: [{ mealPlanId: null }] });
});

test('planned servings scale the amounts', async () => {
  const ann = await server.user();
  await plan(ann, await aRecipe(ann, [[500, 'g', 'spaghetti']], 4), '2026-11-23', 2);
  expect((await generate(ann)).list.items).toMatchObject([
    { ingredient: 'spaghetti', amount: 500, unit: 'g', needed: { amount: 250, unit: 'g' } },
  ]);
});

test('a list says what to buy, what it is for and what to look for at home', async () => {
  const ann = await server.user();
  const recipe = await aRecipe(ann, [
    [100, 'ml', 'lemon juice'],
    [2, 'tsp', 'lemon zest'],
    [16, 'leaf', 'lettuce'],
    [120, 'g', 'spinach'],
    [1, 'tsp', 'salt'],
  ]);
  await plan(ann, recipe, '2026-11-23');
  expect((await generate(ann)).list.items).toMatchObject([
    { foodId: 'lemon', ingredient: 'lemons', amount: 3, unit: 'whole', usedAs: 'juice of 2½, zest of 1' },
    { foodId: 'lettuce', amount: 1, unit: 'head', needed: { amount: 16, unit: 'leaf' } },
    { foodId: 'spinach', amount: 200, unit: 'g', left: { amount: 80, unit: 'g' }, isStaple: false },
    { foodId: 'salt', amount: 500, unit: 'g', needed: { amount: 1, unit: 'tsp' }, isStaple: true },
  ]);
});

async function edit(owner: Person, ...actions: object[]) {
  expect((await owner.post('/api/week-edits', { actions })).status).toBe(200);
}

const monday = { date: '2026-11-23', mealType: 'dinner' };

test('what is left over is bought with the dish it is left of, even when it is eaten after the last day', async () => {
  const ann = await server.user();
  const chili = await aRecipe(ann, [[400, 'g', 'black beans']]);
  await edit(ann, { type: 'add', recipeId: chili, ...monday, servings: 4 });
  const { body } = await ann.get('/api/week?startDate=2026-11-23');
  const of = (body as { entries: { id: string }[] }).entries[0]!.id;
  await edit(
    ann,
    { type: 'addLeftovers', of, date: '2026-11-24', mealType: 'lunch', servings: 2 },
    { type: 'addLeftovers', of, date: '2026-11-26', mealType: 'lunch', servings: 2 },
  );
  for (const endDate of ['2026-11-23', '2026-11-29']) {
    const { list } = await generate(ann, { startDate: '2026-11-23', endDate });
    expect(list.items).toMatchObject([
      { needed: { amount: 800, unit: 'g' }, meals: [{ date: '2026-11-23' }] },
    ]);
  }
  const later = await generate(ann, { startDate: '2026-11-24', endDate: '2026-11-29' });
  expect(later.body).toMatchObject({ message: 'No meals found for these dates.' });
});

test('all dishes of a slot are bought, and nothing for a note', async () => {
  const ann = await server.user();
  await edit(
    ann,
    { type: 'add', recipeId: await aRecipe(ann, [[200, 'g', 'rice']]), ...monday },
    { type: 'add', recipeId: await aRecipe(ann, [[300, 'g', 'rice']]), ...monday },
    { type: 'addNote', ...monday, note: 'Guests' },
  );
  const { list } = await generate(ann);
  expect(list.items).toMatchObject([{ amount: 500, unit: 'g' }]);
  expect(list.items[0]!.meals).toHaveLength(2);
});

test('an American list has pounds and cups, any other grams and millilitres', async () => {
  const ann = await server.user();
  const bolognese = await aRecipe(ann, [
    [500, 'g', 'spaghetti'],
    [500, 'ml', 'milk'],
    [2, 'whole', 'onion'],
  ]);
  await plan(ann, bolognese, '2026-11-23');
  const american = [
    { ingredient: 'onions', amount: 2, unit: 'whole' },
    { ingredient: 'milk', amount: 1, unit: 'quart', needed: { amount: 2.25, unit: 'cup' } },
    { ingredient: 'spaghetti', amount: 2, unit: 'lb', needed: { amount: 1.25, unit: 'lb' } },
  ];
  const metric = [
    { ingredient: 'onions', amount: 2, unit: 'whole' },
    { ingredient: 'milk', amount: 500, unit: 'ml' },
    { ingredient: 'spaghetti', amount: 500, unit: 'g' },
  ];
  expect((await generate(ann, { ...range, units: 'us' })).list.items).toMatchObject(american);
  expect((await generate(ann, { ...range, units: 'metric' })).list.items).toMatchObject(metric);
  expect((await generate(ann)).list.items).toMatchObject(metric);
});

test('both ends of the range count, days outside do not', async () => {
  const ann = await server.user();
  const recipeId = await aRecipe(ann, [[1, 'whole', 'onion']]);
  for (const date of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'])
    await plan(ann, recipeId, date);
  expect((await generate(ann)).list.items).toMatchObject([{ ingredient: 'onions', amount: 2 }]);
});

test('lists are there again, newest first', async () => {
  const ann = await server.user();
  const first = await aList(ann);
  const second = (await generate(ann, { ...range, endDate: '2026-11-28' })).list;
  const { shoppingLists } = (await ann.get(path)).body as { shoppingLists: List[] };
  expect(shoppingLists.map((list) => list.id)).toEqual([second.id, first.id]);
  expect(first.name).toBe('Nov 23 – Nov 29');
});

test('a checked item stays checked, and the last one archives the list', async () => {
  const ann = await server.user();
  const list = await aList(ann);
  const [first, second] = list.items;
  const half = [{ ...first, checked: true }, second];
  expect(
    (await ann.send('PATCH', `${path}/${list.id}`, { items: half, isArchived: false })).body,
  ).toMatchObject({
    shoppingList: { isArchived: false, items: [{ checked: true }, { checked: false }] },
  });
  const all = list.items.map((item) => ({ ...item, checked: true }));
  expect((await ann.send('PATCH', `${path}/${list.id}`, { items: all })).body).toMatchObject({
    shoppingList: { isArchived: true },
  });
});

test('items may arrive as JSON text and are stored as a list', async () => {
  const ann = await server.user();
  const list = await aList(ann);
  const items = JSON.stringify([{ ingredient: 'salt', amount: '1', unit: 'pinch' }]);
  expect((await ann.send('PATCH', `${path}/${list.id}`, { items })).body).toMatchObject({
    shoppingList: { items: [{ ingredient: 'salt', amount: 1, category: 'Other', checked: false }] },
  });
});

test('a list is archived by hand and deleted', async () => {
  const ann = await server.user();
  const list = await aList(ann);
  expect((await ann.send('PATCH', `${path}/${list.id}`, { isArchived: true })).body).toMatchObject({
    shoppingList: { isArchived: true, items: list.items },
  });
  expect((await ann.delete(`${path}/${list.id}`)).body).toEqual({ success: true });
  expect((await ann.get(path)).body).toEqual({ shoppingLists: [] });
});

test.each([
  [{}, 'Please select both start and end dates'],
  [{ startDate: '2026-11-23' }, 'Please select both start and end dates'],
  [{ startDate: '2026-11-23', endDate: '' }, 'Please select both start and end dates'],
  [{ startDate: '2026-11-23', endDate: '2026-11-22' }, 'The end date must not be before the start date'],
  [{ startDate: '2026-01-01', endDate: '2026-12-31' }, 'Please select at most 92 days'],
  [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'Date must be yyyy-MM-dd'],
  [{ ...range, units: 'imperial' }, 'Units must be metric or us'],
  [{ ...range, units: '' }, 'Units must be metric or us'],
])('a list for %j is refused with a clear message', async (dates, message) => {
  const ann = await server.user();
  const answer = await ann.post('/api/generate-shopping-list', dates);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message });
});

test('without planned meals there is no list, and the message says so', async () => {
  const ann = await server.user();
  const answer = await ann.post('/api/generate-shopping-list', range);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: 'No meals found for these dates.' });
  expect((await ann.get(path)).body).toEqual({ shoppingLists: [] });
});

test.each([
  [{}, 'Send items or isArchived'],
  [{ items: [{ ingredient: '', amount: 1, unit: 'g' }] }, 'Ingredient name required'],
  [
    { items: [{ ingredient: 'salt', amount: -1, unit: 'g' }] },
    'Amount in entry 1 of items must be at least 0',
  ],
  [{ items: 'not json' }, 'Items must be a list'],
  [{ isArchived: 'yes' }, 'Archived must be true or false'],
])('a change to %j is refused and loses nothing', async (change, message) => {
  const ann = await server.user();
  const list = await aList(ann);
  const answer = await ann.send('PATCH', `${path}/${list.id}`, change);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
  expect((await ann.get(path)).body).toMatchObject({ shoppingLists: [{ items: list.items }] });
});

test('visitors are rejected', async () => {
  const stranger = server.visitor();
  const id = crypto.randomUUID();
  for (const answer of [
    await stranger.get(path),
    await stranger.post('/api/generate-shopping-list', range),
    await stranger.send('PATCH', `${path}/${id}`, { isArchived: true }),
    await stranger.delete(`${path}/${id}`),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test("a user cannot see, change or delete another user's list", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const list = await aList(ann);
  expect((await bob.get(path)).body).toEqual({ shoppingLists: [] });
  expect((await bob.send('PATCH', `${path}/${list.id}`, { isArchived: true })).status).toBe(404);
  expect((await bob.delete(`${path}/${list.id}`)).status).toBe(404);
  expect((await ann.get(path)).body).toMatchObject({ shoppingLists: [{ id: list.id, isArchived: false }] });
});

test('a program ticks one item by its id, and nothing else changes', async () => {
  const ann = await server.user();
  const list = await aList(ann);
  const [first, second] = list.items as (Item & { id: string })[];
  const item = (id: string) => `${path}/${list.id}/items/${id}`;
  const { body } = await ann.patch(item(first!.id), { checked: true });
  const { items } = (body as { shoppingList: List }).shoppingList;
  expect(items).toEqual([{ ...first, checked: true }, second]);
  expect((await ann.patch(item(first!.id), {})).body).toMatchObject({ message: 'Send what to change' });
  expect((await ann.patch(item(crypto.randomUUID()), { checked: true })).status).toBe(404);
  const done = await ann.patch(item(second!.id), { checked: true });
  expect(done.body).toMatchObject({ shoppingList: { isArchived: true } });
});

test('a list that a client begins with an id of its own is made once', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = crypto.randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => ann.post('/api/shopping-lists', { id, name: 'Market' })),
  );
  for (const { status, body } of answers) {
    expect([status, (body as { shoppingList: { id: string } }).shoppingList.id]).toEqual([200, id]);
  }
  const { body } = await ann.get('/api/shopping-lists');
  expect((body as { shoppingLists: object[] }).shoppingLists).toHaveLength(1);
  expect((await bob.post('/api/shopping-lists', { id, name: 'Mine' })).status).toBe(400);
  expect((await bob.get(`/api/shopping-lists/${id}`)).status).toBe(404);
  expect((await ann.post('/api/shopping-lists', { id: 'mine', name: 'Market' })).status).toBe(400);
});

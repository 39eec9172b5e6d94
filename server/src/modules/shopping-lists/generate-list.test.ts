import { setTimeout as pause } from 'node:timers/promises';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { expect, test } from 'vitest';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { exported, imported } from '#testing/account-files.ts';
import { collectEvents } from '#testing/collect-events.ts';
import { aRecipe, generate, path, plan, range } from '#testing/lists.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

test('two cups and 250 ml of milk are one line, with the meals that it is for', async () => {
  const ann = await server.user();
  await plan(ann, await aRecipe(server, ann, [[2, 'cup', 'milk']]), '2026-11-23');
  await plan(ann, await aRecipe(server, ann, [[250, 'ml', 'milk']]), '2026-11-24');
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

test('another page of the account learns of a new list, whose first version has all items', async () => {
  const ann = await server.user();
  await plan(ann, await aRecipe(server, ann, [[1, 'whole', 'onion']]), '2026-11-23');
  const page = collectEvents(ann, server.origin, '/api/shopping-list-events');
  // The stream of events may still be opening: lists are made until one arrives.
  while (!page.received().includes('"version":1')) {
    const { list } = await generate(ann);
    expect(list).toMatchObject({ version: 1, items: [{ foodId: 'onion' }] });
    await pause(50);
    await ann.delete(`${path}/${list.id}`);
  }
  await page.leave();
});

test('a list names the first planned meal that it was made for, until that is removed', async () => {
  const ann = await server.user();
  const recipeId = await aRecipe(server, ann, [[1, 'whole', 'onion']]);
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
  await plan(ann, await aRecipe(server, ann, [[500, 'g', 'spaghetti']], 4), '2026-11-23', 2);
  expect((await generate(ann)).list.items).toMatchObject([
    { ingredient: 'spaghetti', amount: 500, unit: 'g', needed: { amount: 250, unit: 'g' } },
  ]);
});

test('a list has what to buy, which meals it is for, and what to check at home', async () => {
  const ann = await server.user();
  const recipe = await aRecipe(server, ann, [
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

test('leftovers are bought with their dish, even when they are eaten after the last day', async () => {
  const ann = await server.user();
  const chili = await aRecipe(server, ann, [[400, 'g', 'black beans']]);
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
    { type: 'add', recipeId: await aRecipe(server, ann, [[200, 'g', 'rice']]), ...monday },
    { type: 'add', recipeId: await aRecipe(server, ann, [[300, 'g', 'rice']]), ...monday },
    { type: 'addNote', ...monday, note: 'Guests' },
  );
  const { list } = await generate(ann);
  expect(list.items).toMatchObject([{ amount: 500, unit: 'g' }]);
  expect(list.items[0]!.meals).toHaveLength(2);
});

test('an American list has pounds and cups, any other grams and milliliters', async () => {
  const ann = await server.user();
  const bolognese = await aRecipe(server, ann, [
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
  const recipeId = await aRecipe(server, ann, [[1, 'whole', 'onion']]);
  for (const date of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'])
    await plan(ann, recipeId, date);
  expect((await generate(ann)).list.items).toMatchObject([{ ingredient: 'onions', amount: 2 }]);
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
])('a list for %j is rejected with a clear message', async (dates, message) => {
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

test('a list for every meal of a quarter is read, exported and imported', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const recipeId = await aRecipe(server, ann, [[1, 'whole', 'onion']]);
  const days = Array.from({ length: shoppingBounds.maxDays }, (_, index) => addDays('2027-01-01', index));
  const slots = days.flatMap((date) => plannedMealTypes.map((mealType) => ({ date, mealType })));
  const entries = slots.flatMap((slot) => [0, 1].map((position) => ({ ...slot, position })));
  await server.context.db
    .insert(mealPlans)
    .values(entries.map((entry) => ({ ...entry, userId: ann.id, recipeId, servings: 4 })));
  const dates = { startDate: days[0]!, endDate: days.at(-1)! };
  const { status, list } = await generate(ann, dates);
  expect(status).toBe(200);
  expect(list.items[0]).toMatchObject({ foodId: 'onion', needed: null });
  expect((await ann.get(path)).status).toBe(200);
  const { items } = list;
  expect((await ann.patch(`${path}/${list.id}`, { items })).status).toBe(200);
  expect((await imported(bob, await exported(ann))).imported).toMatchObject({ shoppingLists: 1 });
});

import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/meal-plans';
const [soup, stew] = sampleRecipes;
const tuesdayDinner = { recipeId: soup!.id, date: '2026-11-24', mealType: 'dinner' };
const week = `${path}?startDate=2026-11-23`;

test('a planned Tuesday dinner is in its week with its recipe, and in no other', async () => {
  const ann = await server.user();
  const { body } = await ann.post(path, tuesdayDinner);
  expect(body).toMatchObject({ mealPlan: { ...tuesdayDinner, userId: ann.id, servings: soup!.servings } });
  expect((await ann.get(week)).body).toMatchObject({
    mealPlans: [{ ...tuesdayDinner, recipe: { title: soup!.title } }],
  });
  expect((await ann.get(`${path}?startDate=2026-11-16`)).body).toEqual({ mealPlans: [] });
  expect((await ann.get(`${path}?startDate=2026-11-30`)).body).toEqual({ mealPlans: [] });
});

test('a week goes from its first day to its seventh', async () => {
  const ann = await server.user();
  for (const date of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']) {
    await ann.post(path, { ...tuesdayDinner, date });
  }
  const { mealPlans } = (await ann.get(week)).body as { mealPlans: { date: string }[] };
  expect(mealPlans.map((meal) => meal.date)).toEqual(['2026-11-23', '2026-11-29']);
});

test('planning the same recipe again changes nothing, and another recipe gets 409 for a taken slot', async () => {
  const ann = await server.user();
  const answers = await Promise.all([ann.post(path, tuesdayDinner), ann.post(path, tuesdayDinner)]);
  const [first, second] = answers.map(({ body }) => (body as { mealPlan: { id: string } }).mealPlan.id);
  expect(second).toBe(first);
  const other = await ann.post(path, { ...tuesdayDinner, recipeId: stew!.id });
  expect(other.status).toBe(409);
  expect(other.body).toMatchObject({
    message: expect.stringContaining(`Tuesday dinner is taken by "${soup!.title}"`),
  });
});

test('a removed meal is gone', async () => {
  const ann = await server.user();
  const { mealPlan } = (await ann.post(path, tuesdayDinner)).body as { mealPlan: { id: string } };
  expect((await ann.delete(`${path}/${mealPlan.id}`)).body).toEqual({ success: true });
  expect((await ann.get(week)).body).toEqual({ mealPlans: [] });
});

test.each([
  [{ date: '2026-02-30' }, 'Date must be yyyy-MM-dd'],
  [{ date: '24.11.2026' }, 'Date must be yyyy-MM-dd'],
  [{ date: undefined }, 'Date must be yyyy-MM-dd'],
  [{ mealType: 'snack' }, 'Meal type must be breakfast, lunch or dinner'],
  [{ recipeId: '1' }, 'Invalid id'],
  [{ servings: 0 }, 'Servings must be at least 1'],
  [{ servings: 21 }, 'Servings must be at most 20'],
])('%j is refused with a clear message', async (wrong, message) => {
  const ann = await server.user();
  const answer = await ann.post(path, { ...tuesdayDinner, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
});

test('a recipe that does not exist cannot be planned', async () => {
  const ann = await server.user();
  expect((await ann.post(path, { ...tuesdayDinner, recipeId: crypto.randomUUID() })).status).toBe(404);
});

test('a week needs a day to start', async () => {
  const ann = await server.user();
  expect((await ann.get(path)).status).toBe(400);
  expect((await ann.get(`${path}?startDate=soon`)).status).toBe(400);
});

test('visitors are rejected', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.get(week),
    await stranger.post(path, tuesdayDinner),
    await stranger.delete(`${path}/${crypto.randomUUID()}`),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test("a user cannot see or remove another user's meal", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { mealPlan } = (await ann.post(path, tuesdayDinner)).body as { mealPlan: { id: string } };
  expect((await bob.get(week)).body).toEqual({ mealPlans: [] });
  expect((await bob.delete(`${path}/${mealPlan.id}`)).status).toBe(404);
  expect((await ann.get(week)).body).toMatchObject({ mealPlans: [{ id: mealPlan.id }] });
});

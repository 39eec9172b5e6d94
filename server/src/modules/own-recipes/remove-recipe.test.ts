import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { collections } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { purgeRecipes } from './remove-recipe.service.ts';

let days = 0;
const clock = { now: () => new Date(Date.now() + days * 86_400_000) };
const server = await startTestServer({ clock });
const { context } = server;
const { db } = context;
const path = '/api/own-recipes';

type Saved = { recipe: { id: string; title: string }; version: number };
const bread = {
  title: 'Everyday bread',
  description: null,
  lines: [{ text: '500 g bread flour' }, { text: '350 ml water' }] as { text: string; recipeId?: string }[],
  steps: ['Mix flour and water to a dough.', 'Bake for 40 minutes.'],
  cookingTime: 90,
  servings: 4,
  cuisineType: null,
  mealType: null,
  tags: [],
};

async function write(person: Person, change: Partial<typeof bread> = {}): Promise<string> {
  const document = { ...bread, ...change };
  const answer = await person.post(path, { document, key: crypto.randomUUID() });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as Saved).recipe.id;
}

test('removed recipes are listed for their owner, the latest first, until they are gone', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const [kept, older, newer] = [
    await write(ann, { title: 'Kept bread' }),
    await write(ann, { title: 'Older bread' }),
    await write(ann, { title: 'Newer bread' }),
  ];
  const removedOf = async (person: Person) => {
    const { recipes: rows } = (await person.get(`${path}/removed`)).body as {
      recipes: { id: string; title: string; until: string }[];
    };
    return rows;
  };
  expect(await removedOf(ann)).toEqual([]);
  const before = days;
  await ann.delete(`${path}/${older}`);
  days += 10;
  await ann.delete(`${path}/${newer}`);
  expect((await removedOf(ann)).map(({ id, title }) => [id, title])).toEqual([
    [newer, 'Newer bread'],
    [older, 'Older bread'],
  ]);
  const [, { until }] = (await removedOf(ann)) as [object, { until: string }];
  expect(Math.round((Date.parse(until) - clock.now().getTime()) / 86_400_000)).toBe(20);
  expect(await removedOf(bob)).toEqual([]);
  expect((await server.visitor().get(`${path}/removed`)).status).toBe(401);

  await ann.post(`${path}/${newer}/bring-back`, {});
  expect((await removedOf(ann)).map(({ id }) => id)).toEqual([older]);
  days = before;
  const longAgo = new Date(clock.now().getTime() - 30.1 * 86_400_000);
  await db.update(recipes).set({ deletedAt: longAgo }).where(eq(recipes.id, older));
  expect(await removedOf(ann)).toEqual([]);
  expect((await ann.get(`/api/recipe/${kept}`)).status).toBe(200);
});

test('a removed recipe is gone from everywhere but the week, until it is brought back', async () => {
  const ann = await server.user();
  const id = await write(ann);
  await ann.post('/api/user/favorites', { recipeId: id });
  await ann.post('/api/cooked', { key: crypto.randomUUID(), recipeId: id });
  await ann.patch(`/api/recipe-notes/${id}`, { note: 'More salt', rating: 5 });
  await ann.post('/api/meal-plans', { recipeId: id, date: '2026-11-17', mealType: 'lunch' });
  const week = async () => (await ann.get('/api/week?startDate=2026-11-16')).text;
  const planned = await week();

  expect((await ann.delete(`${path}/${id}`)).body).toEqual({ success: true });
  expect((await ann.get('/api/user/recipes')).body).toEqual({ recipes: [] });
  expect((await ann.get('/api/user/favorites')).body).toEqual({ favorites: [] });
  expect((await ann.get('/api/cooked')).body).toMatchObject({
    cooked: [{ title: bread.title, recipe: null }],
  });
  const found = await ann.get('/api/recipes/search?query=everyday+bread');
  expect(found.text).not.toContain(id);
  for (const answer of [await ann.get(`${path}/${id}`), await ann.send('PUT', `${path}/${id}`, saving(1))]) {
    expect(answer.status).toBe(404);
  }
  expect((await server.visitor().get(`/api/recipe/${id}`)).status).toBe(404);
  expect(await week()).toContain(id);
  expect((await ann.get(`/api/recipe/${id}`)).body).toMatchObject({ recipe: { id, isRemoved: true } });

  expect((await ann.post(`${path}/${id}/bring-back`, {})).body).toMatchObject({ recipe: { id } });
  expect((await ann.get('/api/user/recipes')).body).toMatchObject({ recipes: [{ id }] });
  expect((await ann.get('/api/user/favorites')).body).toMatchObject({ favorites: [{ recipeId: id }] });
  expect((await ann.get(`/api/recipe-notes/${id}`)).body).toMatchObject({
    notes: { note: 'More salt', rating: 5, timesCooked: 1 },
  });
  expect((await server.visitor().get(`/api/recipe/${id}`)).body).not.toHaveProperty('recipe.isRemoved');
  expect(await week()).toBe(planned);
});

function saving(version: number) {
  return { document: bread, version };
}

test('others do not see a recipe while it is removed, and have all that they had when it is back', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = await write(ann);
  await bob.post('/api/user/favorites', { recipeId: id });
  await bob.post('/api/meal-plans', { recipeId: id, date: '2026-11-17', mealType: 'lunch' });
  const { body } = await bob.post('/api/collections', { name: 'Bread' });
  const { collection } = body as { collection: { id: string } };
  await bob.send('PUT', `/api/collections/${collection.id}/recipes/${id}`, {});
  await bob.patch(`/api/recipe-notes/${id}`, { note: 'Rye is better', rating: 4 });
  await bob.post('/api/cooked', { key: crypto.randomUUID(), recipeId: id });
  const shown = ['/api/user/favorites', '/api/week?startDate=2026-11-16', '/api/collections', '/api/cooked'];
  const whatBobSees = () =>
    Promise.all([...shown, `/api/recipe-notes/${id}`].map(async (url) => (await bob.get(url)).body));
  const before = await whatBobSees();
  await ann.delete(`${path}/${id}`);
  for (const url of shown) expect((await bob.get(url)).text).not.toContain(`"id":"${id}"`);
  expect((await bob.get('/api/user/favorites')).body).toEqual({ favorites: [] });
  expect((await bob.get('/api/week?startDate=2026-11-16')).text).not.toContain(id);
  expect((await bob.get('/api/meal-plans?startDate=2026-11-16&endDate=2026-11-22')).text).not.toContain(id);
  expect((await bob.get('/api/collections')).body).toMatchObject({ collections: [{ recipeIds: [] }] });
  expect((await bob.get(`/api/recipe/${id}`)).status).toBe(404);
  await ann.post(`${path}/${id}/bring-back`, {});
  expect(await whatBobSees()).toEqual(before);
});

test('favorites of others are deleted with a recipe that is deleted for good', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = await write(ann);
  await bob.post('/api/user/favorites', { recipeId: id });
  await bob.post('/api/meal-plans', { recipeId: id, date: '2026-11-17', mealType: 'lunch' });
  const { collection } = (await bob.post('/api/collections', { name: 'Bread' })).body as {
    collection: { id: string };
  };
  await bob.send('PUT', `/api/collections/${collection.id}/recipes/${id}`, {});
  await ann.delete(`${path}/${id}`);
  days = 31;
  await purgeRecipes(context);
  days = 0;
  expect(await db.select().from(mealPlans).where(eq(mealPlans.userId, bob.id))).toEqual([]);
  expect(await db.select().from(favorites).where(eq(favorites.userId, bob.id))).toEqual([]);
  expect(await db.select().from(collections).where(eq(collections.userId, bob.id))).toMatchObject([
    { recipeIds: [] },
  ]);
});

test('two users who each remove a recipe that the other keeps do not deadlock', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  for (let round = 0; round < 10; round += 1) {
    const [anns, bobs] = [await write(ann), await write(bob)];
    await bob.post('/api/user/favorites', { recipeId: anns });
    await ann.post('/api/user/favorites', { recipeId: bobs });
    const answers = await Promise.all([ann.delete(`${path}/${anns}`), bob.delete(`${path}/${bobs}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('a recipe that is a part of another stays until it is taken out there', async () => {
  const ann = await server.user();
  const dough = await write(ann, { title: 'Pizza dough' });
  const line = { text: '1 batch of Pizza dough', recipeId: dough };
  const pizza = await write(ann, { title: 'Pizza', lines: [line, { text: '200 g mozzarella' }] });
  const refused = await ann.delete(`${path}/${dough}`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'This recipe is part of “Pizza”. Please remove it there first.',
  });

  await ann.delete(`${path}/${pizza}`);
  expect((await ann.delete(`${path}/${dough}`)).status).toBe(200);
  await ann.post(`${path}/${pizza}/bring-back`, {});
  const { recipes: listed } = (await ann.get('/api/user/recipes')).body as { recipes: Saved['recipe'][] };
  expect(listed.map(({ title }) => title).sort()).toEqual(['Pizza', 'Pizza dough']);
});

test('a removed recipe is deleted after thirty days, and its planned meals become notes', async () => {
  const ann = await server.user();
  const id = await write(ann);
  await ann.post('/api/meal-plans', { recipeId: id, date: '2026-11-17', mealType: 'lunch' });
  await ann.delete(`${path}/${id}`);
  days = 29;
  await purgeRecipes(context);
  expect(await db.select().from(recipes).where(eq(recipes.id, id))).toHaveLength(1);
  days = 31;
  await purgeRecipes(context);
  days = 0;
  expect(await db.select().from(recipes).where(eq(recipes.id, id))).toEqual([]);
  expect(await db.select().from(mealPlans).where(eq(mealPlans.userId, ann.id))).toMatchObject([
    { recipeId: null, note: bread.title },
  ]);
  expect((await ann.post(`${path}/${id}/bring-back`, {})).status).toBe(404);
});

test('other users can neither remove nor restore', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = await write(ann);
  for (const person of [bob, server.visitor()]) {
    const expected = person === bob ? 404 : 401;
    expect((await person.delete(`${path}/${id}`)).status).toBe(expected);
    expect((await person.post(`${path}/${id}/bring-back`, {})).status).toBe(expected);
  }
  expect((await ann.delete(`${path}/soup`)).status).toBe(400);
  expect((await ann.post(`${path}/soup/bring-back`, {})).status).toBe(400);
  expect((await ann.get(`/api/recipe/${id}`)).body).toMatchObject({ recipe: { isRemoved: false } });
});

test('importing an export restores recipes removed since', async () => {
  const ann = await server.user();
  const id = await write(ann);
  const file = (await ann.get('/api/account/export')).text;
  await ann.delete(`${path}/${id}`);
  const form = new FormData();
  form.append('file', new Blob([file]), 'export.json');
  expect((await ann.send('POST', '/api/account/import', form)).status).toBe(200);
  expect((await ann.get('/api/user/recipes')).body).toMatchObject({ recipes: [{ id }] });
});

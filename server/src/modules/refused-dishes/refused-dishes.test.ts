import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/refused-dishes';
const [soup, stew] = sampleRecipes;

type Refused = { refusedDishes: { id: string; title: string }[] };
const listOf = async (person: Browser) => ((await person.get(path)).body as Refused).refusedDishes;
const titlesOf = (body: unknown) =>
  (body as { recipes: { title: string }[] }).recipes.map(({ title }) => title);

test('a refused dish is on the list by its title, once, until it is allowed again', async () => {
  const ann = await server.user();
  const first = (await ann.post(path, { recipeId: soup!.id })).body as { id: string };
  await ann.post(path, { recipeId: stew!.id });
  expect((await ann.post(path, { recipeId: soup!.id })).body).toEqual(first);
  expect((await listOf(ann)).map(({ title }) => title)).toEqual([stew!.title, soup!.title]);
  expect((await ann.delete(`${path}/${first.id}`)).body).toEqual({ success: true });
  expect((await listOf(ann)).map(({ title }) => title)).toEqual([stew!.title]);
  expect((await ann.delete(`${path}/${first.id}`)).status).toBe(404);
});

test('samples never show a refused dish again', async () => {
  const ann = await server.user();
  const samples = async () => titlesOf((await ann.get('/api/sample-recipes?count=5&seed=3')).body);
  const shown = await samples();
  for (const title of shown.slice(0, 3)) {
    const { id } = sampleRecipes.find((sample) => sample.title === title)!;
    await ann.post(path, { recipeId: id });
  }
  const after = await samples();
  expect(after).toHaveLength(5);
  expect(after.filter((title) => shown.slice(0, 3).includes(title))).toEqual([]);
});

test('a refused dish is never composed again', async () => {
  const ann = await server.user('plus');
  await ann.post('/api/taste-profile', { cuisinePreferences: ['Thai'] });
  const generate = async () => {
    const { body } = await ann.post('/api/generate-recipes', { count: 5, mealType: 'dinner' });
    return (body as { recipes: { id: string; title: string }[] }).recipes;
  };
  const refused: string[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { id, title } of await generate()) {
      expect(refused).not.toContain(title);
      await ann.post(path, { recipeId: id });
      refused.push(title);
    }
  }
  expect(refused.length).toBeGreaterThan(10);
});

test('a recipe that does not exist and an id that is none are refused', async () => {
  const ann = await server.user();
  expect((await ann.post(path, { recipeId: crypto.randomUUID() })).status).toBe(404);
  expect((await ann.post(path, { recipeId: 'soup' })).status).toBe(400);
  expect((await ann.delete(`${path}/soup`)).status).toBe(400);
});

test('visitors are rejected, and no user sees or removes another’s refused dishes', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.get(path),
    await stranger.post(path, { recipeId: soup!.id }),
    await stranger.delete(`${path}/${crypto.randomUUID()}`),
  ]) {
    expect(answer.status).toBe(401);
  }
  const [ann, bob] = [await server.user(), await server.user()];
  const { id } = (await ann.post(path, { recipeId: soup!.id })).body as { id: string };
  expect(await listOf(bob)).toEqual([]);
  expect((await bob.delete(`${path}/${id}`)).status).toBe(404);
  expect(await listOf(ann)).toHaveLength(1);
});

import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/user/favorites';
const recipeId = sampleRecipes[0]!.id;

test('a favorite persists with its recipe and can be taken back', async () => {
  const ann = await server.user();
  expect((await ann.post(path, { recipeId })).status).toBe(200);
  expect((await ann.get(path)).body).toMatchObject({
    favorites: [{ userId: ann.id, recipeId, recipe: { id: recipeId, title: sampleRecipes[0]!.title } }],
  });
  expect((await ann.delete(`${path}/${recipeId}`)).body).toEqual({ success: true });
  expect((await ann.get(path)).body).toEqual({ favorites: [] });
});

test('two clicks make one favorite', async () => {
  const ann = await server.user();
  await Promise.all([ann.post(path, { recipeId }), ann.post(path, { recipeId })]);
  expect((await ann.get(path)).body).toMatchObject({ favorites: [{ recipeId }] });
});

test('a recipe that does not exist cannot be a favorite', async () => {
  const ann = await server.user();
  const answer = await ann.post(path, { recipeId: crypto.randomUUID() });
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ message: 'Recipe not found' });
});

test('an id that is none gets a clear error', async () => {
  const ann = await server.user();
  expect((await ann.post(path, { recipeId: 'soup' })).body).toMatchObject({ message: 'Invalid id' });
  expect((await ann.delete(`${path}/soup`)).status).toBe(400);
});

test('visitors are rejected', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.get(path),
    await stranger.post(path, { recipeId }),
    await stranger.delete(`${path}/${recipeId}`),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test("a user cannot remove another user's favorite", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.post(path, { recipeId });
  expect((await bob.delete(`${path}/${recipeId}`)).status).toBe(404);
  expect((await ann.get(path)).body).toMatchObject({ favorites: [{ recipeId }] });
});

import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/collections';
const [one, two] = sampleRecipes.map(({ id }) => id);

type Collection = { id: string; name: string; recipeIds: string[] };
async function create(person: Person, name: string) {
  return ((await person.post(path, { name })).body as { collection: Collection }).collection;
}
async function list(person: Person) {
  return ((await person.get(path)).body as { collections: Collection[] }).collections;
}

test('a recipe can be in several collections, each with its own order', async () => {
  const ann = await server.user();
  const [guests, quick] = [await create(ann, 'For guests'), await create(ann, 'Quick')];
  for (const id of [one, two]) await ann.send('PUT', `${path}/${guests.id}/recipes/${id}`);
  await ann.send('PUT', `${path}/${guests.id}/recipes/${one}`);
  await ann.send('PUT', `${path}/${quick.id}/recipes/${two}`);
  expect(await list(ann)).toMatchObject([{ recipeIds: [one, two] }, { recipeIds: [two] }]);
  await ann.patch(`${path}/${guests.id}`, { recipeIds: [two] });
  await ann.patch(`${path}/${quick.id}`, { position: 0, name: 'In a hurry' });
  expect(await list(ann)).toMatchObject([{ name: 'In a hurry' }, { recipeIds: [two, one] }]);
  await ann.delete(`${path}/${guests.id}/recipes/${two}`);
  expect((await ann.delete(`${path}/${quick.id}`)).body).toEqual({ success: true });
  expect(await list(ann)).toMatchObject([{ name: 'For guests', recipeIds: [one] }]);
});

test('a name belongs to one collection', async () => {
  const ann = await server.user();
  const [guests, quick] = [await create(ann, 'For guests'), await create(ann, 'Quick')];
  expect((await create(ann, 'for GUESTS')).id).toBe(guests.id);
  expect((await ann.patch(`${path}/${quick.id}`, { name: 'FOR guests' })).status).toBe(409);
  expect((await ann.post(path, { name: '  ' })).body).toMatchObject({ message: 'Name required' });
  expect((await ann.post(path, { name: 'x'.repeat(61) })).status).toBe(400);
});

test('there is an end to how many there are', async () => {
  const ann = await server.user();
  for (let index = 0; index < 50; index += 1) await create(ann, `Number ${index}`);
  expect((await ann.post(path, { name: 'One more' })).body).toMatchObject({ code: 'limit_reached' });
});

test('another user finds none of them', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { id } = await create(ann, 'Secret');
  expect(await list(bob)).toEqual([]);
  expect((await bob.send('PUT', `${path}/${id}/recipes/${one}`)).status).toBe(404);
  expect((await bob.patch(`${path}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await bob.delete(`${path}/${id}`)).status).toBe(404);
  expect((await server.visitor().get(path)).status).toBe(401);
});

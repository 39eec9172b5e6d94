import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const [soup, stew] = sampleRecipes;
const today = dayIn('UTC', new Date());

test('a note and a rating are kept for their writer alone', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const url = `/api/recipe-notes/${soup!.id}`;
  await ann.patch(url, { note: 'Less salt' });
  expect((await ann.patch(url, { rating: 4 })).body).toMatchObject({
    notes: { note: 'Less salt', rating: 4 },
  });
  expect((await bob.get(url)).body).toMatchObject({ notes: { note: null, rating: null } });
  expect((await ann.patch(url, { rating: 6 })).status).toBe(400);
  await ann.patch(url, { note: null, rating: null });
  expect((await ann.get(url)).body).toEqual({
    notes: { note: null, rating: null, timesCooked: 0, lastCooked: null },
  });
});

test('cooked dishes are listed by day, with their rating', async () => {
  const ann = await server.user();
  const key = crypto.randomUUID();
  await ann.post('/api/cooked', { key, recipeId: soup!.id, date: addDays(today, -3), note: 'For six' });
  await ann.post('/api/cooked', { key, recipeId: soup!.id, date: addDays(today, -3) });
  await ann.post('/api/cooked', { key: crypto.randomUUID(), recipeId: stew!.id });
  await ann.patch(`/api/recipe-notes/${soup!.id}`, { rating: 5 });
  expect((await ann.get('/api/cooked')).body).toMatchObject({
    total: 2,
    cooked: [
      { title: stew!.title, date: today, rating: null },
      { title: soup!.title, note: 'For six', rating: 5, photoId: null, recipe: { id: soup!.id } },
    ],
  });
  expect((await ann.get(`/api/recipe-notes/${soup!.id}`)).body).toMatchObject({
    notes: { timesCooked: 1, lastCooked: addDays(today, -3) },
  });
});

test('a cooked dish can be corrected and removed, and lies in the past', async () => {
  const ann = await server.user();
  const body = { key: crypto.randomUUID(), recipeId: soup!.id };
  const { cooked } = (await ann.post('/api/cooked', body)).body as { cooked: { id: string } };
  const url = `/api/cooked/${cooked.id}`;
  expect((await ann.patch(url, { date: addDays(today, 2) })).body).toMatchObject({ code: 'invalid_input' });
  expect((await ann.patch(url, { note: 'Good' })).body).toMatchObject({
    cooked: { note: 'Good', date: today },
  });
  expect((await ann.delete(url)).body).toEqual({ success: true });
  expect((await ann.delete(url)).status).toBe(404);
});

test('a week is planned with highly rated recipes, and without poorly rated ones', async () => {
  const ann = await server.user('plus');
  await ann.post('/api/taste-profile', { timePreference: 240, mealTypes: ['dinner'] });
  const plan = async (startDate: string) => {
    await ann.post('/api/plan-week', { startDate, mealTypes: ['dinner'] });
    const { body } = await ann.get(`/api/week?startDate=${startDate}`);
    return (body as { entries: { recipe: { id: string; title: string } }[] }).entries.map(
      ({ recipe }) => recipe,
    );
  };
  const first = await plan('2027-03-01');
  for (const { id } of first) await ann.patch(`/api/recipe-notes/${id}`, { rating: 1 });
  // Far enough from the first that it counts as no repetition.
  const second = await plan('2027-06-07');
  const titles = new Set(first.map(({ title }) => title));
  expect(second.filter(({ title }) => titles.has(title))).toEqual([]);
});

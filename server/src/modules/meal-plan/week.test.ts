import { setTimeout as pause } from 'node:timers/promises';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '#db/delete-expired.ts';
import { recipes } from '#db/tables/recipes.ts';
import type { Browser } from '#testing/browser.ts';
import { collectEvents } from '#testing/collect-events.ts';
import { startTestServer } from '#testing/test-server.ts';
import { type Entry, edit, monday, type Saved, send, weekOf } from './weeks.fixture.ts';

const server = await startTestServer();
const [soup, stew, chili] = sampleRecipes as unknown as { id: string; title: string; servings: number }[];

const at = (date: string, mealType = 'dinner') => ({ date, mealType });

const undo = (person: Browser, id: string) => person.post(`/api/week-edits/${id}/undo`, {});

const plan = (recipe: { id: string } | undefined, date = monday, mealType = 'dinner') => ({
  type: 'add',
  recipeId: recipe!.id,
  ...at(date, mealType),
});

test('a week has dishes, sides, leftovers and notes, in the order in which they are eaten', async () => {
  const ann = await server.user();
  await edit(ann, plan(chili), plan(soup), { type: 'addNote', ...at(monday, 'lunch'), note: 'Eating out' });
  const { entries } = await weekOf(ann);
  const [out, main, side] = entries;
  expect(out).toMatchObject({ recipe: null, note: 'Eating out', position: 0, servingsToCook: 0 });
  expect(main).toMatchObject({ recipe: { title: chili!.title }, position: 0, isLocked: false, reason: null });
  expect(side).toMatchObject({ recipe: { title: soup!.title }, position: 1 });
  await edit(ann, { type: 'addLeftovers', of: main!.id, ...at('2026-11-24', 'lunch'), servings: 2 });
  const after = await weekOf(ann);
  expect(after.entries[3]).toMatchObject({
    leftoversOf: main!.id,
    cookedOn: monday,
    servings: 2,
    servingsToCook: 0,
  });
  expect(after.entries[1]!.servingsToCook).toBe(chili!.servings + 2);
  expect(after.undo).toMatchObject({ label: `Add leftovers of "${chili!.title}"` });
});

test('leftovers in the next week name the day on which they were cooked', async () => {
  const ann = await server.user();
  await edit(ann, plan(chili, '2026-11-29'));
  const [cooked] = (await weekOf(ann)).entries;
  await edit(ann, { type: 'addLeftovers', of: cooked!.id, ...at('2026-11-30') });
  expect((await weekOf(ann, '2026-11-30')).entries).toMatchObject([
    { leftoversOf: cooked!.id, cookedOn: '2026-11-29' },
  ]);
  expect((await weekOf(ann)).entries[0]!.servingsToCook).toBe(2 * chili!.servings);
});

test('several steps are one edit, and a failing step undoes them all', async () => {
  const ann = await server.user();
  const { count } = await edit(ann, plan(soup), plan(stew, '2026-11-24'));
  expect(count).toBe(2);
  const before = await weekOf(ann);
  const [first] = before.entries;
  const answer = await send(
    ann,
    { type: 'move', id: first!.id, ...at('2026-11-25') },
    { type: 'remove', id: crypto.randomUUID() },
  );
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ code: 'not_found', message: 'Planned meal not found' });
  expect(await weekOf(ann)).toEqual(before);
});

test('every kind of step changes the week as it says', async () => {
  const ann = await server.user();
  await edit(ann, plan(soup), plan(stew, '2026-11-24'));
  const [a, b] = (await weekOf(ann)).entries as [Entry, Entry];
  await edit(ann, { type: 'swap', id: a.id, with: b.id });
  await edit(ann, { type: 'copy', id: a.id, ...at('2026-11-26') });
  await edit(ann, { type: 'replace', id: b.id, recipeId: chili!.id });
  await edit(ann, { type: 'change', id: a.id, servings: 7, note: 'Double it', isLocked: true });
  await edit(ann, { type: 'move', id: b.id, ...at('2026-11-29', 'breakfast') });
  const planned = (await weekOf(ann)).entries.map(({ date, mealType, recipe, servings }) => [
    date,
    mealType,
    recipe?.title,
    servings,
  ]);
  expect(planned).toEqual([
    ['2026-11-24', 'dinner', soup!.title, 7],
    ['2026-11-26', 'dinner', soup!.title, soup!.servings],
    ['2026-11-29', 'breakfast', chili!.title, stew!.servings],
  ]);
  expect((await weekOf(ann)).entries[0]).toMatchObject({ note: 'Double it', isLocked: true });
  const copied = await edit(ann, { type: 'copyToNextWeek', first: monday, last: '2026-11-29' });
  expect(copied.count).toBe(3);
  expect((await weekOf(ann, '2026-11-30')).entries).toHaveLength(3);
  await edit(ann, { type: 'clear', first: monday, last: '2026-11-29' });
  expect((await weekOf(ann)).entries).toEqual([]);
  await edit(ann, { type: 'remove', id: (await weekOf(ann, '2026-11-30')).entries[0]!.id });
  expect((await weekOf(ann, '2026-11-30')).entries).toHaveLength(2);
});

test('edits are undone one after the other, and an undo is undone', async () => {
  const ann = await server.user();
  await edit(ann, plan(chili), plan(soup));
  const first = await weekOf(ann);
  await edit(ann, { type: 'addLeftovers', of: first.entries[0]!.id, ...at('2026-11-25') });
  const second = await weekOf(ann);
  const cleared = await edit(ann, { type: 'clear', first: monday, last: '2026-11-29' });
  expect((await weekOf(ann)).undo).toEqual({ editId: cleared.editId, label: 'Clear Week' });

  const undone = (await undo(ann, cleared.editId)).body as Saved;
  expect(undone.count).toBe(3);
  expect(await weekOf(ann)).toEqual(second);
  const redone = (await undo(ann, undone.editId)).body as Saved;
  expect((await weekOf(ann)).entries).toEqual([]);
  expect((await weekOf(ann)).undo).toEqual({ editId: redone.editId, label: 'Clear Week' });

  for (let offered = (await weekOf(ann)).undo; offered; offered = (await weekOf(ann)).undo) {
    expect((await undo(ann, offered.editId)).status).toBe(200);
  }
  expect((await weekOf(ann)).entries).toEqual([]);
});

test('an edit is undone once', async () => {
  const ann = await server.user();
  const { editId } = await edit(ann, plan(soup));
  const answers = await Promise.all([undo(ann, editId), undo(ann, editId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    message: 'This has already been undone.',
  });
});

test('an edit whose entries were changed since cannot be undone', async () => {
  const ann = await server.user();
  const { editId } = await edit(ann, plan(soup));
  const [entry] = (await weekOf(ann)).entries;
  await edit(ann, { type: 'change', id: entry!.id, servings: 9 });
  const answer = await undo(ann, editId);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'conflict',
    message: 'Monday dinner was changed since, so it cannot be undone.',
  });
});

test('a recipe that was deleted meanwhile cannot be brought back by an undo', async () => {
  const ann = await server.user();
  const [own] = await server.context.db
    .insert(recipes)
    .values({ userId: ann.id, title: 'Mine', ingredients: [], instructions: [] })
    .returning();
  await edit(ann, plan(own));
  const { editId } = await edit(ann, { type: 'clear', first: monday, last: monday });
  await server.context.db.delete(recipes).where(eq(recipes.id, own!.id));
  const answer = await undo(ann, editId);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('no longer exists') });
});

test('an edit that changes nothing leaves nothing to undo', async () => {
  const ann = await server.user();
  expect(await edit(ann, { type: 'clear', first: monday, last: monday })).toEqual({ editId: null, count: 0 });
  expect((await weekOf(ann)).undo).toBeNull();
});

test('calls of /api/meal-plans are edits too, and respect notes', async () => {
  const ann = await server.user();
  await edit(ann, { type: 'addNote', ...at(monday), note: 'Eating out' });
  const answer = await ann.post('/api/meal-plans', { recipeId: soup!.id, ...at(monday) });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    message: 'Monday dinner is taken by "Eating out". Remove it first.',
  });
  expect((await ann.get(`/api/meal-plans?startDate=${monday}`)).body).toEqual({ mealPlans: [] });
  const planned = await ann.post('/api/meal-plans', { recipeId: soup!.id, ...at(monday, 'lunch') });
  const { mealPlan, editId: added } = planned.body as { mealPlan: Entry; editId: string };
  const { id } = mealPlan;
  expect((await weekOf(ann)).undo).toEqual({ editId: added, label: `Add "${soup!.title}"` });
  const again = await ann.post('/api/meal-plans', { recipeId: soup!.id, ...at(monday, 'lunch') });
  expect(again.body).toMatchObject({ mealPlan: { id }, editId: null });
  await ann.delete(`/api/meal-plans/${id}`);
  const { editId } = (await weekOf(ann)).undo!;
  await undo(ann, editId);
  expect((await weekOf(ann)).entries[0]).toMatchObject({ id, recipe: { id: soup!.id } });
});

test('the latest two hundred edits can be undone, for thirty days', async () => {
  const ann = await server.user();
  const first = await edit(ann, plan(soup));
  const [entry] = (await weekOf(ann)).entries;
  for (let servings = 0; servings < 200; servings++) {
    await edit(ann, { type: 'change', id: entry!.id, servings: 1 + (servings % 2) });
  }
  expect((await undo(ann, first.editId)).body).toMatchObject({
    code: 'not_found',
    message: 'This can no longer be undone.',
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteExpired(server.context.db, inDays(29));
  const later = await server.elsewhere(ann);
  const { editId } = (await weekOf(later)).undo!;
  expect((await undo(later, editId)).status).toBe(200);
  await deleteExpired(server.context.db, inDays(31));
  expect((await weekOf(await server.elsewhere(ann))).undo).toBeNull();
});

test.each([
  [[], 'at least'],
  [[{ type: 'eat', id: soup!.id }], 'Type in entry 1 of actions is not valid'],
  [[{ type: 'add', ...at('2026-02-30'), recipeId: soup!.id }], 'Date must be yyyy-MM-dd'],
  [[{ type: 'add', ...at(monday, 'snack'), recipeId: soup!.id }], 'Meal type must be'],
  [[{ type: 'addNote', ...at(monday), note: ' ' }], 'Write a note'],
  [[{ type: 'addNote', ...at(monday), note: 'x'.repeat(121) }], '120'],
  [[{ type: 'move', id: '1', ...at(monday) }], 'Invalid id'],
  [[{ ...plan(soup), servings: 21 }], '20'],
])('the steps %j are rejected with a clear message', async (actions, message) => {
  const ann = await server.user();
  const answer = await ann.post('/api/week-edits', { actions });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(message) });
});

test('impossible edits are rejected with a message', async () => {
  const ann = await server.user();
  const { status } = await send(ann, plan({ id: crypto.randomUUID() }));
  expect(status).toBe(404);
  const full = await send(ann, ...Array.from({ length: 7 }, () => plan(soup)));
  expect(full.status).toBe(409);
  expect(full.body).toMatchObject({ message: 'Monday dinner is full: 6 dishes are the most.' });
  const tooMany = await send(ann, ...Array.from({ length: 51 }, () => plan(soup)));
  expect(tooMany.status).toBe(400);
  expect((await ann.get('/api/week')).status).toBe(400);
  expect((await ann.get('/api/week?startDate=soon')).status).toBe(400);
  expect((await undo(ann, 'soon')).status).toBe(400);
});

test('visitors are rejected', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.get(`/api/week?startDate=${monday}`),
    await send(stranger, plan(soup)),
    await undo(stranger, crypto.randomUUID()),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test("no one edits or undoes another's week", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { editId } = await edit(ann, plan(soup), plan(stew, '2026-11-24'));
  const before = await weekOf(ann);
  const [a, b] = before.entries as [Entry, Entry];
  await edit(bob, plan(chili));
  const [own] = (await weekOf(bob)).entries as [Entry];
  for (const action of [
    { type: 'move', id: a.id, ...at('2026-11-27') },
    { type: 'swap', id: own.id, with: b.id },
    { type: 'copy', id: a.id, ...at('2026-11-27') },
    { type: 'replace', id: a.id, recipeId: chili!.id },
    { type: 'change', id: a.id, isLocked: true },
    { type: 'remove', id: a.id },
    { type: 'addLeftovers', of: a.id, ...at('2026-11-25') },
  ]) {
    expect((await send(bob, action)).status, action.type).toBe(404);
  }
  await edit(bob, { type: 'clear', first: monday, last: '2026-11-29' });
  expect((await undo(bob, editId)).status).toBe(404);
  expect(await weekOf(ann)).toEqual(before);
});

test('open pages are notified which days changed on another device, and nothing about other users', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const page = collectEvents(ann, server.origin, '/api/week-events');
  await edit(bob, { type: 'addNote', note: 'Guests', ...at('2026-12-24') });
  // The stream of events may still be opening: notes are added until one arrives.
  for (let round = 0; !page.received().includes('changed'); round++) {
    await edit(ann, { type: 'addNote', note: `Round ${round}`, ...at('2026-11-25') });
    await pause(50);
  }
  expect(page.received()).toContain('"first":"2026-11-25","last":"2026-11-25"');
  expect(page.received()).not.toContain('2026-12-24');
  await page.leave();
});

import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { missingEquipment } from '@plateful/domain/cookbook/wishes/needed-equipment.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { startTestServer } from '#testing/test-server.ts';
import { days, edit, household, limits, monday, planWeek, type Week, weekOf } from './weeks.fixture.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;

// The first question waits for the worker to start.
beforeAll(() => server.context.weekPlanner.warm(), 60_000);

const slotsOf = ({ entries }: Week) => entries.map(({ date, mealType }) => `${date} ${mealType}`);

test('one press fills every empty slot within every limit, each meal with its reason', async () => {
  const ann = await household(server);
  const { count, conflicts } = await planWeek(ann);
  expect({ count, conflicts }).toEqual({ count: 21, conflicts: [] });
  const week = await weekOf(ann);
  expect(new Set(slotsOf(week)).size).toBe(21);
  for (const { recipe, servings, reason } of week.entries) {
    expect(servings).toBeGreaterThanOrEqual(3);
    expect(recipe!.cookingTime).toBeLessThanOrEqual(45);
    expect(reason).toMatch(/\w/);
    expect(checkRecipe(recipe!, limits as never)).toMatchObject({ ok: true });
    expect(recipe!.ingredients.filter(({ name }) => /mushroom/i.test(name))).toEqual([]);
  }
  const mains = week.entries.filter(({ mealType }) => mealType !== 'breakfast');
  expect(new Set(mains.map(({ recipe }) => recipe!.title)).size).toBe(14);
  expect((await ann.get('/api/user/recipes')).body).toEqual({ recipes: [] });
});

test('undo restores the week as it was', async () => {
  const ann = await household(server);
  await edit(ann, { type: 'add', recipeId: sampleRecipes[4]!.id, date: monday, mealType: 'dinner' });
  const before = await weekOf(ann);
  const { editId, count } = await planWeek(ann);
  expect(count).toBe(20);
  expect((await weekOf(ann)).undo).toEqual({ editId, label: 'Plan my week' });
  await ann.post(`/api/week-edits/${editId}/undo`, {});
  expect(await weekOf(ann)).toEqual(before);
});

test('the user’s own meals, notes and locked meals stay; a second press finds nothing to fill', async () => {
  const ann = await household(server);
  await edit(
    ann,
    { type: 'add', recipeId: sampleRecipes[4]!.id, date: monday, mealType: 'dinner' },
    { type: 'addNote', note: 'Eating out', date: '2026-11-25', mealType: 'dinner' },
  );
  await planWeek(ann, { mealTypes: ['dinner'] });
  const first = await weekOf(ann);
  expect(first.entries).toHaveLength(7);
  expect(await planWeek(ann, { mealTypes: ['dinner'] })).toEqual({ editId: null, count: 0, conflicts: [] });
  expect(await weekOf(ann)).toEqual(first);

  const locked = first.entries[2 + 1]!;
  await edit(ann, { type: 'change', id: locked.id, isLocked: true });
  await planWeek(ann, { mealTypes: ['dinner'], again: true });
  const second = await weekOf(ann);
  const idsOf = ({ entries }: Week) => entries.map(({ id }) => id);
  expect(second.entries).toHaveLength(7);
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([
    first.entries[0]!.id,
    first.entries[2]!.id,
    locked.id,
  ]);
});

test('two presses at once fill the week once', async () => {
  const ann = await household(server);
  const other = await server.elsewhere(ann);
  const [one, two] = await Promise.all([planWeek(ann), planWeek(other)]);
  expect([one.count, two.count].sort((a, b) => a - b)).toEqual([0, 21]);
  expect(new Set(slotsOf(await weekOf(ann))).size).toBe(21);
});

test('a meal planned by hand while the week is computed is kept', async () => {
  const ann = await household(server);
  const other = await server.elsewhere(ann);
  const [planned] = await Promise.all([
    planWeek(ann),
    edit(other, { type: 'addNote', note: 'Guests', date: '2026-11-28', mealType: 'dinner' }),
  ]);
  const { entries } = await weekOf(ann);
  const there = entries.filter(({ date, mealType }) => date === '2026-11-28' && mealType === 'dinner');
  expect(there).toMatchObject([{ note: 'Guests' }]);
  expect(planned.count).toBe(20);
});

test('chosen days, minutes per day and eaters are respected', async () => {
  const ann = await household(server);
  const none = Array.from({ length: 7 }, () => null);
  const eaters = { breakfast: none.map(() => 0), lunch: none, dinner: [2, 5, 0, null, null, null, null] };
  await ann.send('PATCH', '/api/week-settings', {
    minutes: [20, null, null, null, null, null, null],
    eaters,
    shoppingDays: [0, 3],
  });
  await planWeek(ann, { days: days.slice(0, 3) });
  const { entries } = await weekOf(ann);
  expect(slotsOf({ entries, undo: null }).sort()).toEqual([
    '2026-11-23 dinner',
    '2026-11-23 lunch',
    '2026-11-24 dinner',
    '2026-11-24 lunch',
    '2026-11-25 lunch',
  ]);
  for (const { date, recipe } of entries) {
    if (date === monday) expect(recipe!.cookingTime).toBeLessThanOrEqual(20);
  }
  const servingsOf = (slot: string) =>
    entries.find(({ date, mealType }) => `${date} ${mealType}` === slot)!.servings;
  expect(servingsOf('2026-11-24 dinner')).toBeGreaterThanOrEqual(5);
});

test('days that are over in the user’s time zone are not planned', async () => {
  const ann = await household(server);
  await db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  const friday = now;
  now = new Date('2026-11-26T12:00:00Z'); // Friday on Kiritimati
  const late = await server.elsewhere(ann);
  await planWeek(late, { mealTypes: ['dinner'] });
  const { entries } = (await late.get(`/api/week?startDate=${monday}`)).body as Week;
  now = friday;
  expect(entries.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
});

test('a refused dish is never planned again', async () => {
  const ann = await household(server);
  await planWeek(ann, { mealTypes: ['dinner'] });
  const refused: string[] = [];
  for (const { recipe } of (await weekOf(ann)).entries) {
    await ann.post('/api/refused-dishes', { recipeId: recipe!.id });
    refused.push(recipe!.title);
  }
  await planWeek(ann, { mealTypes: ['dinner'], again: true });
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).toHaveLength(7);
  expect(titles.filter((title) => refused.includes(title))).toEqual([]);
});

test('a day that no recipe fits is reported with what would help, and the others are filled', async () => {
  const ann = await household(server, { allergies: ['Gluten'], dietaryRestrictions: ['Vegan', 'Keto'] });
  await ann.send('PATCH', '/api/week-settings', { minutes: [5, null, null, null, null, null, null] });
  const { conflicts, count } = await planWeek(ann, { mealTypes: ['dinner'] });
  expect(count).toBe(7 - conflicts.length);
  expect(conflicts[0]).toMatchObject({ date: monday, mealType: 'dinner' });
  expect(conflicts[0]!.message).toMatch(/^Monday dinner: no recipe within 5 minutes/);
  expect(conflicts[0]!.help.join(' ')).toMatch(/minutes/);
});

test('an own recipe that breaks an allergy is not planned', async () => {
  const ann = await household(server, { cuisinePreferences: ['Thai'] });
  const [sample] = await db.select().from(recipes).limit(1);
  const { id: _id, ...copy } = sample!;
  const ingredients = [{ name: 'peanut butter', amount: 1, unit: 'cup' }];
  const own = { ...copy, userId: ann.id, title: 'Peanut bowl', ingredients, mealType: 'dinner' as const };
  await db.insert(recipes).values({ ...own, cookingTime: 10 });
  await ann.post('/api/user/favorites', { recipeId: sample!.id });
  await planWeek(ann);
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).not.toContain('Peanut bowl');
});

test('a favorite is planned however many newer recipes there are', async () => {
  const ann = await household(server, { cuisinePreferences: ['Thai'] });
  const [sample] = await db.select().from(recipes).limit(1);
  const { id: _id, ...copy } = sample!;
  const own = { ...copy, userId: ann.id, mealType: 'dinner' as const };
  const noodles = {
    title: 'Our tofu noodles',
    description: null,
    ingredients: [
      { name: 'rice noodles', amount: 250, unit: 'g' },
      { name: 'firm tofu', amount: 400, unit: 'g' },
      { name: 'broccoli', amount: 300, unit: 'g' },
      { name: 'soy sauce', amount: 3, unit: 'tbsp' },
    ],
    instructions: ['Boil the rice noodles and the broccoli.', 'Fry the tofu and add the soy sauce.'],
    ...{ cuisineType: 'Thai', cookingTime: 20, servings: 3 },
  };
  const [old] = await db
    .insert(recipes)
    .values({ ...own, ...noodles, createdAt: new Date('2020-01-01T12:00:00Z') })
    .returning({ id: recipes.id });
  const later = Array.from({ length: 400 }, (_, index) => ({
    ...own,
    title: `Later ${index}`,
    cookingTime: null,
  }));
  await db.insert(recipes).values(later);
  await ann.post('/api/user/favorites', { recipeId: old!.id });
  await ann.send('PATCH', '/api/week-settings', { lean: 0 });
  await planWeek(ann, { mealTypes: ['dinner'] });
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).toContain(noodles.title);
});

test('nothing that is offered or planned needs equipment that the household does not have', async () => {
  const ann = await household(server, { dietaryRestrictions: [], allergies: [], timePreference: 90 });
  const needsOven = ({ instructions }: { instructions: readonly string[] }) =>
    missingEquipment(instructions, ['oven']).length > 0;
  type Offered = { recipes: Parameters<typeof needsOven>[0][] };
  const offeredBy = async (seed: number) =>
    ((await ann.get(`/api/sample-recipes?count=10&mealType=dinner&seed=${seed}`)).body as Offered).recipes;
  const offered = async () => (await Promise.all([1, 2, 3].map(offeredBy))).flat();
  expect((await offered()).filter(needsOven)).not.toEqual([]);
  await ann.send('PATCH', '/api/week-settings', { withoutEquipment: ['oven'] });
  expect((await offered()).filter(needsOven)).toEqual([]);
  const { count } = await planWeek(ann);
  expect(count).toBe(21);
  const planned = (await weekOf(ann)).entries.flatMap(({ recipe }) => recipe ?? []);
  expect(planned.filter(needsOven)).toEqual([]);
});

test('without a taste profile planning is rejected', async () => {
  const ann = await server.user();
  const answer = await ann.post('/api/plan-week', { startDate: monday });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('set up your taste preferences') });
});

test.each([
  {},
  { startDate: 'soon' },
  { startDate: monday, days: [] },
  { startDate: monday, days: ['2026-02-30'] },
  { startDate: monday, mealTypes: ['snack'] },
  { startDate: monday, again: 'yes' },
])('%j is rejected', async (body) => {
  const ann = await server.user();
  expect((await ann.post('/api/plan-week', body)).status).toBe(400);
});

test('visitors are rejected, and no user changes another’s meals', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.post('/api/plan-week', { startDate: monday }),
    await stranger.get(`/api/week-entries/${crypto.randomUUID()}/alternatives`),
    await stranger.get(`/api/week-waste?startDate=${monday}`),
  ]) {
    expect(answer.status).toBe(401);
  }
  const [ann, bob] = [await household(server), await household(server)];
  await planWeek(ann, { mealTypes: ['dinner'] });
  const before = await weekOf(ann);
  expect((await bob.get(`/api/week-entries/${before.entries[0]!.id}/alternatives`)).status).toBe(404);
  await planWeek(bob, { mealTypes: ['dinner'], again: true });
  expect(await weekOf(ann)).toEqual(before);
  expect((await bob.get('/api/week-entries/1/alternatives')).status).toBe(400);
});

test('an allergy saved while a week is planned is respected', async () => {
  const ann = await household(server, { allergies: [], dietaryRestrictions: [], avoidedFoods: [] });
  const { weekPlanner } = server.context;
  const { ask } = weekPlanner;
  let asked = 0;
  weekPlanner.ask = async (question) => {
    const answer = await ask(question);
    asked += 1;
    if (asked === 1) {
      const saved = await ann.post('/api/taste-profile', { allergies: ['Dairy', 'Gluten'] });
      expect(saved.status).toBe(200);
    }
    return answer;
  };
  const { count } = await planWeek(ann).finally(() => {
    weekPlanner.ask = ask;
  });
  expect(asked).toBe(2);
  const { entries } = await weekOf(ann);
  expect(count).toBeGreaterThan(0);
  expect(entries).toHaveLength(count);
  for (const { recipe } of entries) {
    expect((recipe as unknown as { facts: { contains: string[] } }).facts.contains).not.toContain('Dairy');
    expect((recipe as unknown as { facts: { contains: string[] } }).facts.contains).not.toContain('Gluten');
  }
});

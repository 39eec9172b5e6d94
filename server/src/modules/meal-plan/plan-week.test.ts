import { offeredBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { missingEquipment } from '@plateful/domain/cookbook/wishes/needed-equipment.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { storeOfferedRecipes } from '#modules/recipes/store-offered-recipes.service.ts';
import type { Browser } from '#testing/browser.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;
const monday = '2026-11-23';
const days = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
];

// The first question waits for the worker to start.
beforeAll(() => server.context.weekPlanner.warm(), 60_000);

type Entry = {
  id: string;
  date: string;
  mealType: string;
  recipe: (typeof sampleRecipes)[number] | null;
  servings: number;
  reason: string | null;
  note: string | null;
  isLocked: boolean;
};
type Week = { entries: Entry[]; undo: { editId: string; label: string } | null };
type Planned = {
  editId: string | null;
  count: number;
  conflicts: { date: string; message: string; help: string[] }[];
};

const weekOf = async (person: Browser) => (await person.get(`/api/week?startDate=${monday}`)).body as Week;
const edit = (person: Browser, ...actions: object[]) => person.post('/api/week-edits', { actions });

async function plan(person: Browser, body: object = {}): Promise<Planned> {
  const answer = await person.post('/api/plan-week', { startDate: monday, ...body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Planned;
}

const limits = {
  allergies: ['Peanuts', 'Dairy'],
  dietaryRestrictions: ['Vegetarian'],
  avoidedFoods: ['mushrooms'],
};

async function household(profile: object = {}): Promise<Person> {
  const person = await server.user();
  const { status } = await person.post('/api/taste-profile', {
    ...limits,
    timePreference: 45,
    householdSize: 3,
    ...profile,
  });
  expect(status).toBe(200);
  return person;
}

const slotsOf = ({ entries }: Week) => entries.map(({ date, mealType }) => `${date} ${mealType}`);

test('one press fills every empty slot within every limit, each meal with its reason', async () => {
  const ann = await household();
  const { count, conflicts } = await plan(ann);
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

test('undo brings the old week back whole', async () => {
  const ann = await household();
  await edit(ann, { type: 'add', recipeId: sampleRecipes[4]!.id, date: monday, mealType: 'dinner' });
  const before = await weekOf(ann);
  const { editId, count } = await plan(ann);
  expect(count).toBe(20);
  expect((await weekOf(ann)).undo).toEqual({ editId, label: 'Plan my week' });
  await ann.post(`/api/week-edits/${editId}/undo`, {});
  expect(await weekOf(ann)).toEqual(before);
});

test('the user’s own meals, notes and locked meals stay; a second press finds nothing to fill', async () => {
  const ann = await household();
  await edit(
    ann,
    { type: 'add', recipeId: sampleRecipes[4]!.id, date: monday, mealType: 'dinner' },
    { type: 'addNote', note: 'Eating out', date: '2026-11-25', mealType: 'dinner' },
  );
  await plan(ann, { mealTypes: ['dinner'] });
  const first = await weekOf(ann);
  expect(first.entries).toHaveLength(7);
  expect(await plan(ann, { mealTypes: ['dinner'] })).toEqual({ editId: null, count: 0, conflicts: [] });
  expect(await weekOf(ann)).toEqual(first);

  const locked = first.entries[2 + 1]!;
  await edit(ann, { type: 'change', id: locked.id, isLocked: true });
  await plan(ann, { mealTypes: ['dinner'], again: true });
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
  const ann = await household();
  const other = await server.elsewhere(ann);
  const [one, two] = await Promise.all([plan(ann), plan(other)]);
  expect([one.count, two.count].sort((a, b) => a - b)).toEqual([0, 21]);
  expect(new Set(slotsOf(await weekOf(ann))).size).toBe(21);
});

test('a meal that was planned by hand while the week was computed stays', async () => {
  const ann = await household();
  const other = await server.elsewhere(ann);
  const [planned] = await Promise.all([
    plan(ann),
    edit(other, { type: 'addNote', note: 'Guests', date: '2026-11-28', mealType: 'dinner' }),
  ]);
  const { entries } = await weekOf(ann);
  const there = entries.filter(({ date, mealType }) => date === '2026-11-28' && mealType === 'dinner');
  expect(there).toMatchObject([{ note: 'Guests' }]);
  expect(planned.count).toBe(20);
});

test('the days chosen, the minutes of a day and who eats are kept', async () => {
  const ann = await household();
  const none = Array.from({ length: 7 }, () => null);
  const eaters = { breakfast: none.map(() => 0), lunch: none, dinner: [2, 5, 0, null, null, null, null] };
  await ann.send('PATCH', '/api/week-settings', {
    minutes: [20, null, null, null, null, null, null],
    eaters,
    shoppingDays: [0, 3],
  });
  await plan(ann, { days: days.slice(0, 3) });
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

test('days that are over where the user is are left alone', async () => {
  const ann = await household();
  await db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  const friday = now;
  now = new Date('2026-11-26T12:00:00Z'); // Friday on Kiritimati
  const late = await server.elsewhere(ann);
  await plan(late, { mealTypes: ['dinner'] });
  const { entries } = (await late.get(`/api/week?startDate=${monday}`)).body as Week;
  now = friday;
  expect(entries.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
});

test('a refused dish is planned never again', async () => {
  const ann = await household();
  await plan(ann, { mealTypes: ['dinner'] });
  const refused: string[] = [];
  for (const { recipe } of (await weekOf(ann)).entries) {
    await ann.post('/api/refused-dishes', { recipeId: recipe!.id });
    refused.push(recipe!.title);
  }
  await plan(ann, { mealTypes: ['dinner'], again: true });
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).toHaveLength(7);
  expect(titles.filter((title) => refused.includes(title))).toEqual([]);
});

test('a day that nothing fits is named with what would help, and the others are filled', async () => {
  const ann = await household({ allergies: ['Gluten'], dietaryRestrictions: ['Vegan', 'Keto'] });
  await ann.send('PATCH', '/api/week-settings', { minutes: [5, null, null, null, null, null, null] });
  const { conflicts, count } = await plan(ann, { mealTypes: ['dinner'] });
  expect(count).toBe(7 - conflicts.length);
  expect(conflicts[0]).toMatchObject({ date: monday, mealType: 'dinner' });
  expect(conflicts[0]!.message).toMatch(/^Monday dinner: no recipe within 5 minutes/);
  expect(conflicts[0]!.help.join(' ')).toMatch(/minutes/);
});

test('an own recipe that breaks an allergy is not planned', async () => {
  const ann = await household({ cuisinePreferences: ['Thai'] });
  const [sample] = await db.select().from(recipes).limit(1);
  const { id: _id, ...copy } = sample!;
  const ingredients = [{ name: 'peanut butter', amount: 1, unit: 'cup' }];
  const own = { ...copy, userId: ann.id, title: 'Peanut bowl', ingredients, mealType: 'dinner' as const };
  await db.insert(recipes).values({ ...own, cookingTime: 10 });
  await ann.post('/api/user/favorites', { recipeId: sample!.id });
  await plan(ann);
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).not.toContain('Peanut bowl');
});

test('a favorite is planned however many recipes came after it', async () => {
  const ann = await household({ cuisinePreferences: ['Thai'] });
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
  const later = Array.from({ length: 400 }, (_, at) => ({ ...own, title: `Later ${at}`, cookingTime: null }));
  await db.insert(recipes).values(later);
  await ann.post('/api/user/favorites', { recipeId: old!.id });
  await ann.send('PATCH', '/api/week-settings', { lean: 0 });
  await plan(ann, { mealTypes: ['dinner'] });
  const titles = (await weekOf(ann)).entries.map(({ recipe }) => recipe!.title);
  expect(titles).toContain(noodles.title);
});

test('nothing that is offered or planned needs equipment that the household does not have', async () => {
  const ann = await household({ dietaryRestrictions: [], allergies: [] });
  const needsOven = ({ instructions }: { instructions: readonly string[] }) =>
    missingEquipment(instructions, ['oven']).length > 0;
  type Offered = { recipes: Parameters<typeof needsOven>[0][] };
  const offered = async () =>
    ((await ann.get('/api/sample-recipes?count=10&mealType=dinner&seed=1')).body as Offered).recipes;
  expect((await offered()).filter(needsOven)).not.toEqual([]);
  await ann.send('PATCH', '/api/week-settings', { withoutEquipment: ['oven'] });
  expect((await offered()).filter(needsOven)).toEqual([]);
  const { count } = await plan(ann);
  expect(count).toBe(21);
  const planned = (await weekOf(ann)).entries.flatMap(({ recipe }) => recipe ?? []);
  expect(planned.filter(needsOven)).toEqual([]);
});

test('three other dishes fit in the place of one, and can be put there', async () => {
  const ann = await household();
  await plan(ann, { mealTypes: ['dinner'] });
  const before = await weekOf(ann);
  const [entry] = before.entries as [Entry];
  const { status, body } = await ann.get(`/api/week-entries/${entry.id}/alternatives`);
  expect(status).toBe(200);
  const { alternatives } = body as { alternatives: { recipe: Entry['recipe']; reason: string }[] };
  expect(alternatives).toHaveLength(3);
  const planned = new Set(before.entries.map(({ recipe }) => recipe!.title));
  for (const { recipe, reason } of alternatives) {
    expect(planned).not.toContain(recipe!.title);
    expect(recipe!.cookingTime).toBeLessThanOrEqual(45);
    expect(checkRecipe(recipe!, limits as never)).toMatchObject({ ok: true });
    expect(reason).toMatch(/\w/);
  }
  const { recipe } = alternatives[1]!;
  await edit(ann, { type: 'replace', id: entry.id, recipeId: recipe!.id });
  expect((await weekOf(ann)).entries[0]).toMatchObject({
    recipe: { id: recipe!.id },
    servings: entry.servings,
  });
});

test('dishes that are composed for a week and kept for nobody are counted for whoever asks, and have an end', async () => {
  const { inADay, inAMonth } = offeredBounds;
  const [ann, bob] = [await server.user(), await server.user()];
  const recipe = (title: string) => ({
    ...sampleRecipes[0]!,
    title,
    reason: null,
    origin: 'composer' as const,
  });
  const offer = async (person: Person, from: number, many: number) => {
    const user = { id: person.id, subscriptionTier: 'free' as const, timeZone: 'UTC' };
    const meals = Array.from({ length: many }, (_, at) => ({
      recipeId: null,
      recipe: recipe(`Composed dish number ${from + at}`),
      facts: null,
    }));
    return storeOfferedRecipes({ ...server.context, user }, meals);
  };
  const stored = async () => {
    const rows = await db.select().from(recipes).where(like(recipes.title, 'Composed dish number %'));
    return rows.length;
  };
  await Promise.all(Array.from({ length: inADay / 20 }, (_, turn) => offer(ann, turn * 20, 20)));
  expect(await stored()).toBe(inADay);
  // What is there already costs nothing more.
  expect(await offer(ann, 0, 20)).toHaveLength(20);
  await expect(offer(ann, inADay, 1)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await stored()).toBe(inADay);
  expect(await offer(bob, inADay, 1)).toHaveLength(1);

  const before = now;
  let days = 0;
  for (; days < 20; days += 1) {
    now = new Date(now.getTime() + 25 * 3_600_000);
    try {
      await offer(ann, (days + 2) * 1000, inADay - 20);
    } catch {
      break;
    }
  }
  now = before;
  expect(days).toBe(4);
  expect(await stored()).toBeLessThanOrEqual(inAMonth + 1);
});

test('waste is a number with what is left and a change that lessens it', async () => {
  const ann = await household({ dietaryRestrictions: [] });
  const path = `/api/week-waste?startDate=${monday}`;
  expect((await ann.get(path)).body).toEqual({ waste: null });
  const dinners = sampleRecipes.filter(({ mealType }) => mealType === 'dinner').slice(40, 47);
  await edit(
    ann,
    ...dinners.map(({ id }, at) => ({ type: 'add', recipeId: id, date: days[at], mealType: 'dinner' })),
  );
  type Waste = {
    boughtGrams: number;
    usedGrams: number;
    left: { grams: number; words: string; keepsUntil: string | null }[];
    advice: { words: string; entryId: string; recipes: { id: string }[] } | null;
  };
  const { waste } = (await ann.get(path)).body as { waste: Waste };
  expect(waste.boughtGrams).toBeGreaterThan(waste.usedGrams);
  expect(waste.left.length).toBeGreaterThan(0);
  // What keeps is good beyond the last meal that could use it.
  const kept = waste.left.flatMap(({ keepsUntil }) => keepsUntil ?? []);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((day) => day < days.at(-1)!)).toEqual([]);
  const { advice } = waste;
  expect(advice!.words).toMatch(/^Use .+ on .+day: \d dish(es)?$/);
  await edit(ann, { type: 'replace', id: advice!.entryId, recipeId: advice!.recipes[0]!.id });
  const after = ((await ann.get(path)).body as { waste: Waste }).waste;
  expect(after.boughtGrams - after.usedGrams).toBeLessThan(waste.boughtGrams - waste.usedGrams);
});

test('leftovers buy nothing for themselves', async () => {
  const ann = await household({ dietaryRestrictions: [] });
  const path = `/api/week-waste?startDate=${monday}`;
  const dish = sampleRecipes.find(({ mealType }) => mealType === 'dinner')!;
  await edit(ann, { type: 'add', recipeId: dish.id, date: monday, mealType: 'dinner', servings: 8 });
  const { body: alone } = await ann.get(path);
  const [entry] = (await weekOf(ann)).entries as [Entry];
  await edit(
    ann,
    { type: 'change', id: entry.id, servings: 4 },
    { type: 'addLeftovers', of: entry.id, date: '2026-11-24', mealType: 'lunch', servings: 4 },
  );
  const { body: shared } = await ann.get(path);
  const figures = ({ waste }: { waste: { boughtGrams: number; usedGrams: number } }) => [
    waste.boughtGrams,
    waste.usedGrams,
  ];
  expect(figures(shared as never)).toEqual(figures(alone as never));
});

test('without a taste profile there is nothing to plan by', async () => {
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
])('%j is refused', async (body) => {
  const ann = await server.user();
  expect((await ann.post('/api/plan-week', body)).status).toBe(400);
});

test('too many presses are rate-limited', async () => {
  const ann = await server.user();
  for (let press = 0; press < 200; press++) await ann.get(`/api/week-waste?startDate=${monday}`);
  const answer = await ann.get(`/api/week-waste?startDate=${monday}`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
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
  const [ann, bob] = [await household(), await household()];
  await plan(ann, { mealTypes: ['dinner'] });
  const before = await weekOf(ann);
  expect((await bob.get(`/api/week-entries/${before.entries[0]!.id}/alternatives`)).status).toBe(404);
  await plan(bob, { mealTypes: ['dinner'], again: true });
  expect(await weekOf(ann)).toEqual(before);
  expect((await bob.get('/api/week-entries/1/alternatives')).status).toBe(400);
});

test('an allergy that is saved while a week is planned is kept', async () => {
  const ann = await household({ allergies: [], dietaryRestrictions: [], avoidedFoods: [] });
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
  const { count } = await plan(ann).finally(() => {
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

import { offeredBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { storeOfferedRecipes } from '#modules/recipes/store-offered-recipes.service.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { days, type Entry, edit, household, limits, monday, planWeek, weekOf } from './weeks.fixture.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;

// The first question waits for the worker to start.
beforeAll(() => server.context.weekPlanner.warm(), 60_000);

test('three alternatives to a dish fit its slot, and can replace it', async () => {
  const ann = await household(server);
  await planWeek(ann, { mealTypes: ['dinner'] });
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

test('dishes composed for weeks are limited for each user by day and by month', async () => {
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
    const meals = Array.from({ length: many }, (_, index) => ({
      recipeId: null,
      recipe: recipe(`Composed dish number ${from + index}`),
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
  // Dishes that are stored already are not counted again.
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

test('waste is reported with what is left over and a change that reduces it', async () => {
  const ann = await household(server, { dietaryRestrictions: [] });
  const path = `/api/week-waste?startDate=${monday}`;
  expect((await ann.get(path)).body).toEqual({ waste: null });
  const dinners = sampleRecipes.filter(({ mealType }) => mealType === 'dinner').slice(40, 47);
  await edit(
    ann,
    ...dinners.map(({ id }, index) => ({ type: 'add', recipeId: id, date: days[index], mealType: 'dinner' })),
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
  // Food that keeps is good beyond the last meal that could use it.
  const keepDates = waste.left.flatMap(({ keepsUntil }) => keepsUntil ?? []);
  expect(keepDates.length).toBeGreaterThan(0);
  expect(keepDates.filter((day) => day < days.at(-1)!)).toEqual([]);
  const { advice } = waste;
  expect(advice!.words).toMatch(/^Use .+ on .+day: \d dish(es)?$/);
  await edit(ann, { type: 'replace', id: advice!.entryId, recipeId: advice!.recipes[0]!.id });
  const after = ((await ann.get(path)).body as { waste: Waste }).waste;
  expect(after.boughtGrams - after.usedGrams).toBeLessThan(waste.boughtGrams - waste.usedGrams);
});

test('leftovers add nothing to what is bought', async () => {
  const ann = await household(server, { dietaryRestrictions: [] });
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

test('too many requests are rate-limited', async () => {
  const ann = await server.user();
  for (let press = 0; press < 200; press++) await ann.get(`/api/week-waste?startDate=${monday}`);
  const answer = await ann.get(`/api/week-waste?startDate=${monday}`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

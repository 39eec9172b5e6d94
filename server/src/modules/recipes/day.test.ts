import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { dayAllergies, dayCuisines, dayDiets, daysEach } from '@plateful/contract/day-choices.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { dailySample } from '@plateful/domain/testing/property-cases.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T10:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const visitor = server.visitor();

async function dayFor(query: string): Promise<ComposedDay> {
  const answer = await visitor.get(`/api/composed-day?${query}`);
  expect(answer.status, query).toBe(200);
  return answer.body as ComposedDay;
}

/** Days share their dishes: each recipe is asked for once. */
const known = new Map<string, Promise<Recipe>>();

function recipeOf(id: string): Promise<Recipe> {
  const recipe = known.get(id) ?? askFor(id);
  known.set(id, recipe);
  return recipe;
}

async function askFor(id: string): Promise<Recipe> {
  const answer = await visitor.get(`/api/recipe/${id}`);
  expect(answer.status).toBe(200);
  return (answer.body as { recipe: Recipe }).recipe;
}

const titles = (day: ComposedDay) => day.dishes.map(({ title }) => title);

function subsets<T>(values: readonly T[]): T[][] {
  return values.reduce<T[][]>((sets, value) => sets.concat(sets.map((set) => set.concat(value))), [[]]);
}

/** Sixty-four days and their recipes. */
const patience = 120_000;

const kitchens: { kitchen: string; cuisine?: (typeof dayCuisines)[number] }[] = [
  { kitchen: 'any' },
  ...dayCuisines.map((cuisine) => ({ kitchen: cuisine, cuisine })),
];

test.each(kitchens)(
  'with $kitchen cuisine the three dishes respect every choice of diet and allergies, on every day',
  async ({ cuisine }) => {
    const seeds = Array.from({ length: daysEach }, (_, seed) => seed);
    const wishes = [undefined, ...dayDiets].flatMap((diet) =>
      subsets(dayAllergies).flatMap((allergies) => seeds.map((seed) => ({ diet, allergies, seed }))),
    );
    for (const { diet, allergies, seed } of dailySample(wishes)) {
      const query = new URLSearchParams([
        ['seed', String(seed)],
        ...allergies.map((allergy) => ['allergies', allergy]),
      ]);
      if (cuisine) query.set('cuisine', cuisine);
      if (diet) query.set('diet', diet);
      const { dishes, checked } = await dayFor(String(query));
      expect(
        dishes.map(({ mealType }) => mealType),
        String(query),
      ).toEqual(plannedMealTypes);
      expect(new Set(dishes.map(({ title }) => title)).size).toBe(3);
      const dietaryRestrictions = diet ? [diet] : [];
      expect(checked).toEqual({ allergies, diets: dietaryRestrictions });
      const recipes = await Promise.all(dishes.map(({ id }) => recipeOf(id)));
      for (const [index, { cookingTime, ...recipe }] of recipes.entries()) {
        const judged = { ...recipe, cookingTime: cookingTime ?? 0 };
        const { violations } = checkRecipe(judged, { allergies, dietaryRestrictions });
        expect(violations, `${query}: ${recipe.title}`).toEqual([]);
        expect(dishes[index]).toMatchObject({
          title: recipe.title,
          cookingTime,
          servings: recipe.servings,
          calories: Math.round(recipe.nutritionInfo?.calories ?? -1),
        });
        expect(recipe).not.toHaveProperty('userId');
        if (cuisine) expect(dishes[index]?.cuisineType).toBe(cuisine);
      }
    }
  },
  patience,
);

test('the same choice gives everyone the same day, another number another day', async () => {
  const first = await dayFor('cuisine=Korean&diet=Vegan&allergies=Peanuts&allergies=Dairy');
  expect(await dayFor('cuisine=Korean&diet=Vegan&allergies=Dairy,Peanuts,Dairy&seed=0')).toEqual(first);
  const ann = await server.user();
  const hers = await ann.get('/api/composed-day?cuisine=Korean&diet=Vegan&allergies=Peanuts,Dairy');
  expect(hers.body).toEqual(first);
  const days = await Promise.all(
    Array.from({ length: daysEach }, (_, seed) => dayFor(`cuisine=Korean&diet=Vegan&seed=${seed}`)),
  );
  expect(new Set(days.map((day) => titles(day).join())).size).toBeGreaterThan(1);
});

test('simultaneous requests get one day', async () => {
  const days = await Promise.all(Array.from({ length: 8 }, () => dayFor('cuisine=Greek&seed=3')));
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1);
});

test('the day goes with the month, and back', async () => {
  const winter = await Promise.all(dayCuisines.map((cuisine) => dayFor(`cuisine=${cuisine}`)));
  now = new Date('2027-07-20T10:00:00Z');
  const summer = await Promise.all(dayCuisines.map((cuisine) => dayFor(`cuisine=${cuisine}`)));
  expect(summer.map(titles)).not.toEqual(winter.map(titles));
  now = new Date('2027-11-02T10:00:00Z');
  expect(await Promise.all(dayCuisines.map((cuisine) => dayFor(`cuisine=${cuisine}`)))).toEqual(winter);
});

test('a day may be kept for a while, a refusal may not', async () => {
  const day = await visitor.get('/api/composed-day');
  expect(day.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(day.headers.get('set-cookie')).toBeNull();
  const refusal = await visitor.get('/api/composed-day?cuisine=Klingon');
  expect(refusal.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  'cuisine=Klingon',
  'cuisine=korean',
  'cuisine=',
  'cuisine=Korean&cuisine=Greek',
  'diet=Keto',
  'allergies=Soy',
  'allergies=Peanuts,%00',
  'seed=-1',
  `seed=${daysEach}`,
  'seed=1.5',
  'seed=x',
])('%s is refused', async (query) => {
  const answer = await visitor.get(`/api/composed-day?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
});

test('each step of a recipe has the ingredients that it uses', async () => {
  const { dishes } = await dayFor('cuisine=Mexican');
  const recipe = await recipeOf(dishes[2]!.id);
  const { steps } = (await visitor.get(`/api/recipe/${recipe.id}/steps`)).body as {
    steps: { ingredients: number[] }[];
  };
  expect(steps).toHaveLength(recipe.instructions.length);
  const used = new Set(steps.flatMap(({ ingredients }) => ingredients));
  expect(used.size).toBeGreaterThan(recipe.ingredients.length / 2);
  expect([...used].every((index) => recipe.ingredients[index] !== undefined)).toBe(true);
});

test('a missing recipe has no steps', async () => {
  expect((await visitor.get('/api/recipe/not-an-id/steps')).status).toBe(400);
  const missing = await visitor.get('/api/recipe/00000000-0000-4000-8000-000000000000/steps');
  expect(missing.status).toBe(404);
  expect(missing.body).toMatchObject({ code: 'not_found' });
});

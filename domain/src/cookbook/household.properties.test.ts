import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { dailySample, propertyTimeout } from '../testing/property-cases.ts';
import { cookedCuisines } from '../vocabulary/cuisine-names.ts';
import { cuisines, diets, mealTypes } from '../vocabulary/options.ts';
import { isChili } from './adaptation/with-spice-level.ts';
import { suitsMeal } from './choosing/meal-suitability.ts';
import { isRelatedCuisine } from './choosing/related-cuisines.ts';
import { composeRecipes } from './compose.ts';
import { cookBook } from './cook-book.ts';
import { isDeepFried } from './dish.ts';
import { dishPreparerFor } from './prepare-dish.ts';
import { randomRequests } from './testing/random-requests.ts';
import { sentenceFaults } from './testing/sentence-faults.ts';
import { batchesFor, usualProfile } from './testing/usual-profile.ts';

const linesOf = (recipe: RecipeDraft) => readLines(recipe.ingredients);
const kindOf = ({ tags }: RecipeDraft, kind: string) => tags.some((tag) => tag.toLowerCase() === kind);

test('stated cuisines come first, then related ones, then others', () => {
  for (const [index, cuisine] of dailySample(cuisines).entries()) {
    for (const diet of diets) {
      const profile = { ...usualProfile, cuisinePreferences: [cuisine], dietaryRestrictions: [diet] };
      const mealType = mealTypes[index % mealTypes.length]!;
      // Without recent dishes the first is one that the other main meal does not get, if need be of another cuisine.
      const avoidTitles = ['A dish of yesterday'];
      const { recipes } = composeRecipes({ profile, count: 12, mealType, seed: 7, avoidTitles });
      const own = cookedCuisines([cuisine]);
      const far = recipes.map(({ cuisineType }) => {
        if (own.some((one) => one === cuisineType)) return 0;
        return isRelatedCuisine(cuisineType!, own) ? 1 : 2;
      });
      // Of the nearest and of all, those of the meal come before what stands in for it.
      const firstForeign = far.findIndex((one) => one > 0);
      if (firstForeign !== -1)
        expect(far.slice(firstForeign), `${cuisine}, ${diet}, ${mealType}`).not.toContain(0);
    }
  }
});

test('a dish named for a meal is served only as that meal', () => {
  const called = cookBook.filter(({ dish }) => /\bbreakfast\b/i.test(dish.name));
  expect(called.length).toBeGreaterThan(3);
  for (const { dish } of called) {
    expect(suitsMeal(dish, 'breakfast'), dish.name).toBe(true);
    expect(suitsMeal(dish, 'dinner'), dish.name).toBe(false);
  }
});

test('mains contain chili at high spice levels and none at low ones', () => {
  const isHot = (recipe: RecipeDraft) => linesOf(recipe).some(({ food }) => food !== null && isChili(food));
  const kitchens = ['French', 'Greek', 'Japanese', 'American', 'Polish'];
  const share = (spiceLevel: number) => {
    const recipes = batchesFor({ spiceLevel, cuisinePreferences: kitchens }, {}, 6);
    return recipes.filter(isHot).length / recipes.length;
  };
  expect(share(5)).toBeGreaterThan(0.9);
  expect(share(4)).toBeGreaterThan(0.9);
  expect(share(2)).toBeLessThan(0.4);
});

test("sides keep the household's diets and goals", () => {
  const beside = (recipes: readonly RecipeDraft[]) => recipes.flatMap(({ goesWith = [] }) => goesWith);
  for (const name of beside(batchesFor({ dietaryRestrictions: ['Low-Carb'] })))
    expect(name).not.toMatch(/\b(?:rice|bread|potato(?:es)?|noodles|tortillas|fries|naan|pita|corn)\b/i);
  for (const goal of ['Weight Loss', 'Heart Health', 'Anti-Inflammatory'])
    for (const name of beside(batchesFor({ nutritionGoals: [goal] }, {}, 6)))
      expect(name, goal).not.toMatch(/\bfries\b|(?<!stir-)\bfried\b|\bchips\b/i);
});

test('goals are met in spirit: nothing deep-fried, no rich breakfast, little saturated fat', () => {
  for (const goal of ['Anti-Inflammatory', 'Digestive Health', 'Heart Health', 'Weight Loss']) {
    const recipes = batchesFor({ nutritionGoals: [goal] }, {}, 6);
    for (const recipe of recipes) {
      expect(kindOf(recipe, 'breaded and fried') || kindOf(recipe, 'fritters'), recipe.title).toBe(false);
    }
  }
  for (const { title, nutritionInfo } of batchesFor(
    { nutritionGoals: ['Weight Loss'] },
    { mealType: 'breakfast' },
    6,
  ))
    expect(nutritionInfo.calories, title).toBeLessThanOrEqual(430);
  expect(isDeepFried('breaded and fried')).toBe(true);
});

test('labels appear only when needed, and hidden sugar and allergens are named', () => {
  const made = (limits: Partial<Parameters<typeof dishPreparerFor>[0]>) => {
    const needs = {
      allergies: [],
      dietaryRestrictions: [],
      excludedFoods: new Set<never>(),
      foodsToUse: new Set<never>(),
      omitHotParts: false,
      ...limits,
    };
    const preparer = dishPreparerFor(needs, 4, 3);
    return cookBook.flatMap(({ dish }) => preparer.prepare(dish) ?? []).map(({ recipe }) => recipe);
  };
  const names = (recipes: readonly Pick<RecipeDraft, 'ingredients'>[]) =>
    recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
  const sesame = names(made({ allergies: ['Sesame'] }));
  expect(sesame.filter((name) => /gluten-free/.test(name))).toEqual([]);
  expect(sesame.some((name) => /sesame-free .*bun/.test(name))).toBe(true);
  for (const name of names(made({ dietaryRestrictions: ['Whole30'] })))
    if (/\b(?:sausages?|frankfurters?|bacon|ham)\b/.test(name)) expect(name).toContain('without added sugar');
  for (const name of names(made({ allergies: ['Gluten'] })))
    if (/\bstock\b/.test(name)) expect(name).toContain('gluten-free');
});

test(
  'no sentence of 200 random households has lost a word, an order or a number',
  () => {
    const found = new Map<string, string>();
    for (const request of dailySample(randomRequests(200, 1717))) {
      for (const recipe of composeRecipes(request).recipes)
        for (const fault of sentenceFaults(recipe)) found.set(fault, recipe.title);
    }
    expect([...found]).toEqual([]);
  },
  propertyTimeout,
);

test('servings beyond the household are explained', () => {
  for (const { servings, instructions, title } of batchesFor({ householdSize: 1, timePreference: 120 }))
    expect(instructions.join(' ').includes(`This makes ${servings} servings`), title).toBe(servings > 1);
});

test('tags are true: no Keto with flour or sugar, only Indian dal, no-cook without a stove', () => {
  const starchy = new Set(['grain', 'gluten-grain', 'sweetener']);
  for (const recipe of [...batchesFor({}), ...batchesFor({}, { mealType: 'lunch' })]) {
    const grams = linesOf(recipe).reduce(
      (sum, { food, grams: own }) => sum + (food && starchy.has(foodById(food.id).class) ? (own ?? 0) : 0),
      0,
    );
    if (recipe.tags.includes('Keto')) expect(grams / recipe.servings, recipe.title).toBeLessThan(1);
    if (recipe.tags.includes('Dal and beans')) expect(recipe.cuisineType, recipe.title).toBe('Indian');
    if (recipe.tags.includes('no-cook'))
      expect(recipe.instructions.join(' '), recipe.title).not.toMatch(/\b(?:boil|fry|bake|simmer)\b/i);
  }
});

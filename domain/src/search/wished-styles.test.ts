import { expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import { foodById } from '../foods/table.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { readWishes } from './read-wish.ts';

/** The first dinners of households that say something, of four cuisines each. */
function firstsFor(
  customInstructions: string,
  household: Partial<TasteProfile> = {},
  mealType: MealType = 'dinner',
) {
  return (['Italian', 'American', 'Japanese', 'Mexican'] as const).flatMap((cuisine) => {
    const profile = { ...usualProfile, cuisinePreferences: [cuisine], timePreference: 60, ...household };
    const { wish } = readWishes({ ...profile, customInstructions }, null);
    return composeRecipes({ profile, wish, mealType, count: 1, seed: 3 }).recipes;
  });
}

const methodOf = ({ instructions }: { instructions: readonly string[] }) => instructions.join(' ');

test('who cooks ahead gets what keeps, and reads how', () => {
  for (const recipe of firstsFor('something for meal prep')) {
    expect(methodOf(recipe), recipe.title).toMatch(/\bfor up to (?:a day|\d days)\b|\bkeeps?\b[^.]*\bdays\b/);
    expect(methodOf(recipe), recipe.title).not.toMatch(/\beat at once\b|\bwhile it crackles\b/i);
    expect(recipe.reason).toContain('to make ahead');
  }
});

test('light summer food is neither fried nor braised, nor heavy', () => {
  for (const { title, tags, nutritionInfo } of firstsFor('light summer food')) {
    expect(tags.join(), title).not.toMatch(/Savory pie|Breaded and fried|Braise|Gratin|Casserole|comfort/);
    expect(nutritionInfo.calories, title).toBeLessThanOrEqual(600);
  }
});

test('lots of vegetables are at least 180 grams a head', () => {
  for (const { ingredients, servings, title, reason } of firstsFor('lots of vegetables')) {
    const grams = readLines(ingredients)
      .filter(({ food }) => food && ['vegetable', 'mushroom'].includes(foodById(food.id).class))
      .reduce((sum, line) => sum + (line.grams ?? 0), 0);
    // The list rounds to packs.
    expect(grams / servings, title).toBeGreaterThan(165);
    expect(reason, title).toContain('g of vegetables a serving');
  }
});

test('comfort food is no cold salad, and children get no wine, bones or whole nuts', () => {
  for (const { title, tags } of firstsFor('comfort food'))
    expect(tags.join(), title).not.toMatch(/salad|no-cook|hot weather/i);
  for (const { title, ingredients } of firstsFor('our kids eat with us'))
    for (const { name } of ingredients)
      expect(name, title).not.toMatch(
        /\b(?:wine|bone-in|beer)\b|^(?:unsalted |roasted )?(?:peanuts|almonds)$/,
      );
});

test('who has an air fryer reads its times only where the baking is done at once', () => {
  const noted = firstsFor('I have an air fryer', {}, 'snack').filter((recipe) =>
    /In an air fryer/.test(methodOf(recipe)),
  );
  for (const recipe of noted) {
    expect(methodOf(recipe)).toMatch(/at (?:1\d\d|200) °C/);
    expect(methodOf(recipe).match(/\b(?:bake|roast)\b[^.]*minutes/gi)).toHaveLength(1);
    expect(recipe.reason).toContain('air fryer');
  }
});

test('a cuisine that the household did not name is explained first', () => {
  const profile: TasteProfile = {
    ...usualProfile,
    cuisinePreferences: ['Middle Eastern'],
    dietaryRestrictions: ['Low-Fat', 'Whole30'],
    timePreference: 90,
    spiceLevel: 1,
  };
  const breakfasts = composeRecipes({ profile, mealType: 'breakfast', count: 4, seed: 5 }).recipes;
  for (const { cuisineType, reason, tags, title } of breakfasts) {
    if (cuisineType !== 'Middle Eastern') expect(reason, title).toMatch(new RegExp(`^${cuisineType}, `));
    expect(tags.join(), title).not.toMatch(/\b(?:Stew|Braise|Curry|Roast)\b/);
  }
});

test('nothing with coffee or matcha for better sleep, and nothing deep-fried for a long life', () => {
  for (const cuisine of ['Vietnamese', 'Japanese', 'American'] as const) {
    const profile = { ...usualProfile, cuisinePreferences: [cuisine] };
    for (const mealType of ['breakfast', 'snack'] as const)
      for (const { ingredients, title } of composeRecipes({
        profile: { ...profile, nutritionGoals: ['Better Sleep'] },
        mealType,
        count: 3,
        seed: 2,
      }).recipes)
        expect(ingredients.map(({ name }) => name).join(), title).not.toMatch(
          /\b(?:coffee|espresso|matcha)\b/,
        );
    for (const { tags, title } of composeRecipes({
      profile: { ...profile, nutritionGoals: ['Longevity'], timePreference: 60 },
      mealType: 'dinner',
      count: 3,
      seed: 2,
    }).recipes)
      expect(tags, title).not.toContain('Breaded and fried');
  }
});

test('who lists nuts gets no peanuts, not even in words', () => {
  const profile: TasteProfile = {
    ...usualProfile,
    allergies: ['Nuts'],
    cuisinePreferences: ['Thai', 'Asian'],
  };
  const peanut = /\bpeanut/;
  const namesFor = (request: string | null) =>
    composeRecipes({ profile, wish: readWishes(profile, request).wish, count: 8, seed: 4 }).recipes.flatMap(
      ({ ingredients, title }) => [title, ...ingredients.map(({ name }) => name)],
    );
  for (const request of [null, 'something with peanuts'])
    expect(namesFor(request).filter((name) => peanut.test(name))).toEqual([]);
});

test('a household that likes some heat gets a mild gratin', () => {
  const { recipes } = composeRecipes({
    profile: { ...usualProfile, timePreference: 120 },
    wish: readWishes(usualProfile, 'gratin dauphinois').wish,
    count: 1,
    seed: 1,
  });
  expect(recipes[0]!.title).toContain('Gratin');
  expect(recipes[0]!.ingredients.map(({ name }) => name).join()).not.toMatch(/flakes|Espelette|cayenne/);
});

test('eight people get neither sixteen boiled eggs nor pancakes one by one', () => {
  for (const cuisine of ['Japanese', 'American', 'Korean'] as const) {
    const profile: TasteProfile = { ...usualProfile, householdSize: 8, cuisinePreferences: [cuisine] };
    for (const mealType of ['lunch', 'dinner'] as const)
      for (const { ingredients, tags, title } of composeRecipes({ profile, mealType, count: 2, seed: 6 })
        .recipes) {
        const eggs = ingredients.find(
          ({ name, unit }) => unit === 'whole' && /^(?:large )?eggs?\b/.test(name),
        );
        expect(eggs?.amount ?? 0, title).toBeLessThanOrEqual(10);
        expect(tags, title).not.toContain('Pancakes');
      }
  }
});

test('light in the evening is a wish for dinners alone', () => {
  const words = 'We like it light in the evening';
  for (const mealType of ['breakfast', 'lunch', 'snack'] as const)
    for (const { reason, title } of firstsFor(words, {}, mealType))
      expect(reason, title).not.toMatch(/\blight\b/i);
  const dinners = firstsFor(words);
  expect(dinners.some(({ reason }) => /Light, as you asked/.test(reason!))).toBe(true);
});

test('a request for leftovers explains how to use them, or why there are none', () => {
  const firsts = (mealType: MealType) => firstsFor('Leftovers for lunch please', {}, mealType);
  for (const { reason, title, servings } of firsts('dinner')) {
    expect(reason, title).toMatch(/leftovers|Makes \d+ servings: 4 for/);
    if (/No leftovers/.test(reason!)) expect(servings, title).toBe(4);
  }
  // Lunches come from dinners.
  for (const mealType of ['breakfast', 'snack'] as const)
    for (const { reason, title } of firsts(mealType)) expect(reason, title).not.toMatch(/leftovers/);
});

test('few vegetables are not praised as many, and no bowl is filled with leaves', () => {
  for (const mealType of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
    for (const { reason, title, ingredients, servings } of firstsFor('lots of vegetables', {}, mealType)) {
      const praised = /(\d+) g of vegetables a serving, as you asked/.exec(reason!);
      if (praised) expect(Number(praised[1]), title).toBeGreaterThanOrEqual(160);
      const leaves = readLines(ingredients)
        .filter(({ food }) => food && /lettuce|greens|arugula|watercress/.test(food.id))
        .reduce((sum, line) => sum + (line.grams ?? 0), 0);
      expect(leaves / servings, title).toBeLessThanOrEqual(70);
    }
});

test('what is cheap is named, and nothing dear called easy on the budget', () => {
  const reasons = firstsFor('Cheap meals, we are on a budget').map(({ reason }) => reason!);
  expect(reasons.some((reason) => reason.includes('Easy on the budget'))).toBe(true);
  for (const reason of reasons)
    expect(/Easy on the budget[^.]*/.exec(reason)?.[0] ?? '').not.toMatch(
      /bell pepper|Japanese eggplant|avocado|shrimp|salmon/,
    );
});

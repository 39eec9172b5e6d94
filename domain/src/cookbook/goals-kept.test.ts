import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { cuisines, type NutritionGoal } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { composeRecipes } from './compose.ts';
import { cookBook } from './cook-book.ts';
import { lightest } from './in-spirit.ts';
import { kitchenFor } from './prepare-dish.ts';
import { batchesFor, usualProfile } from './testing/usual-profile.ts';

const kitchenOf = (dietaryRestrictions: TasteProfile['dietaryRestrictions']) =>
  kitchenFor({ allergies: [], dietaryRestrictions, avoid: new Set(), use: new Set(), isMild: false }, 4, 3);

/** The first dish for each of the cuisines, as one household with a goal gets it. */
function firstsFor(goal: NutritionGoal, mealType: 'breakfast' | 'dinner') {
  return cuisines.flatMap((cuisine) => {
    const profile = {
      ...usualProfile,
      nutritionGoals: [goal],
      cuisinePreferences: [cuisine],
    };
    return [1, 2].flatMap((seed) => composeRecipes({ profile, count: 1, mealType, seed }).recipes);
  });
}

test('who eats Mediterranean, Paleo or Whole30 gets nothing fried from a bag', () => {
  for (const diet of ['Mediterranean', 'Paleo', 'Whole30'] as const) {
    const kitchen = kitchenOf([diet]);
    for (const { dish } of cookBook) {
      const made = kitchen.prepare(dish);
      for (const { food } of made ? readLines(made.recipe.ingredients) : [])
        expect(food?.id, made!.recipe.title).not.toMatch(/(?:potato|tortilla)-chip$|^bombay-mix$/);
    }
  }
});

test('a dish is said to keep to a diet only where it means it too', () => {
  const said = batchesFor({ dietaryRestrictions: ['Mediterranean'] }, {}, 8).filter(({ reason }) =>
    /Keeps to Mediterranean/.test(reason!),
  );
  expect(said.length).toBeGreaterThan(3);
  for (const { ingredients, servings, title } of said) {
    const sweet = ingredients.filter((_, at) => {
      const { food } = readLines(ingredients)[at]!;
      return food !== null && foodById(food.id).class === 'sweetener';
    });
    expect(nutritionOf(sweet, servings).perServing.sugar, title).toBeLessThanOrEqual(10.5);
  }
});

test('a light meal is light in each of the cuisines, and one for the heart has few eggs and no chips', () => {
  const isLight = ({ nutritionInfo }: { nutritionInfo: { calories: number } }) =>
    nutritionInfo.calories <= lightest.breakfast;
  const breakfasts = firstsFor('Weight Loss', 'breakfast');
  expect(breakfasts.filter(isLight).length / breakfasts.length).toBeGreaterThan(0.95);
  for (const { ingredients, servings, title } of firstsFor('Heart Health', 'dinner')) {
    const eggs = ingredients.find(({ name }) => /^(?:large )?eggs?\b/.test(name));
    if (eggs?.unit === 'whole') expect((eggs.amount ?? 0) / servings, title).toBeLessThan(2);
    expect(ingredients.map(({ name }) => name).join(), title).not.toMatch(/potato chips|tortilla chips/);
  }
});

test('beside a dish stands nothing of which it is made, and what its kitchen eats with it', () => {
  const beside = (profile: Partial<TasteProfile>) =>
    batchesFor(profile, {}, 8).flatMap(({ goesWith = [], ingredients }) =>
      goesWith.map((name) => ({ name, list: ingredients.map((one) => one.name).join() })),
    );
  for (const { name, list } of beside({ cuisinePreferences: ['Spanish', 'Italian', 'Greek'] }))
    if (/\btomatoes$/.test(name)) expect(list).not.toMatch(/\btomato/);
  for (const { name } of beside({ cuisinePreferences: ['Indian'] })) expect(name).not.toMatch(/bok choy/);
  for (const { name } of beside({ dietaryRestrictions: ['Paleo'] }))
    expect(name).not.toMatch(/(?<!sweet )\bpotato/);
  for (const { dish } of cookBook) expect(dish.goesWith, dish.name).not.toContain('sugar');
});

test('a dinner and a lunch of one household are seldom the same dish', () => {
  let same = 0;
  let pairs = 0;
  for (const cuisine of cuisines)
    for (const seed of [11, 12, 13, 14]) {
      const profile = { ...usualProfile, cuisinePreferences: [cuisine], timePreference: 30 };
      const [dinner, lunch] = (['dinner', 'lunch'] as const).map(
        (mealType) =>
          composeRecipes({ profile, count: 1, mealType, seed: seed * 7919 + mealType.length }).recipes[0],
      );
      pairs += 1;
      if (dinner?.title === lunch?.title) same += 1;
    }
  expect(same / pairs).toBeLessThan(0.08);
});

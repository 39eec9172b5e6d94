import { expect, test } from 'vitest';
import { measurePart } from '../amounts/measure-part.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor } from '../prepare-dish.ts';
import { testDish } from '../testing/test-dish.ts';
import { usualProfile } from '../testing/usual-profile.ts';
import { adaptDish } from './adapt-dish.ts';

test.each([4, 8])(
  '%i people on little fat and few carbohydrates, without nuts and sesame, get a dinner',
  (people) => {
    const { recipes } = composeRecipes({
      profile: {
        ...usualProfile,
        allergies: ['Nuts', 'Sesame'],
        dietaryRestrictions: ['Low-Fat', 'Low-Carb'],
        cuisinePreferences: ['Indian', 'French'],
        spiceLevel: 1,
        householdSize: people,
      },
      mealType: 'dinner',
      count: 1,
      seed: 1,
    });
    expect(recipes).toHaveLength(1);
    expect(recipes[0]!.nutritionInfo.calories).toBeGreaterThanOrEqual(280);
  },
);

test('a low-fat diet reduces oil, and together with a low-carb diet portions are larger', () => {
  const gramsOn = (title: string, ...dietaryRestrictions: ('Low-Fat' | 'Low-Carb')[]) => {
    const { dish } = cookBook.find(({ recipe }) => recipe.title.startsWith(title))!;
    const limits = { allergies: [], dietaryRestrictions };
    const needs = {
      ...limits,
      excludedFoods: new Set<never>(),
      foodsToUse: new Set<never>(),
      omitHotParts: false,
    };
    const { parts } = dishPreparerFor(needs, 4, 3).write(dish)!.adapted;
    const gramsOf = (kind: string) =>
      [...parts.values()]
        .map(measurePart)
        .filter(({ food }) => food.class === kind)
        .reduce((sum, { grams }) => sum + grams, 0);
    return { shrimp: gramsOf('crustacean'), fish: gramsOf('fish'), oil: gramsOf('oil') };
  };
  const shrimp = 'Salt and pepper shrimp';
  const [usual, low] = [gramsOn(shrimp), gramsOn(shrimp, 'Low-Fat')];
  expect(low.oil).toBeLessThan(0.8 * usual.oil);
  expect(low.shrimp).toBe(usual.shrimp);
  const cakes = 'Fish cakes with cucumber relish';
  const [small, large] = [gramsOn(cakes, 'Low-Fat'), gramsOn(cakes, 'Low-Fat', 'Low-Carb')];
  expect(large.fish).toBeGreaterThan(1.2 * small.fish);
});

test('what replaced butter for one diet is replaced by oil for a low-fat one, not listed beside it', () => {
  const butter = { key: 'butter', amount: 20, unit: 'g', name: 'butter', food: 'butter' } as const;
  const leeks = { key: 'leeks', amount: 2, unit: 'whole', name: 'leeks', food: 'leek' } as const;
  const dish = {
    ...testDish,
    parts: [butter, leeks],
    steps: [
      'Melt the {butter} in {a wide pan, 4} over medium heat and cook the {leeks} for 7 minutes, until soft.',
    ],
  };
  const { parts, steps } = adaptDish(dish, {
    allergies: [],
    dietaryRestrictions: ['Low-Fat', 'Whole30'],
    excludedFoods: new Set<never>(),
    foodsToUse: new Set<never>(),
    omitHotParts: false,
  })!;
  expect(Array.from(parts, ([key, { food }]) => [key, food])).toEqual([
    ['butter', 'vegetable-oil'],
    ['leeks', 'leek'],
  ]);
  expect(steps[0]).toMatch(/^(?:Heat|Warm) the \{butter\}/);
});

import { dayOf } from '@plateful/domain/cookbook/day.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { firstChoice, firstDay } from './first-choice.ts';

test('the initial day of the home page is from the library and satisfies the selected limits', () => {
  const ids = firstDay.dishes.map(({ id }) => id);
  const recipes = sampleRecipes.filter(({ id }) => ids.includes(id));
  const { cuisine, diet, allergies } = firstChoice;
  expect(firstDay).toEqual(dayOf(recipes, { allergies, dietaryRestrictions: diet ? [diet] : [] }));
  expect(new Set(firstDay.dishes.map(({ cuisineType }) => cuisineType))).toEqual(new Set([cuisine]));
  expect(firstDay.checked).toEqual({ allergies, diets: diet ? [diet] : [] });
});

import type { Recipe } from '@plateful/contract/recipes.ts';
import { expect, test } from 'vitest';
import { fitsMeal, matchesWords } from './search-recipes.ts';

const recipe = {
  title: 'Sautéed greens with jalapeño',
  cuisineType: 'Mexican',
  tags: ['one-pan'],
  ingredients: [{ name: 'kale, chopped', amount: 200, unit: 'g' }],
} as unknown as Recipe;

test.each(['', '  ', 'GREENS', 'sauteed jalapeno', 'mexican kale', 'one-pan', 'gree'])(
  '%j finds it',
  (words) => {
    expect(matchesWords(recipe, words)).toBe(true);
  },
);

test.each(['greens tofu', 'italian'])('%j does not find it', (words) => {
  expect(matchesWords(recipe, words)).toBe(false);
});

test('dinner takes recipes for dinner and for any meal', () => {
  expect(fitsMeal({ mealType: 'dinner' }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: null }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: 'breakfast' }, 'dinner')).toBe(false);
  expect(fitsMeal({ mealType: 'snack' }, 'dinner')).toBe(false);
});

import { expect, test } from 'vitest';
import { wordMatcher } from '#lib/match-words.ts';
import { fitsMeal, searchedText } from './search-recipes.ts';

const recipe = {
  title: 'Sautéed greens with jalapeño',
  cuisineType: 'Mexican',
  tags: ['one-pan'],
  ingredients: [{ name: 'kale, chopped', amount: 200, unit: 'g' }],
};

test.each(['GREENS', 'mexican', 'one-pan', 'mexican kale'])('%j finds it', (words) => {
  expect(wordMatcher(words)(searchedText(recipe))).toBe(true);
});

test.each(['greens tofu', 'italian'])('%j does not find it', (words) => {
  expect(wordMatcher(words)(searchedText(recipe))).toBe(false);
});

test('a recipe of no cuisine has no word for it', () => {
  expect(wordMatcher('null')(searchedText({ ...recipe, cuisineType: null }))).toBe(false);
});

test('dinner takes recipes for dinner and for any meal', () => {
  expect(fitsMeal({ mealType: 'dinner' }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: null }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: 'breakfast' }, 'dinner')).toBe(false);
  expect(fitsMeal({ mealType: 'snack' }, 'dinner')).toBe(false);
});

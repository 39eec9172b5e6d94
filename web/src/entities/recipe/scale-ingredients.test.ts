import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { expect, test } from 'vitest';
import { scaleIngredients } from './scale-ingredients.ts';

const pancakes = [
  { name: 'flour', amount: 250, unit: 'g' },
  { name: 'milk', amount: 1.5, unit: 'cup' },
  { name: 'eggs', amount: 2, unit: 'whole' },
  { name: 'salt', amount: 1, unit: 'pinch' },
];

const written = (to: number) =>
  scaleIngredients(pancakes, 4, to).map(({ amount, unit }) => formatQuantity(amount, unit));

test('pancakes for four become pancakes for six', () => {
  expect(written(6)).toEqual(['375\u202fg', '2¼ cups', '3', '1½ pinches']);
});

test('pancakes for four become pancakes for one', () => {
  expect(written(1)).toEqual(['63\u202fg', '⅜ cup', '½', '¼ pinch']);
});

test('for as many as the recipe is written for, nothing changes', () => {
  expect(scaleIngredients(pancakes, 4, 4)).toEqual(pancakes);
});

test('a recipe for 0 servings is left as it is', () => {
  expect(scaleIngredients(pancakes, 0, 4)).toEqual(pancakes);
  expect(scaleIngredients(pancakes, 4, 0)).toEqual(pancakes);
});

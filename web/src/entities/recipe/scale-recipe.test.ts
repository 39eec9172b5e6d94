import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { expect, test } from 'vitest';
import { scaleRecipe } from './scale-recipe.ts';

const pancakes = {
  ingredients: [
    { name: 'flour', amount: 250, unit: 'g' },
    { name: 'milk', amount: 1.5, unit: 'cup' },
    { name: 'eggs', amount: 2, unit: 'whole' },
    { name: 'salt', amount: 1, unit: 'pinch' },
  ],
  instructions: ['Beat 100 g of the flour with the eggs for 2 minutes.'],
};

function written(servings: number, units?: 'metric' | 'us') {
  const { ingredients, instructions } = scaleRecipe(pancakes, 4, servings, units);
  return [
    ...ingredients.map(({ amount, unit, name }) => `${formatQuantity(amount, unit)} ${name}`),
    ...instructions,
  ];
}

test('pancakes for four become pancakes for six', () => {
  expect(written(6)).toEqual([
    '375\u202fg flour',
    '2¼ cups milk',
    '3 eggs',
    '2 pinches salt',
    'Beat 150 g of the flour with the eggs for 2 minutes.',
  ]);
});

test('pancakes for four become pancakes for two, in cups and ounces', () => {
  expect(written(2, 'us')).toEqual([
    '1 cup flour',
    '¾ cup milk',
    '1 egg',
    '1 pinch salt',
    'Beat 6 tablespoons of the flour with the eggs for 2 minutes.',
  ]);
});

test("scaling to the recipe's own servings changes nothing", () => {
  expect(scaleRecipe(pancakes, 4, 4)).toEqual(pancakes);
});

test('a recipe for 0 servings is left as it is', () => {
  expect(scaleRecipe(pancakes, 0, 4)).toEqual(pancakes);
  expect(scaleRecipe(pancakes, 4, 0)).toEqual(pancakes);
});

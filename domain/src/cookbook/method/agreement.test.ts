import { expect, test } from 'vitest';
import type { Dish } from '../dish.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';

/** The method of a dish for so many, as one text. */
function methodText(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

test('two cinnamon sticks are not called cinnamons, and one bowl is a bowl', () => {
  const stick = {
    key: 'cinnamon stick',
    amount: 1,
    unit: 'whole',
    name: 'cinnamon stick',
    food: 'cinnamon',
  } as const;
  const steps = ['Take out the {cinnamon|cinnamon stick} and fill {4} bowls.'];
  const methodText = (servings: number) => methodFor({ ...testDish, parts: [stick], steps }, servings);
  expect(methodText(8)).toBe('Take out the cinnamon and fill 8 bowls.');
  expect(methodText(1)).toBe('Take out the cinnamon and fill a bowl.');
});

test('one of four pieces is in the singular', () => {
  const eggs = { key: 'eggs', amount: 4, unit: 'whole', name: 'eggs', food: 'egg' } as const;
  const boiled: Partial<Dish> = {
    kind: 'salad',
    parts: [eggs, salt],
    steps: ['Boil the {eggs}, peel and halve them. Salt them with the {salt} when the {eggs} are cold.'],
  };
  expect(methodText(boiled, 1)).toBe(
    'Boil the egg, peel and halve it. Salt it with the salt when the egg is cold.',
  );
});

import { expect, test } from 'vitest';
import type { Dish } from '../dish.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';

/** The method of a dish for so many, as one text. */
function methodText(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

test('a method names the share of an egg that is stirred in', () => {
  const egg = { key: 'egg', amount: 1, unit: 'whole', name: 'egg', food: 'egg' } as const;
  const dough: Partial<Dish> = {
    kind: 'meatballs',
    parts: [egg, salt],
    steps: ['Knead the {egg} with the {salt}.'],
  };
  expect(methodText(dough, 2)).toBe(
    'Beat the egg in a cup: half of it is enough. Knead the egg with the salt.',
  );
});

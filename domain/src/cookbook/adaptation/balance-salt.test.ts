import { expect, test } from 'vitest';
import type { Dish } from '../dish.ts';
import { asWritten } from '../make-recipe.ts';
import { salt, testDish } from '../testing/test-dish.ts';
import { withEnoughSalt } from './enough-salt.ts';

const potatoes = { key: 'potatoes', amount: 1200, unit: 'g', name: 'potatoes', food: 'potato' } as const;

test('dishes are salted for their weight, in list and method', () => {
  const dish: Dish = {
    ...testDish,
    serves: 4,
    parts: [potatoes, { ...salt, amount: 0.5 }],
    steps: ['Fry the {potatoes} with {0.25 tsp} of the {salt}.', 'Add the rest of the {salt}.', 'Serve.'],
  };
  const more = withEnoughSalt(asWritten(dish));
  expect(more.parts.get('salt')!.amount).toBe(1.5);
  expect(more.steps[0]).toContain('{0.75 tsp}');
});

import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { adaptDish } from './adapt-dish.ts';
import type { DishRequirements } from './dish-requirements.ts';

const needs = (change: Partial<DishRequirements>): DishRequirements => ({
  allergies: [],
  dietaryRestrictions: [],
  excludedFoods: new Set(),
  foodsToUse: new Set(),
  omitHotParts: false,
  ...change,
});

test('households with different limits share a dish exactly if they cook it alike', () => {
  const fish = needs({ allergies: ['Fish'] });
  const fishAndMore = needs({ allergies: ['Fish'], excludedFoods: new Set(['celery'] as const) });
  let changed = 0;
  for (const { dish } of cookBook) {
    const one = adaptDish(dish, fish);
    const other = adaptDish(dish, fishAndMore);
    const hasCelery = dish.parts.some(({ food }) => food === 'celery');
    if (one && !hasCelery) expect(other).toBe(one);
    if (one && hasCelery) expect(other).not.toBe(one);
    if (one && one !== adaptDish(dish, needs({}))) changed += 1;
  }
  expect(changed).toBeGreaterThan(10);
});

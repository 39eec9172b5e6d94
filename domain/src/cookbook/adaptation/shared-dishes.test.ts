import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { adaptDish, type Needs } from './adapt-dish.ts';

const needs = (change: Partial<Needs>): Needs => ({
  allergies: [],
  dietaryRestrictions: [],
  avoid: new Set(),
  use: new Set(),
  isMild: false,
  ...change,
});

test('households with different limits share a dish exactly if they cook it alike', () => {
  const fish = needs({ allergies: ['Fish'] });
  const fishAndMore = needs({ allergies: ['Fish'], avoid: new Set(['celery'] as const) });
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

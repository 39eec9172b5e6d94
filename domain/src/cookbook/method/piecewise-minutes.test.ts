import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import type { Dish } from '../dish.ts';
import { methodFor, testDish } from '../testing/test-dish.ts';
import { piecewiseMinutes } from './piecewise-minutes.ts';

const base: Dish = { ...testDish, kind: 'skillet', minutes: { active: 20, total: 40 } };

const methodText = (dish: Partial<Dish>, servings: number) => methodFor({ ...base, ...dish }, servings);

test('omelettes are made one by one, one per person', () => {
  const { dish } = cookBook.find(({ dish: { number } }) => number === 301)!;
  expect(methodText(dish, 1)).toContain('pour in the eggs');
  expect(methodText(dish, 1)).not.toMatch(/half of|Repeat/);
  expect(methodText(dish, 2)).toContain('pour in half of the eggs');
  expect(methodText(dish, 4)).toContain('pour in a quarter of the eggs');
  for (const { dish: one } of cookBook.filter(({ dish: { kind } }) => kind === 'omelette'))
    expect(methodText(one, 1), one.name).not.toMatch(
      /one for each plate|make the second|half of the (?:eggs|mix)/,
    );
});

test('one-at-a-time cooking takes its minutes for each piece', () => {
  const sheets = [{ name: 'rice paper', amount: 8, unit: 'sheet' }];
  const method = [
    'Cook a sheet of rice paper for 3 to 4 minutes.',
    'Fold it. Make the others in the same way.',
  ];
  expect(piecewiseMinutes(method, sheets, 4)).toBe(25);
  const tortillas = [{ name: 'corn tortillas', amount: 8, unit: 'whole' }];
  const fried = ['Fry the corn tortillas two at a time for 30 seconds on each side.'];
  expect(piecewiseMinutes(fried, tortillas, 4)).toBe(3);
  const stacked = ['Fry the corn tortillas one by one for 1½–2 minutes.'];
  expect(piecewiseMinutes(stacked, tortillas, 4)).toBe(12);
  expect(piecewiseMinutes(['Beat in the eggs one at a time. Bake for 20 minutes.'], [], 4)).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foods } from '../foods/table.ts';
import { readLine } from '../ingredient-lines/read-line.ts';
import { formatAmount, formatQuantity } from './format-amount.ts';
import { gramsPer, millilitersPer, type Unit, units } from './units.ts';

test.each([
  [1.5, '1½'],
  [0.333, '⅓'],
  [0.67, '⅔'],
  [12.04, '12'],
  [2.25, '2¼'],
  [0.125, '⅛'],
  [1, '1'],
  [1.1, '1.1'],
  [0.1, '0.1'],
  [0.004, '0.004'],
  [12.5, '12½'],
  [99.9, '100'],
  [1250, '1250'],
  [2.999, '3'],
  [0, '0'],
])('%d is formatted as %s', (amount, written) => {
  expect(formatAmount(amount)).toBe(written);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])(
  '%d is not an amount and formatted as an empty text',
  (amount) => {
    expect(formatAmount(amount)).toBe('');
    expect(formatQuantity(amount, 'cup')).toBe('');
  },
);

test.each([
  [1.5, 'cup', '1½ cups'],
  [0.5, 'cup', '½ cup'],
  [1, 'cup', '1 cup'],
  [250, 'g', '250\u202fg'],
  [1.25, 'kg', '1.25\u202fkg'],
  [12.4, 'g', '12\u202fg'],
  [2.5, 'ml', '2.5\u202fml'],
  [2, 'tbsp', '2 tbsp'],
  [3, 'lb', '3 lb'],
  [2, 'pinch', '2 pinches'],
  [4, 'leaf', '4 leaves'],
  [2, 'loaf', '2 loaves'],
  [2, 'bunch', '2 bunches'],
  [2, 'whole', '2'],
  [2, '', '2'],
  [0, '', ''],
  [1, 'as needed', ''],
  [3, 'scoop', '3 scoops'],
])('%d %s is formatted as %s', (amount, unit, written) => {
  expect(formatQuantity(amount, unit)).toBe(written);
});

/** Amounts that are formatted without loss. */
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(1 / 8, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 7 / 8),
    )
    .map(([whole, part]) => whole + part),
);

test('a formatted line is parsed as the same amount of the same food', () => {
  const measured = units.filter((unit) => gramsPer[unit] ?? millilitersPer[unit]);
  const foodAndUnit = fc.constantFrom(...foods).chain((food) => {
    const own = units.filter((unit) => food.grams[unit as keyof typeof food.grams] !== undefined);
    return fc.tuple(fc.constant(food), fc.constantFrom<Unit>('whole', ...measured, ...own));
  });
  fc.assert(
    fc.property(foodAndUnit, amounts, ([food, unit], amount) => {
      const decimal = ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'].includes(unit);
      const written = `${formatQuantity(amount, unit)} ${food.name}`;
      const line = readLine(written);
      expect(line.food?.id, written).toBe(food.id);
      // Metric amounts have decimals, one below ten.
      expect(Math.abs((line.quantity?.max ?? 0) - amount), written).toBeLessThanOrEqual(decimal ? 0.5 : 1e-9);
      expect(line.quantity?.min).toBe(line.quantity?.max);
    }),
    { numRuns: 3000 },
  );
});

import { expect, test } from 'vitest';
import { isOnlyAmount, joinAmounts } from './join-amounts.ts';

test.each([
  ['amounts before their foods', ['2', 'eggs', '200 g', 'flour', 'Salt'], ['2 eggs', '200 g flour', 'Salt']],
  ['number, unit and food each on a line', ['90', 'gr', 'kaas', '3', 'eieren'], ['90 gr kaas', '3 eieren']],
  ['amounts after their foods', ['olive oil', '15 ml', 'leeks', '2'], ['olive oil 15 ml', 'leeks 2']],
  ['a heading', ['1 cup', 'rice', 'Sauce:', '2', 'leeks'], ['1 cup rice', 'Sauce:', '2 leeks']],
  ['whole lines', ['2 eggs', '200 g flour'], ['2 eggs', '200 g flour']],
  // It might be either's.
  ['an amount between two foods', ['Salt', '2', 'eggs'], ['Salt', '2', 'eggs']],
])('%s', (_, lines, joined) => {
  expect(joinAmounts(lines)).toEqual(joined);
});

test('a number with the name of a food is not an amount alone', () => {
  expect(['2', '½ cup', '1 1/2 tbsp', '3 EL'].filter(isOnlyAmount)).toHaveLength(4);
  expect(['1 ui', '2 eggs', 'salt', 'cup'].filter(isOnlyAmount)).toEqual([]);
});

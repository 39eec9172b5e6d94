import { expect, test } from 'vitest';
import { formatQuantity } from './format-amount.ts';
import { usVolume, usWeight } from './us-amounts.ts';

test.each([
  [50, '3 tbsp'],
  [60, '¼ cup'],
  [100, '6 tbsp'],
  [105, '6 tbsp'],
  [120, '½ cup'],
  [195, '¾ cup'],
  [250, '1 cup'],
  [400, '1⅔ cups'],
  [2000, '2 quarts'],
])('%d ml are %s, never fluid ounces', (milliliters, words) => {
  const { amount, unit } = usVolume(milliliters, { name: 'water' });
  expect(formatQuantity(amount, unit)).toBe(words);
});

test('a portion of what the list has is taken in spoons', () => {
  expect(usVolume(60, { isPortion: true })).toEqual({ amount: 4, unit: 'tbsp' });
});

test.each([
  [120, 'all-purpose flour', '1 cup'],
  [110, 'all-purpose flour', '¾ cup plus 2 tbsp'],
  [45, 'butter, melted', '3 tbsp'],
  [100, 'butter', '7 tbsp'],
  [30, 'parsley, chopped', '½ cup'],
  [30, 'cilantro, chopped', '½ bunch'],
  [15, 'cilantro', '1 handful'],
  [3, 'ginger, grated', '1½ tsp'],
  [30, 'ginger, sliced', '1 (2-inch) piece'],
  [200, 'jasmine rice, rinsed', '1 cup'],
  [250, 'rice noodles', '9 oz'],
  [300, 'cauliflower rice', '2¾ cups'],
  [500, 'green beans', '1 lb'],
  [650, 'mussels', '1½ lb'],
  [5, 'something', '¼ oz'],
])('%d g %s are %s', (grams, name, words) => {
  const { amount, unit } = usWeight(grams, { name });
  expect(formatQuantity(amount, unit)).toBe(words);
});

test('what is at home is in ounces up to two pounds, as people typed it', () => {
  expect(usWeight(510)).toEqual({ amount: 18, unit: 'oz' });
  expect(usWeight(510, { name: 'green beans' })).toEqual({ amount: 1, unit: 'lb' });
});

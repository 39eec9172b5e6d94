import type { FoodPrices } from '@plateful/contract/prices.ts';
import { expect, test } from 'vitest';
import { arranged, changeWords, directionOf, priceWords } from './price-words.ts';

test.each([
  [0.124, '12% higher'],
  [-0.3, '30% lower'],
  [0.01, 'unchanged'],
  [null, null],
])('a change of %s is %j', (change, words) => {
  expect(changeWords({ change })).toBe(words);
});

test('a price names its unit', () => {
  expect(priceWords(2.5, { currency: '€', per: 'kg' }, 'metric')).toBe('€2.50 / kg');
});

test.each([
  ['kg', 5.99, '$2.72 / lb'],
  ['l', 1.15, '3.4¢ / fl oz'],
  ['l', 40, '$1.18 / fl oz'],
  ['piece', 0.5, '$0.50 / piece'],
] as const)('in US units a price per %s of %d is %j', (per, price, words) => {
  expect(priceWords(price, { currency: '$', per }, 'us')).toBe(words);
});

test('foods are found by part of their names, largest price rise first', () => {
  const foods = [
    { name: 'milk', change: null },
    { name: 'tomato', change: 0.1 },
    { name: 'oat milk', change: 0.3 },
  ] as FoodPrices[];
  const names = (...args: Parameters<typeof arranged>) => arranged(...args).map(({ name }) => name);
  expect(names(foods, 'higher', '')).toEqual(['oat milk', 'tomato', 'milk']);
  expect(names(foods, 'name', ' Milk')).toEqual(['milk', 'oat milk']);
  expect(names(foods, 'latest', '')).toEqual(['milk', 'tomato', 'oat milk']);
  expect(directionOf(foods[0]!)).toBeNull();
});

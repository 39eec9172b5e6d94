import { prices } from '@plateful/contract/plans.ts';
import { expect, test } from 'vitest';
import { formatPrice, formatShortPrice } from '#lib/format.ts';
import { monthlyEquivalent, yearlySavings } from './plan-price.ts';

test('a year of Plus is $99, $8.25 a month, and saves 17 %', () => {
  expect(formatShortPrice(prices.plus.yearly)).toBe('$99');
  expect(formatPrice(monthlyEquivalent(prices.plus))).toBe('$8.25');
  expect(yearlySavings(prices.plus)).toBe(17);
});

test('a year of Pro is $199, $16.58 a month, and saves 17 %', () => {
  expect(formatShortPrice(prices.pro.yearly)).toBe('$199');
  expect(formatPrice(monthlyEquivalent(prices.pro))).toBe('$16.58');
  expect(yearlySavings(prices.pro)).toBe(17);
});

test('twelve months at the monthly price save nothing', () => {
  expect(yearlySavings({ monthly: 1000, yearly: 12_000 })).toBe(0);
});

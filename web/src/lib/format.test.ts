import { expect, test } from 'vitest';
import { formatCount, formatDate, formatMoney, formatPrice, formatShortPrice } from './format.ts';

test('thousands are separated, decimals are not', () => {
  expect([0, 999, 1240, 1234567].map(formatCount)).toEqual(['0', '999', '1,240', '1,234,567']);
  expect([825, 123456, 100000000].map(formatPrice)).toEqual(['$8.25', '$1,234.56', '$1,000,000.00']);
});

test('a price has no decimals where they are zero', () => {
  expect([9900, 9999, 120000].map(formatShortPrice)).toEqual(['$99', '$99.99', '$1,200']);
});

test('the sign of a currency stands where its country puts it', () => {
  expect(formatMoney(2.5, '£')).toBe('£2.50');
  expect(formatMoney(1002.5, 'zł')).toBe('1,002.50 zł');
  expect(formatMoney(-2.5, 'CHF')).toBe('CHF -2.50');
});

test('an instant is shown as its day', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('Nov 20, 2026');
});

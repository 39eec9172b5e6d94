import { expect, test } from 'vitest';
import { amountWords, keepsWords } from './home-words.ts';

test.each([
  ['2026-11-18', 'was good until Nov 18'],
  ['2026-11-20', 'use it today'],
  ['2026-11-21', 'good until tomorrow'],
  ['2026-11-23', 'good until Monday'],
  ['2026-12-05', 'good until Dec 5'],
])('on November 20, a food that keeps until %s: %s', (keepsUntil, words) => {
  expect(keepsWords({ keepsUntil }, '2026-11-20')).toBe(words);
});

test('an amount is "about" until the user sets it', () => {
  expect(amountWords({ amount: 400, unit: 'g', isSaid: false })).toBe('about 400\u202fg');
  expect(amountWords({ amount: 1500, unit: 'ml', isSaid: false })).toBe('about 1.5\u202fl');
  expect(amountWords({ amount: 1500, unit: 'g', isSaid: false }, 'us')).toBe('about 3⅓ lb');
  expect(amountWords({ amount: 3, unit: 'whole', isSaid: true })).toBe('3');
});

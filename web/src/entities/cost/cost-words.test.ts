import { expect, test } from 'vitest';
import { amountWords, coverageWords, isKnown, unpricedWords } from './cost-words.ts';

const complete = { amount: 5.6, currency: '€', priced: 2, total: 2, unpriced: [] as string[] } as const;
const partly = { ...complete, total: 3, unpriced: ['cumin'] };

test('a complete sum is "About", an incomplete one "At least"', () => {
  expect(amountWords({ ...complete, unpriced: [] })).toBe('About €5.60');
  expect(amountWords(partly, 0.5)).toBe('At least €2.80');
  expect(coverageWords(partly)).toBe('2 of 3 priced, from your receipts');
});

test('items without a price are listed, up to a limit', () => {
  expect(unpricedWords({ ...complete, unpriced: [] })).toBeNull();
  expect(unpricedWords(partly)).toBe('No price yet: cumin');
  const many = Array.from({ length: 8 }, (_, index) => `food ${index}`);
  expect(unpricedWords({ ...partly, unpriced: many })).toMatch(/food 5 and 2 more$/);
});

test('without any price the cost is unknown', () => {
  expect(isKnown(undefined)).toBe(false);
  expect(isKnown({ ...partly, amount: null, currency: null })).toBe(false);
  expect(isKnown(partly)).toBe(true);
});

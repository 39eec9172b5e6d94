import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { expect, test } from 'vitest';
import { changeOf, foodLabel } from './item-change.ts';

const item: ReceiptItem = {
  id: 3,
  text: 'OATLY BRSTA',
  name: 'oat milk',
  food: 'oat-milk',
  amount: 1,
  unit: 'each',
  price: 4.99,
  category: 'Dairy',
  isFood: true,
  isGuess: false,
  isCorrected: false,
};
const values = { name: 'oat milk', food: 'oat-milk', category: 'Dairy' } as const;

test('only what was changed is sent', () => {
  expect(changeOf(item, { ...values, name: 'barista oat milk' })).toEqual({ name: 'barista oat milk' });
  expect(changeOf(item, { ...values, food: null, category: 'Other' })).toEqual({
    food: null,
    category: 'Other',
  });
});

test('nothing changed is nothing to send, unless a guess is confirmed', () => {
  expect(changeOf(item, values)).toBeNull();
  expect(changeOf({ ...item, isGuess: true }, values)).toEqual(values);
});

test('a food’s id reads as words', () => {
  expect(foodLabel('oat-milk')).toBe('Oat milk');
});

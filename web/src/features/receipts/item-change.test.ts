import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { expect, test } from 'vitest';
import { foodLabel } from '#entities/food/foods.queries.ts';
import { changeOf, formOf, meaningText, readForm, valuesOf } from './item-change.ts';

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
const values = valuesOf(item);
const meaning = { name: 'oat milk', food: 'oat-milk', category: 'Dairy' };

test('only changed fields are sent', () => {
  expect(changeOf(item, { ...values, name: 'barista oat milk' })).toEqual({ name: 'barista oat milk' });
  expect(changeOf(item, { ...values, food: null, category: 'Other' })).toEqual({
    food: null,
    category: 'Other',
  });
});

test('nothing is sent if nothing changed, unless a guess is confirmed', () => {
  expect(changeOf(item, values)).toBeNull();
  expect(changeOf({ ...item, isGuess: true }, values)).toEqual(meaning);
  const cheaper = { ...values, price: 4.49 };
  expect(changeOf({ ...item, isGuess: true }, cheaper)).toEqual({ ...meaning, price: 4.49 });
});

test('a food’s id is shown as words', () => {
  expect(foodLabel('oat-milk')).toBe('Oat milk');
});

test('typed values are parsed or reported as invalid', () => {
  const form = formOf(values);
  expect(form).toMatchObject({ amount: '1', price: '4.99' });
  expect(readForm(form)).toEqual({ values });
  expect(readForm({ ...form, name: ' Oats ', amount: '1,5', price: '' })).toEqual({
    values: { ...values, name: 'Oats', amount: 1.5, price: null },
  });
  expect(readForm({ ...form, name: ' ', amount: '0', price: 'free' })).toEqual({
    errors: {
      name: 'Please enter a name.',
      amount: 'Please enter a number, such as 2 or 1.5.',
      price: 'Please enter a price, such as 2.99.',
    },
  });
});

test('conflicting values are shown with amount and price', () => {
  expect(meaningText({ ...values, amount: 2 }, { currency: '£' })).toBe('Oat milk · Dairy · 2 × · £4.99');
  expect(meaningText({ ...values, price: null }, { currency: '$' })).toBe('Oat milk · Dairy · no price');
});

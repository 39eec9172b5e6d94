import { expect, test } from 'vitest';
import { amountIn, editOf, itemForm } from './item-form.ts';
import { anItem } from './list-item.fixture.ts';

const milk = anItem('milk', { amount: 1.5, unit: 'l' });

test('an unchanged item has no edit', () => {
  expect(editOf(milk, itemForm(milk))).toEqual({});
  const third = anItem('leek', { amount: 1 / 3 });
  expect(editOf(third, itemForm(third))).toEqual({});
});

test('only changed fields are sent', () => {
  expect(editOf(milk, { ...itemForm(milk), amount: '2' })).toEqual({ amount: 2 });
  expect(editOf(milk, { ...itemForm(milk), note: ' oat ', category: 'Dairy' })).toEqual({
    note: 'oat',
    category: 'Dairy',
  });
  const noted = anItem('milk', { note: 'oat' });
  expect(editOf(noted, { ...itemForm(noted), note: '' })).toEqual({ note: null });
});

test('a number without a unit is a count', () => {
  const salt = anItem('salt', { amount: 0, unit: '' });
  expect(editOf(salt, { ...itemForm(salt), amount: '2' })).toEqual({ amount: 2, unit: 'whole' });
  expect(itemForm(anItem('eggs', { amount: 6 }))).toMatchObject({ amount: '6', unit: '' });
});

test.each([
  ['', 0],
  ['1,5', 1.5],
  ['a few', null],
  ['-1', null],
])('the amount "%s" is %j', (amount, expected) => {
  expect(amountIn({ amount })).toBe(expected);
});

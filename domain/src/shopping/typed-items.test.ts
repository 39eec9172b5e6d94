import { expect, test } from 'vitest';
import { completeTyped, nameBeingTyped, readTypedItems } from './typed-items.ts';

test.each([
  ['2 milk, nappies', [2, 'whole', 'milk'], [0, '', 'nappies']],
  ['500 g flour', [500, 'g', 'flour']],
  ['500g flour', [500, 'g', 'flour']],
  ['1,5 l milk; salt', [1.5, 'l', 'milk'], [0, '', 'salt']],
  ['½ cup of cream', [0.5, 'cup', 'cream']],
  ['two lemons', [2, 'whole', 'lemons']],
  ['2 cans chopped tomatoes', [2, 'can', 'chopped tomatoes']],
  ['3-4 pears', [4, 'whole', 'pears']],
  ['2% milk', [0, '', '2% milk']],
  ['7up', [0, '', '7up']],
  ['12', [0, '', '12']],
  ['500 g', [0, '', '500 g']],
  ['6 cups', [6, 'whole', 'cups']],
  ['Crème fraîche', [0, '', 'Crème fraîche']],
])('"%s" is parsed as intended', (text, ...items) => {
  expect(readTypedItems(text).map(({ amount, unit, ingredient }) => [amount, unit, ingredient])).toEqual(
    items,
  );
});

test('empty text between commas gives no item', () => {
  expect(readTypedItems(' , ,\n')).toEqual([]);
});

test('completion replaces the last name and keeps the text before it', () => {
  expect(nameBeingTyped('nappies, 2 mil')).toBe('mil');
  expect(completeTyped('nappies, 2 mil', 'milk')).toBe('nappies, 2 milk');
  expect(completeTyped('mil', 'milk')).toBe('milk');
  expect(nameBeingTyped('nappies, ')).toBe('');
});

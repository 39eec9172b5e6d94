import { expect, test } from 'vitest';
import { capitalized, joinList } from './wording.ts';

test('option names are capitalized', () => {
  expect(['snack', 'Gluten-Free', ''].map(capitalized)).toEqual(['Snack', 'Gluten-Free', '']);
});

test('names are joined as in a sentence, without a serial comma', () => {
  const lists = [[], ['milk'], ['milk', 'soy'], ['milk', 'soy', 'eggs']];
  expect(lists.map((items) => joinList(items))).toEqual(['', 'milk', 'milk and soy', 'milk, soy and eggs']);
  expect(joinList(['milk', 'soy', 'eggs'], 'or')).toBe('milk, soy or eggs');
});

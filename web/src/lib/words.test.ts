import { expect, test } from 'vitest';
import { capitalized, counted } from './words.ts';

test('names of options begin with a capital', () => {
  expect(['snack', 'Gluten-Free', ''].map(capitalized)).toEqual(['Snack', 'Gluten-Free', '']);
});

test('one is an item, none and more are items', () => {
  expect([0, 1, 23].map((count) => counted(count, 'item'))).toEqual(['0 items', '1 item', '23 items']);
});

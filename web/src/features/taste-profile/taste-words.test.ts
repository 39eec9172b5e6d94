import { tasteBounds } from '@plateful/contract/bounds.ts';
import { expect, test } from 'vitest';
import { formatMinutes, formatPeople, spiceWord } from './taste-words.ts';

test.each([
  [5, '5 min'],
  [55, '55 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [240, '4 h'],
  [0, '0 min'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test('every spice level has its own name', () => {
  const { min, max } = tasteBounds.spiceLevel;
  const words = Array.from({ length: max - min + 1 }, (_, index) => spiceWord(min + index));
  expect(words).toEqual(['None', 'Mild', 'Medium', 'Hot', 'Fiery']);
});

test('one is "person", more are "people"', () => {
  expect([1, 2, 12].map(formatPeople)).toEqual(['1 person', '2 people', '12 people']);
});

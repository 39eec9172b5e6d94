import { expect, test } from 'vitest';
import { announcementOf, foundInWords, leftOutInWords, understoodInWords } from './search-phrases.ts';

const found = { total: 12, isTotalExact: true, match: 'all' } as const;

test.each([
  [found, '12 recipes for “pasta”'],
  [{ ...found, total: 1 }, '1 recipe for “pasta”'],
  [{ ...found, total: 0 }, 'No recipes for “pasta”'],
  [{ ...found, total: 300, isTotalExact: false }, 'More than 300 recipes for “pasta”'],
  [{ ...found, match: 'some' as const }, '12 recipes close to “pasta”'],
])('results are described in words: %j', (answer, words) => {
  expect(foundInWords(answer, 'pasta')).toBe(words);
});

test('screen readers are told if no recipe matches all words', () => {
  expect(announcementOf(found, 'pasta')).toBe('12 recipes for “pasta”');
  expect(announcementOf({ ...found, match: 'some' }, 'pasta')).toBe(
    'No recipe has all of these words. 12 recipes close to “pasta”',
  );
});

test('limits recognized in a query are shown', () => {
  expect(understoodInWords({ diets: ['Vegan'], freeFrom: ['Nuts'], maxMinutes: 20 })).toEqual([
    'Vegan',
    'No nuts',
    '20 minutes or less',
  ]);
  expect(understoodInWords({ diets: [], freeFrom: [], maxMinutes: null })).toEqual([]);
});

test.each([
  [1, 0, '1 recipe matches, but does not fit your allergies and diets.'],
  [3, 0, '3 recipes match, but do not fit your allergies and diets.'],
  [1, 5, '1 more matches, but does not fit your allergies and diets.'],
  [2, 5, '2 more match, but do not fit your allergies and diets.'],
])('%d left out beside %d: %s', (leftOut, total, words) => {
  expect(leftOutInWords(leftOut, total)).toBe(words);
});

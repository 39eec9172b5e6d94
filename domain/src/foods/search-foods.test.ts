import { expect, test } from 'vitest';
import { searchFoods } from './search-foods.ts';

const found = (query: string, most = 5) => searchFoods(query, most).map(({ name }) => name);

test('an exact name comes first, then names that start with the text, then names with a word that does', () => {
  expect(found('tofu')[0]).toBe('tofu');
  expect(found('tofu', 20)).toContain('silken tofu');
  expect(found('spin')[0]).toBe('spinach');
});

test('aliases find a food too, ignoring case and accents', () => {
  expect(found('Courgette')).toContain('zucchini');
  expect(found('crème fr')).toContain('creme fraiche');
  expect(found('GARBANZO')).toContain('chickpea');
});

test('a plural finds the food before longer names', () => {
  for (const [typed, name] of [
    ['eggs', 'egg'],
    ['tomatoes', 'tomato'],
    ['apples', 'apple'],
    ['spring onions', 'green onion'],
  ])
    expect(found(typed!)[0]).toBe(name);
});

test('a prefix of a word is enough, and the limit is respected', () => {
  expect(found('cherry tom')[0]).toBe('cherry tomato');
  expect(found('a', 7)).toHaveLength(7);
});

test('unknown names find nothing, and special characters have no special meaning', () => {
  for (const query of ['zzzz', '', '   ', '.*', '(', '[a-z]']) expect(found(query)).toEqual([]);
});

import { expect, test } from 'vitest';
import { searchFoods } from './search-foods.ts';

const found = (query: string, most = 5) => searchFoods(query, most).map(({ name }) => name);

test('a whole name comes first, then names that begin so, then names with such a word', () => {
  expect(found('tofu')[0]).toBe('tofu');
  expect(found('tofu', 20)).toContain('silken tofu');
  expect(found('spin')[0]).toBe('spinach');
});

test('other names find a food too, in whatever letters', () => {
  expect(found('Courgette')).toContain('zucchini');
  expect(found('crème fr')).toContain('creme fraiche');
  expect(found('GARBANZO')).toContain('chickpea');
});

test('a word that is only begun is enough, and there are never more than asked for', () => {
  expect(found('cherry tom')[0]).toBe('cherry tomato');
  expect(found('a', 7)).toHaveLength(7);
});

test('what no food is called finds nothing, and marks are no pattern', () => {
  for (const query of ['zzzz', '', '   ', '.*', '(', '[a-z]']) expect(found(query)).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseCount } from '../testing/property-cases.ts';
import { librarySearchIndex } from './library-index.ts';
import { rankRecipes } from './rank-recipes.ts';
import { readQuery } from './read-query.ts';
import { suggestQueries } from './suggest-queries.ts';

const index = librarySearchIndex();
const recipes = [...index.recipes.values()];
const suggest = (text: string, among = recipes) => suggestQueries(index, new Set(among), readQuery(text));

test('for an unknown word the nearest known words are suggested', () => {
  expect(suggest('ratatuyle')).toContain('ratatouille');
  expect(suggest('spageti bolognaise')).toContain('bolognese');
});

test('for a cuisine without dishes the nearest one with dishes is suggested', () => {
  expect(suggest('austrian')[0]).toBe('german');
  expect(suggest('taiwanese')[0]).toBe('chinese');
});

test('known words of a query are suggested', () => {
  expect(suggest('chicken qwertz')).toContain('chicken');
});

test('without a close match, words from many titles are suggested', () => {
  expect(suggest('qwertz')).toContain('chicken');
  expect(suggest('qwertz')).toHaveLength(5);
});

test('suggested queries have results among the recipes that may be shown', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcdefghilmnorst '), minLength: 3, maxLength: 16 }),
      fc.subarray(recipes, { minLength: 20, maxLength: 40 }),
      (text, among) => {
        for (const suggestion of suggest(text, among)) {
          const { all } = rankRecipes([index], readQuery(suggestion));
          expect(
            all.some(({ recipe }) => among.includes(recipe)),
            `${suggestion} for ${text}`,
          ).toBe(true);
        }
      },
    ),
    { numRuns: caseCount(60) },
  );
});

import { expect, test } from 'vitest';
import { cookBook } from './cook-book.ts';
import { dishesCalled, tableAfter } from './table.ts';

const tagliata = cookBook.find(({ recipe }) => recipe.title.startsWith('Steak tagliata with'))!;

test('a dish is known by the title of a version with another food', () => {
  expect(dishesCalled(["Steak tagliata with lamb's lettuce and tomatoes"])).toEqual([tagliata]);
  expect(tableAfter(["Steak tagliata with lamb's lettuce and tomatoes"]).has(tagliata)).toBe(true);
});

test('of two names that a title may be a version of, the one with a food of its kind is meant', () => {
  const [shrimp] = dishesCalled(['Shrimp with cannellini beans']);
  expect(dishesCalled(['Shrimp with chickpeas'])).toEqual([shrimp]);
  expect(dishesCalled(['Linguine with chickpeas'])[0]!.dish.name).toContain('tuna');
});

test('a title of no dish is of none', () => {
  expect(dishesCalled(['Steak with nothing'])).toEqual([]);
});

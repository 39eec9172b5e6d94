import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { dishesCalled, recentDishesFrom } from './recent-dishes.ts';

const tagliata = cookBook.find(({ recipe }) => recipe.title.startsWith('Steak tagliata with'))!;

test('a dish is recognized by the title of a version with another food', () => {
  expect(dishesCalled(["Steak tagliata with lamb's lettuce and tomatoes"])).toEqual([tagliata]);
  expect(recentDishesFrom(["Steak tagliata with lamb's lettuce and tomatoes"]).has(tagliata)).toBe(true);
});

test('of two possible names, the one with a food of the same class is meant', () => {
  const [shrimp] = dishesCalled(['Shrimp with cannellini beans']);
  expect(dishesCalled(['Shrimp with chickpeas'])).toEqual([shrimp]);
  expect(dishesCalled(['Linguine with chickpeas'])[0]!.dish.name).toContain('tuna');
});

test('an unknown title matches no dish', () => {
  expect(dishesCalled(['Steak with nothing'])).toEqual([]);
});

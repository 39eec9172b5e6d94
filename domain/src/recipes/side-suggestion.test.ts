import { expect, test } from 'vitest';
import { cookBook } from '../cookbook/cook-book.ts';
import { allergens } from '../vocabulary/options.ts';
import { isAllowedSide } from './allowed-side.ts';
import { sideSuggestion } from './side-suggestion.ts';

const isWelcome = (name: string, limits: Partial<Parameters<typeof isAllowedSide>[1]>) =>
  isAllowedSide(sideSuggestion(name), { allergies: [], dietaryRestrictions: [], ...limits });

test.each([
  ['crusty bread', { allergies: ['Gluten'] }, false],
  ['crusty bread', { allergies: ['Eggs'] }, true],
  ['buttered spinach', { allergies: ['Dairy'] }, false],
  ['coleslaw', { dietaryRestrictions: ['Vegan'] }, false],
  ['masala chai', { allergies: ['Dairy'] }, false],
  ['soft polenta', { allergies: ['Dairy'] }, false],
  ['dal', { dietaryRestrictions: ['Vegan'] }, false],
  ['refried beans', { dietaryRestrictions: ['Vegetarian'] }, false],
  ['green tea', { allergies: ['Dairy'] }, true],
  ['steamed rice', { dietaryRestrictions: ['Vegan', 'Gluten-Free'] }, true],
  ['steamed rice', { dietaryRestrictions: ['Low-Carb'] }, false],
  ['a green salad', { dietaryRestrictions: ['Keto'] }, true],
  ['pickled onions', { avoidedFoods: ['Onion'] }, false],
  ['pickled onions', { avoidedFoods: ['garlic'] }, true],
] as const)('%s for %j: %s', (name, limits, expected) => {
  expect(isWelcome(name, limits as Parameters<typeof isWelcome>[1])).toBe(expected);
});

test('sides with an unknown food are only suggested to households without limits', () => {
  expect(isWelcome('quexalote', {})).toBe(true);
  for (const allergy of allergens) expect(isWelcome('quexalote', { allergies: [allergy] })).toBe(false);
  expect(isWelcome('quexalote', { dietaryRestrictions: ['Vegan'] })).toBe(false);
});

test('most dishes have written sides or side suggestions', () => {
  const silent = cookBook.filter(
    ({ dish }) => dish.goesWith.length === 0 && dish.parts.every(({ side }) => side === undefined),
  );
  expect(silent.length).toBeLessThan(cookBook.length / 20);
});

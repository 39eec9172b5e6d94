import { allergens } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { allergyCalled } from './allergy-called.ts';

test.each(allergens)('%s is recognized in any case, singular or plural', (allergen) => {
  for (const name of [allergen, allergen.toLowerCase(), ` ${allergen.replace(/s$/, '')} `]) {
    expect(allergyCalled(name), name).toBe(allergen);
  }
});

test('synonyms of an allergy are recognized, and other foods are not', () => {
  expect(['milk', 'Tree nuts', 'wheat', 'soybeans'].map(allergyCalled)).toEqual([
    'Dairy',
    'Nuts',
    'Gluten',
    'Soy',
  ]);
  expect(['cilantro', 'coconut milk', 'eggplant', ''].map(allergyCalled)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

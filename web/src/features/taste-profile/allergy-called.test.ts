import { allergens } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { allergyCalled } from './allergy-called.ts';

test.each(allergens)('%s is an allergy in any letters, one or many', (allergen) => {
  for (const name of [allergen, allergen.toLowerCase(), ` ${allergen.replace(/s$/, '')} `]) {
    expect(allergyCalled(name), name).toBe(allergen);
  }
});

test('other words for an allergy are known, and other foods are none', () => {
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

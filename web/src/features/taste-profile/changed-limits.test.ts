import type { Allergen, Diet } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { changedLimits } from './changed-limits.ts';

function limits(allergies: Allergen[], dietaryRestrictions: Diet[] = [], avoidedFoods: string[] = []) {
  return { allergies, avoidedFoods, dietaryRestrictions };
}

test('limits changed on another device are named', () => {
  expect(changedLimits(limits([]), limits(['Peanuts']))).toEqual(['Peanuts was added.']);
  expect(changedLimits(limits([]), limits([], [], ['cilantro']))).toEqual(['Cilantro was added.']);
  expect(changedLimits(limits(['Soy'], ['Vegan']), limits(['Fish', 'Eggs', 'Soy']))).toEqual([
    'Fish and Eggs were added.',
    'Vegan was removed.',
  ]);
});

test('nothing is shown if only the order of the limits differs', () => {
  expect(changedLimits(limits(['Soy', 'Fish']), limits(['Fish', 'Soy']))).toEqual([]);
});

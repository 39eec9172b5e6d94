import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allergens,
  cookingSkillLevels,
  cuisines,
  diets,
  mealTypes,
  nutritionGoals,
} from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { changedFields, mergeProfile } from './merge-profile.ts';

const maxItems = { cuisinePreferences: 40, nutritionGoals: 40, avoidedFoods: 30 };
const some = <T>(options: readonly T[]) => fc.subarray([...options]);
const anyProfile: fc.Arbitrary<TasteProfile> = fc.record({
  cuisinePreferences: some([...cuisines, 'Peruvian']),
  dietaryRestrictions: some(diets),
  allergies: some(allergens),
  avoidedFoods: some(['cilantro', 'mushrooms', 'olives', 'Brussels sprouts']),
  cookingSkillLevel: fc.constantFrom(...cookingSkillLevels),
  timePreference: fc.constantFrom(20, 30, 45),
  spiceLevel: fc.integer({ min: 1, max: 5 }),
  householdSize: fc.integer({ min: 1, max: 3 }),
  mealTypes: some(mealTypes),
  nutritionGoals: some(nutritionGoals),
  customInstructions: fc.constantFrom(null, '', 'No cilantro', 'We own a wok'),
});

const before: TasteProfile = {
  cuisinePreferences: ['Thai'],
  dietaryRestrictions: [],
  allergies: ['Nuts'],
  avoidedFoods: ['cilantro'],
  cookingSkillLevel: 'beginner',
  timePreference: 30,
  spiceLevel: 2,
  householdSize: 4,
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  nutritionGoals: [],
  customInstructions: null,
};

function merge(base: TasteProfile | null, stored: TasteProfile, sent: Partial<TasteProfile>) {
  return mergeProfile({ base, stored, sent, maxItems });
}

test('an allergy added on another device stays, and one removed here is removed', () => {
  const stored: TasteProfile = { ...before, allergies: ['Nuts', 'Peanuts'] };
  expect(merge(before, stored, before).profile.allergies).toEqual(['Nuts', 'Peanuts']);
  expect(merge(before, stored, { allergies: ['Fish'] }).profile.allergies).toEqual(['Fish', 'Peanuts']);
});

test('an avoided food added on another device stays, and one removed here is removed', () => {
  const stored: TasteProfile = { ...before, avoidedFoods: ['cilantro', 'olives'] };
  expect(merge(before, stored, before).profile.avoidedFoods).toEqual(['cilantro', 'olives']);
  expect(merge(before, stored, { avoidedFoods: ['liver'] }).profile.avoidedFoods).toEqual([
    'liver',
    'olives',
  ]);
  expect(merge(null, stored, { avoidedFoods: [] }).profile.avoidedFoods).toEqual(['cilantro', 'olives']);
});

test('avoided foods are compared ignoring case', () => {
  const stored: TasteProfile = { ...before, avoidedFoods: ['cilantro', 'Olives'] };
  expect(merge(before, stored, { avoidedFoods: ['Cilantro', 'olives'] }).profile).toEqual(stored);
  expect(merge(before, stored, { avoidedFoods: ['olives'] }).profile.avoidedFoods).toEqual(['Olives']);
  const spelledAnew = { ...before, avoidedFoods: ['Cilantro'] };
  expect(merge(spelledAnew, stored, { avoidedFoods: [] }).profile.avoidedFoods).toEqual(['Olives']);
});

test('two different values of one field are a conflict, two equal ones are not', () => {
  const stored = { ...before, spiceLevel: 5, customInstructions: 'No cilantro' };
  expect(merge(before, stored, { spiceLevel: 1 }).conflicts).toEqual(['spiceLevel']);
  expect(merge(before, stored, { spiceLevel: 5, householdSize: 2 })).toEqual({
    profile: { ...stored, householdSize: 2 },
    conflicts: [],
  });
  expect(merge(before, stored, { customInstructions: 'We own a wok' }).conflicts).toEqual([
    'customInstructions',
  ]);
});

test('an empty list of meal types means all: two different choices are a conflict, never merged', () => {
  const stored: TasteProfile = { ...before, mealTypes: [] };
  expect(merge(before, stored, before).profile.mealTypes).toEqual([]);
  expect(merge(before, stored, { mealTypes: ['dinner'] }).conflicts).toEqual(['mealTypes']);
});

test('two lists that together exceed the maximum length are a conflict', () => {
  const named = (word: string) => Array.from({ length: 30 }, (_, index) => `${word} ${index}`);
  const stored = { ...before, cuisinePreferences: named('North') };
  const { conflicts } = merge({ ...before, cuisinePreferences: [] }, stored, {
    cuisinePreferences: named('South'),
  });
  expect(conflicts).toEqual(['cuisinePreferences']);
  const avoiding = merge(
    { ...before, avoidedFoods: [] },
    { ...before, avoidedFoods: named('sea').slice(0, 20) },
    {
      avoidedFoods: named('bitter').slice(0, 11),
    },
  );
  expect(avoiding.conflicts).toEqual(['avoidedFoods']);
});

describe('any profiles', () => {
  const three = [anyProfile, anyProfile, anyProfile] as const;

  test('a field that only one side changed has the value of that side', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (base, changed) => {
        for (const { profile, conflicts } of [merge(base, base, changed), merge(base, changed, base)]) {
          expect(changedFields(profile, changed)).toEqual([]);
          expect(conflicts).toEqual([]);
        }
      }),
    );
  });

  test('a limit is removed only if one side removed it, and stays if one side added it', () => {
    fc.assert(
      fc.property(...three, (base, stored, sent) => {
        const { allergies, dietaryRestrictions } = merge(base, stored, sent).profile;
        const expected = <T>(of: (profile: TasteProfile) => readonly T[], options: readonly T[]) =>
          options.filter((name) =>
            of(base).includes(name)
              ? of(stored).includes(name) && of(sent).includes(name)
              : of(stored).includes(name) || of(sent).includes(name),
          );
        expect([...allergies].sort()).toEqual(expected((one) => one.allergies, allergens).sort());
        expect([...dietaryRestrictions].sort()).toEqual(
          expected((one) => one.dietaryRestrictions, diets).sort(),
        );
      }),
    );
  });

  test('with an unknown base nothing is removed, and every other difference is a conflict', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (stored, sent) => {
        const { profile, conflicts } = merge(null, stored, sent);
        for (const field of [
          'allergies',
          'dietaryRestrictions',
          'avoidedFoods',
          'cuisinePreferences',
        ] as const) {
          expect(profile[field]).toEqual(expect.arrayContaining([...stored[field], ...sent[field]]));
        }
        const lists = ['allergies', 'dietaryRestrictions', ...Object.keys(maxItems)];
        const differing = changedFields(stored, sent).filter((field) => !lists.includes(field));
        expect(conflicts.sort()).toEqual(differing.sort());
      }),
    );
  });

  test('each side finds the same conflicts, and without one the order of two saves does not matter', () => {
    fc.assert(
      fc.property(...three, (base, one, other) => {
        const [first, second] = [merge(base, one, other), merge(base, other, one)];
        expect(first.conflicts).toEqual(second.conflicts);
        const differing = changedFields(first.profile, second.profile);
        expect(differing.filter((field) => !first.conflicts.includes(field))).toEqual([]);
      }),
    );
  });

  test('repeating a change, as after a lost response, changes nothing', () => {
    fc.assert(
      fc.property(...three, (base, stored, sent) => {
        const { profile } = merge(base, stored, sent);
        expect(merge(base, profile, sent)).toEqual({ profile, conflicts: [] });
      }),
    );
  });

  test('a change without fields changes nothing', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (base, stored) => {
        expect(merge(base, stored, {})).toEqual({ profile: stored, conflicts: [] });
        expect(merge(null, stored, {})).toEqual({ profile: stored, conflicts: [] });
      }),
    );
  });
});

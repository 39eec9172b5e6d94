import { expect, test } from 'vitest';
import { checkRecipe } from '../safety/check-recipe.ts';
import { allergens, diets, mealTypes } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { chooseSamples as choose } from './choose-samples.ts';
import { avoidedViolations } from './wishes/avoided-foods.ts';

const chooseSamples = (wish: Parameters<typeof choose>[0]) => choose(wish).samples;

function aProfile(taste: Partial<TasteProfile> = {}): TasteProfile {
  return {
    cuisinePreferences: [],
    dietaryRestrictions: [],
    allergies: [],
    avoidedFoods: [],
    cookingSkillLevel: 'beginner',
    timePreference: 240,
    spiceLevel: 2,
    householdSize: 4,
    mealTypes: [],
    nutritionGoals: [],
    customInstructions: null,
    ...taste,
  };
}

const titles = (samples: ReturnType<typeof chooseSamples>) => samples.map((sample) => sample.title);

test.each([
  ...allergens.map((allergy) => ({ allergies: [allergy], dietaryRestrictions: [] })),
  ...diets.map((diet) => ({ allergies: [], dietaryRestrictions: [diet] })),
  { allergies: ['Nuts', 'Gluten'] as const, dietaryRestrictions: ['Vegan', 'Low-Carb'] as const },
])('every sample chosen for %j passes the gate for it', (limits) => {
  const profile = aProfile(limits);
  const samples = chooseSamples({ profile, count: 100, seed: 1 });
  expect(samples.length).toBeGreaterThan(0);
  for (const sample of samples) expect(checkRecipe(sample, profile).violations, sample.title).toEqual([]);
});

test('there are samples for every meal type, and only of the one asked for', () => {
  for (const mealType of mealTypes) {
    const samples = chooseSamples({ profile: aProfile(), count: 10, mealType, seed: 1 });
    expect(samples).toHaveLength(10);
    expect(new Set(samples.map((sample) => sample.mealType))).toEqual(new Set([mealType]));
  }
});

test('without a meal type the meals of the household count', () => {
  const samples = chooseSamples({ profile: aProfile({ mealTypes: ['snack'] }), count: 10, seed: 1 });
  expect(samples.every((sample) => sample.mealType === 'snack')).toBe(true);
});

test('no sample exceeds the available time', () => {
  const samples = chooseSamples({ profile: aProfile({ timePreference: 15 }), count: 100, seed: 1 });
  expect(samples.length).toBeGreaterThan(0);
  expect(Math.max(...samples.map((sample) => sample.cookingTime))).toBeLessThanOrEqual(15);
});

test('no sample has an avoided food, in any of its names', () => {
  const profile = aProfile({ avoidedFoods: ['Onions', 'chicken', 'lemon'] });
  const samples = chooseSamples({ profile, count: 100, seed: 1 });
  expect(samples.length).toBeGreaterThan(0);
  for (const sample of samples) {
    expect(avoidedViolations(sample, profile.avoidedFoods), sample.title).toEqual([]);
  }
});

test('favorite cuisines lead without hiding the rest', () => {
  const profile = aProfile({ cuisinePreferences: ['Thai'] });
  const cuisines = Array.from({ length: 20 }, (_, seed) =>
    chooseSamples({ profile, count: 3, mealType: 'dinner', seed }),
  ).flatMap((samples) => samples.map((sample) => sample.cuisineType));
  const share = cuisines.filter((cuisine) => cuisine === 'Thai').length / cuisines.length;
  expect(share).toBeGreaterThan(0.2); // Thai are 1 in 15 of the library
  expect(share).toBeLessThan(1);
});

test('a choice for all meals has one of each in turn', () => {
  const profile = aProfile({ mealTypes: ['breakfast', 'lunch', 'dinner'] });
  const samples = chooseSamples({ profile, count: 6, seed: 0 });
  const meals = samples.map((sample) => sample.mealType);
  expect(meals).toEqual(['breakfast', 'lunch', 'dinner', 'breakfast', 'lunch', 'dinner']);
});

test('the same seed chooses the same, another seed others, and nothing twice', () => {
  const chosen = (seed: number) => titles(chooseSamples({ profile: aProfile(), count: 10, seed }));
  expect(chosen(1)).toEqual(chosen(1));
  expect(chosen(1)).not.toEqual(chosen(2));
  expect(new Set(chosen(1)).size).toBe(10);
});

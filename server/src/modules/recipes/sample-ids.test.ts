import {
  allergens,
  cookingSkillLevels,
  cuisines,
  diets,
  mealTypes,
  nutritionGoals,
} from '@plateful/domain/vocabulary/options.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { expect, test } from 'vitest';
import { bounded, contentChecksum, createSampleIds, type SampleWish } from './sample-ids.ts';

const ids = createSampleIds('a key');
const random = randomFrom(4);
const upTo = (max: number) => Math.floor(random() * (max + 1));
const some = <T>(values: readonly T[]) => values.filter(() => random() < 0.4);

function aWish(): SampleWish {
  return {
    profile: {
      allergies: some(allergens),
      avoidedFoods: some(['cilantro', 'olives']),
      dietaryRestrictions: some(diets),
      nutritionGoals: some([...nutritionGoals, 'More iron']),
      cuisinePreferences: some([...cuisines, 'Georgian']),
      mealTypes: some(mealTypes),
      cookingSkillLevel: cookingSkillLevels[upTo(2)]!,
      timePreference: 5 + upTo(235),
      spiceLevel: 1 + upTo(4),
      householdSize: 1 + upTo(11),
      customInstructions: null,
    },
    seed: upTo(2 ** 31 - 1),
    ...(random() < 0.5 && { mealType: mealTypes[upTo(3)] }),
    ...(random() < 0.5 && { month: 1 + upTo(11) }),
  };
}
const samples = Array.from({ length: 300 }, () => ({
  wish: aWish(),
  index: upTo(9),
  print: upTo(2 ** 15 - 1),
}));

test('an id decodes to the request that it encodes', () => {
  for (const { wish, ...rest } of samples) {
    const sample = { wish: bounded(wish), ...rest };
    const id = ids.idOf(sample, random() < 0.5 ? crypto.randomUUID() : null);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(ids.sampleOf(id)).toEqual(sample);
    expect(ids.sampleOf(id.toUpperCase())).toEqual(sample);
  }
});

test('an id keeps all of a request except unbounded seeds, unknown options and odd minutes', () => {
  for (const { wish } of samples) {
    const { profile, seed, ...rest } = bounded(wish);
    const { profile: wished, seed: _, ...others } = wish;
    expect(rest).toEqual(others);
    expect(seed).toBe(wish.seed % 8);
    expect(profile).toEqual({
      ...wished,
      avoidedFoods: [],
      timePreference: Math.floor(wished.timePreference / 5) * 5,
      cuisinePreferences: wished.cuisinePreferences.filter((cuisine) => cuisine !== 'Georgian'),
      nutritionGoals: wished.nutritionGoals.filter((goal) => goal !== 'More iron'),
    });
  }
});

test('without the key an id is neither read nor made', () => {
  const other = createSampleIds('another key');
  for (const { wish, index, print } of samples) {
    expect(other.sampleOf(ids.idOf({ wish: bounded(wish), index, print }, null))).toBeNull();
    expect(ids.sampleOf(crypto.randomUUID())).toBeNull();
  }
});

test('ids of households that differ in one allergy have nothing in common', () => {
  const { wish } = samples[0]!;
  const idFor = (allergies: SampleWish['profile']['allergies']) =>
    ids.idOf({ wish: { ...wish, profile: { ...wish.profile, allergies } }, index: 0, print: 0 }, null);
  const [first, second] = [idFor(['Nuts']).replaceAll('-', ''), idFor(['Nuts', 'Fish']).replaceAll('-', '')];
  expect([...first].filter((digit, index) => digit === second[index]).length).toBeLessThan(12);
});

test('one wish has another id for each user and for visitors, always the same, and each opens it', () => {
  const sample = { ...samples[0]!, wish: bounded(samples[0]!.wish) };
  // The salt has 16 bits: fifty users drawn anew each time would share one in about 2 of 100 runs.
  const people = [null, ...Array.from({ length: 50 }, (_, index) => `user ${index}`)];
  const before = people.map((person) => ids.idOf(sample, person));
  expect(new Set(before).size).toBe(people.length);
  expect(people.map((person) => ids.idOf(sample, person))).toEqual(before);
  for (const id of before) expect(ids.sampleOf(id)).toEqual(sample);
});

test('the print of a recipe is of its words alone', () => {
  const recipe = { title: 'Soup', ingredients: [{ name: 'leek' }], instructions: ['Boil.'] };
  expect(contentChecksum({ ...recipe, ...{ tags: ['Quick'] } })).toBe(contentChecksum(recipe));
  expect(contentChecksum({ ...recipe, title: 'Leek soup' })).not.toBe(contentChecksum(recipe));
});

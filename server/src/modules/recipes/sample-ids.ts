import { createHash, createHmac } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { recipeCount, tasteBounds } from '@plateful/contract/bounds.ts';
import {
  allergens,
  cookingSkillLevels,
  cuisines,
  diets,
  type MealType,
  mealTypes,
  nutritionGoals,
} from '@plateful/domain/vocabulary/options.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';

/** All inputs of the composer for a sample. */
export type SampleWish = {
  profile: TasteProfile;
  mealType?: MealType | undefined;
  /** Month of the season, 1 to 12. */
  month?: number;
  seed: number;
};
/** The `index`th recipe for a wish, with a short checksum of its content. */
type Sample = { wish: SampleWish; index: number; print: number };

/** Number of distinct seeds per wish. */
const variants = 8;
const printBits = 15n;
/**
 * Hexadecimal digits of a UUID that are free. The front ones are 0, which distinguishes these ids; then follows the
 * salt of the user.
 */
const digits = { free: 30, front: 4, salt: 4 } as const;

const { timePreference: time, spiceLevel: spice, householdSize: size } = tasteBounds;
const meals = [undefined, ...mealTypes];
const times = 1 + (time.max - time.min) / time.step;

/** Bounds of the numbers that a sample is packed into, in order. */
const radices = [
  2 ** allergens.length,
  2 ** diets.length,
  2 ** nutritionGoals.length,
  2 ** cuisines.length,
  2 ** mealTypes.length,
  cookingSkillLevels.length,
  times,
  1 + spice.max - spice.min,
  1 + size.max - size.min,
  meals.length,
  13,
  variants,
  recipeCount.max,
].map(BigInt);

/**
 * Ids of composed samples contain the encrypted wish that they were composed for: a sample can be opened by its link
 * without being stored, and the link does not reveal allergies. Ids differ per user: otherwise someone could request a
 * suspected wish and compare the ids. An id is valid only for its content: if a newer composer makes another dish of
 * the wish, it is not found.
 */
export function createSampleIds(key: string) {
  const cipher = FF1(16, createHash('sha256').update(key).digest());
  const saltOf = (userId: string) =>
    createHmac('sha256', key).update(userId).digest('hex').slice(0, digits.salt);

  return {
    /** `userId`: who receives the id, null for a visitor. */
    idOf({ wish, index, print }: Sample, userId: string | null): string {
      const packed = (pack(numbersOf(wish, index)) << printBits) | BigInt(print);
      const front = '0'.repeat(digits.front) + (userId === null ? '0'.repeat(digits.salt) : saltOf(userId));
      const plain = front + packed.toString(16).padStart(digits.free - front.length, '0');
      const hex = cipher
        .encrypt(fromHex(plain))
        .map((digit) => digit.toString(16))
        .join('');
      // Version 8 of RFC 9562: a UUID whose bits are application-specific.
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`;
    },

    /** Null for every other id. */
    sampleOf(id: string): Sample | null {
      const match = /^([\da-f]{8})-([\da-f]{4})-8([\da-f]{3})-8([\da-f]{3})-([\da-f]{12})$/i.exec(id);
      if (!match) return null;
      const plain = cipher.decrypt(fromHex(match.slice(1).join('')));
      if (plain.slice(0, digits.front).some((digit) => digit !== 0)) return null;
      const content = plain.slice(digits.front + digits.salt);
      const packed = BigInt(`0x${content.map((digit) => digit.toString(16)).join('')}`);
      const numbers = unpack(packed >> printBits);
      return numbers && { ...sampleFrom(numbers), print: Number(packed & ((1n << printBits) - 1n)) };
    },
  };
}
export type SampleIds = ReturnType<typeof createSampleIds>;

/** Normalizes the wish to what an id can hold: drops values without effect, and reduces the seed. */
export function bounded(wish: SampleWish): SampleWish {
  return sampleFrom(numbersOf(wish, 0)).wish;
}

/** A short checksum of a recipe's content. */
export function contentChecksum(recipe: {
  title: string;
  ingredients: unknown;
  instructions: unknown;
}): number {
  const text = JSON.stringify([recipe.title, recipe.ingredients, recipe.instructions]);
  const digest = createHash('sha256').update(text).digest();
  return digest.readUInt16BE() & ((1 << Number(printBits)) - 1);
}

function numbersOf({ profile, mealType, month, seed }: SampleWish, index: number): number[] {
  return [
    maskOf(allergens, profile.allergies),
    maskOf(diets, profile.dietaryRestrictions),
    maskOf(nutritionGoals, profile.nutritionGoals),
    maskOf(cuisines, profile.cuisinePreferences),
    maskOf(mealTypes, profile.mealTypes),
    cookingSkillLevels.indexOf(profile.cookingSkillLevel),
    Math.floor((within(time, profile.timePreference) - time.min) / time.step),
    within(spice, profile.spiceLevel) - spice.min,
    within(size, profile.householdSize) - size.min,
    meals.indexOf(mealType),
    month ?? 0,
    seed % variants,
    index,
  ];
}

function sampleFrom(numbers: readonly number[]): { wish: SampleWish; index: number } {
  const [
    allergies = 0,
    restrictions = 0,
    goals = 0,
    liked = 0,
    nutrition = 0,
    skill = 0,
    minutes = 0,
    heat = 0,
    people = 0,
    meal = 0,
    month = 0,
    seed = 0,
    index = 0,
  ] = numbers;
  const profile: TasteProfile = {
    allergies: chosenFrom(allergens, allergies),
    // An id has no room for names.
    avoidedFoods: [],
    dietaryRestrictions: chosenFrom(diets, restrictions),
    nutritionGoals: chosenFrom(nutritionGoals, goals),
    cuisinePreferences: chosenFrom(cuisines, liked),
    mealTypes: chosenFrom(mealTypes, nutrition),
    cookingSkillLevel: cookingSkillLevels[skill]!,
    timePreference: time.min + minutes * time.step,
    spiceLevel: spice.min + heat,
    householdSize: size.min + people,
    customInstructions: null,
  };
  const mealType = meals[meal];
  return { wish: { profile, seed, ...(mealType && { mealType }), ...(month > 0 && { month }) }, index };
}

function pack(numbers: readonly number[]): bigint {
  return numbers.reduce((packed, number, index) => packed * radices[index]! + BigInt(number), 0n);
}

function unpack(packed: bigint): number[] | null {
  let rest = packed;
  const numbers = radices.map(() => 0);
  for (let index = radices.length - 1; index >= 0; index -= 1) {
    numbers[index] = Number(rest % radices[index]!);
    rest /= radices[index]!;
  }
  return rest === 0n ? numbers : null;
}

function maskOf<T>(values: readonly T[], chosen: readonly unknown[]): number {
  return values.reduce((mask, value, index) => (chosen.includes(value) ? mask | (1 << index) : mask), 0);
}

function chosenFrom<T>(values: readonly T[], mask: number): T[] {
  return values.filter((_, index) => mask & (1 << index));
}

function within({ min, max }: { min: number; max: number }, value: number): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

function fromHex(text: string): number[] {
  return [...text].map((digit) => Number.parseInt(digit, 16));
}

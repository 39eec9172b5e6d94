import { foods } from '../../foods/table.ts';
import {
  allergens,
  cookingSkillLevels,
  cuisines,
  diets,
  mealTypes,
  nutritionGoals,
} from '../../vocabulary/options.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import type { ComposeRequest } from '../compose.ts';

type Random = () => number;

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)]!;

function some<T>(all: readonly T[], max: number, random: Random): T[] {
  const left = [...all];
  const count = Math.floor(random() * (max + 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** None, each one, and each pair. */
function upToTwo<T>(all: readonly T[]): T[][] {
  const pairs = all.flatMap((item, at) => all.slice(at + 1).map((other) => [item, other]));
  return [[], ...all.map((item) => [item]), ...pairs];
}

const limits = upToTwo(allergens).flatMap((allergies) =>
  upToTwo(diets).map((dietaryRestrictions) => ({ allergies, dietaryRestrictions })),
);

const wishes = [null, 'Kids eat with us', 'No cilantro please', 'Leftovers for lunch; one pot if you can'];

/**
 * Requests of random households, reproducible by seed. Allergies and diets are used in turn, none, one and pairs of
 * each: 3,082 requests cover every combination. The bounds are those of the profile form.
 */
export function randomRequests(count: number, seed: number): ComposeRequest[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const mealType = pick([undefined, ...mealTypes], random);
    return {
      profile: {
        ...limits[Math.floor((index * limits.length) / count)]!,
        avoidedFoods: [],
        cuisinePreferences: some<string>([...cuisines, 'Moroccan', 'Klingon'], 3, random),
        cookingSkillLevel: pick(cookingSkillLevels, random),
        timePreference: 5 * (1 + Math.floor(random() * 36)),
        spiceLevel: 1 + Math.floor(random() * 5),
        householdSize: 1 + Math.floor(random() * 12),
        mealTypes: some(mealTypes, 4, random),
        nutritionGoals: some<string>([...nutritionGoals, 'Glow'], 2, random),
        customInstructions: pick(wishes, random),
      },
      count: 1 + Math.floor(random() * 10),
      seed: index,
      ...(mealType && { mealType }),
      atHome: some(foods, 4, random).map(({ id }) => id),
    };
  });
}

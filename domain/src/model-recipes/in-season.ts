import { foodsMatching } from '../cookbook/wishes/foods-matching.ts';
import { allergensOfFood } from '../foods/allergens.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import { isHarvested } from '../foods/harvest.ts';
import { foods } from '../foods/table.ts';
import type { Limits } from '../safety/check-recipe.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';

/** A few ideas suffice, and keep the prompt short. */
const maxShown = { vegetable: 5, fruit: 3 } as const;

/** Minimum number of foods that pair with a food; fewer mean that it is a rare food. */
const minPairings = 2;

const pairingCounts = new Map<string, number>();
for (const { goesWith } of foods) {
  for (const id of goesWith) pairingCounts.set(id, (pairingCounts.get(id) ?? 0) + 1);
}

/**
 * A few vegetables and fruits that are harvested in a month (1 to 12) and that the limits allow, those with the
 * shortest harvest first.
 */
export function inSeason(month: number, limits: Limits & Pick<TasteProfile, 'avoidedFoods'>): string[] {
  const avoided = new Set(foodsMatching(limits.avoidedFoods));
  return (['vegetable', 'fruit'] as const).flatMap((kind) =>
    foods
      .filter((food) => food.class === kind && (pairingCounts.get(food.id) ?? 0) >= minPairings)
      .filter((food) => isHarvested(food, month) && !avoided.has(food.id) && isAllowed(food, limits))
      .toSorted((one, other) => monthsOf(one) - monthsOf(other))
      .slice(0, maxShown[kind])
      .map((food) => food.name),
  );
}

/** The harvest may extend into the next year. */
function monthsOf({ season }: Food): number {
  return season ? (season[1] - season[0] + 12) % 12 : 12;
}

function isAllowed(food: Food, { allergies, dietaryRestrictions }: Limits): boolean {
  const { contains, mayContain } = allergensOfFood(food);
  const broken = dietsRiskedBy(food);
  return (
    !allergies.some((one) => contains.includes(one) || mayContain.includes(one)) &&
    !dietaryRestrictions.some((one) => broken.includes(one))
  );
}

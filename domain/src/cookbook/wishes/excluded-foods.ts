import type { FoodId } from '../../foods/food-id.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { foodsMatching } from './foods-matching.ts';
import type { Wish } from './wish.ts';

/**
 * Foods that dishes for a household do without: what it avoids and refuses, and peanuts if it lists nuts (decision
 * 104).
 */
export function excludedFoodsOf(
  { avoidedFoods, allergies }: Pick<TasteProfile, 'avoidedFoods' | 'allergies'>,
  { without }: Pick<Wish, 'without'>,
): ReadonlySet<FoodId> {
  const peanuts = allergies.includes('Nuts') ? foodsMatching(['peanuts', 'peanut oil']) : [];
  return new Set([...foodsMatching(avoidedFoods), ...without, ...peanuts]);
}

import { type GoalEffects, usualMaxSodium } from '../cookbook/choosing/goals.ts';
import { usualEnergy } from '../cookbook/choosing/score-dish.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { PlannedMealType } from '../vocabulary/options.ts';

/** Nutrition targets of a week's meals for one person. */
export type WeekAims = {
  /** Target kilocalories of each meal. */
  energy: Readonly<Record<PlannedMealType, number>>;
  /** Minimum grams of protein and fiber, and maximum mg of sodium, per 1,000 kcal of the target energy. */
  protein: number;
  fiber: number;
  sodium: number;
  /** Cuisines that the household chose: they may fill a week. */
  favorites: readonly string[];
};

/** Per 1,000 kcal: 18 % of energy from protein; 14 g of fiber and 1,150 mg of sodium (Dietary Guidelines for Americans 2020–2025). */
const usual = { protein: 45, fiber: 14, sodium: 1150 } as const;

export function aimsFor(goalEffects: GoalEffects, favorites: readonly DishCuisine[]): WeekAims {
  const { breakfast, lunch, dinner } = usualEnergy;
  return {
    energy: {
      breakfast: breakfast * goalEffects.energy,
      lunch: lunch * goalEffects.energy,
      dinner: dinner * goalEffects.energy,
    },
    protein: usual.protein * goalEffects.protein,
    fiber: usual.fiber * goalEffects.vegetables,
    sodium: (usual.sodium * goalEffects.sodium) / usualMaxSodium,
    favorites,
  };
}

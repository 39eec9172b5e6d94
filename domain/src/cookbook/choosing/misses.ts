import type { MealType } from '../../vocabulary/options.ts';
import { looksForHeat } from '../adaptation/heat-place.ts';
import { pungencyFor } from '../adaptation/pungency.ts';
import { heatOf } from '../adaptation/with-heat.ts';
import type { Dish } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { styleMismatch } from '../wishes/styles.ts';
import { goalMismatch, majorMismatch, minorMismatch } from './goal-mismatch.ts';
import { peopleOf } from './portions.ts';
import { isHardForMany, isMildMain } from './recipe-penalty.ts';
import type { Tastes } from './score-dish.ts';
import { isMain } from './search-tiers.ts';

/** Share of the heat that a household likes below which a dish is mild to it, and points of one that is not quite mild. */
const mildShare = 0.5;
const tooMild = 6;

/** Points by which a dish misses what the household aims at, wants to eat like, and how hot it likes it. */
export function missOf(written: WrittenDish, meal: MealType, tastes: Tastes): number {
  const { profile, wish } = tastes;
  const nutritionGoals = [...new Set([...profile.nutritionGoals, ...wish.goals])];
  const isWithoutLeftovers = wish.styles.includes('leftovers') && written.recipe.servings <= peopleOf(tastes);
  return (
    goalMismatch(written, meal, { ...profile, nutritionGoals }) +
    styleMismatch(written, meal, wish.styles) +
    (isWithoutLeftovers ? majorMismatch : 0) +
    (isHardForMany(written) ? majorMismatch : 0) +
    mildness(written, meal, tastes) +
    (wish.isCheap ? dearness[written.adapted.dish.cost] : 0)
  );
}

/** Points of what is cheap, usual and dear, for a household that has to save. */
const dearness: Readonly<Record<Dish['cost'], number>> = { 1: 0, 2: 4, 3: minorMismatch };

/** A main that is passed hot sauce is no hot dish, and one with a pinch of a mild chili hardly. */
function mildness({ adapted }: WrittenDish, meal: MealType, { spiceLevel }: Tastes): number {
  if (spiceLevel < looksForHeat || !isMain(meal)) return 0;
  if (isMildMain(adapted, meal)) return minorMismatch;
  return heatOf(adapted, spiceLevel) < mildShare * pungencyFor(spiceLevel) ? tooMild : 0;
}

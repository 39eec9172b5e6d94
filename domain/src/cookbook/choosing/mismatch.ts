import type { MealType } from '../../vocabulary/options.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { pungencyFor } from '../adaptation/pungency.ts';
import { cookedHeatOf } from '../adaptation/with-spice-level.ts';
import { type Dish, isMainMeal } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { styleMismatch } from '../wishes/styles.ts';
import { costlyFoodsOf, expensiveFoodsOf } from './food-costs.ts';
import { goalMismatch, majorMismatch, minorMismatch } from './goal-mismatch.ts';
import { peopleOf, servingsForTwoMeals } from './portions.ts';
import { isHardForMany, isMildMain } from './recipe-penalty.ts';
import type { TasteContext } from './score-dish.ts';

/**
 * Share of the heat that a household likes below which a dish is mild to it. Points of a mild dish and of one that is
 * nearly so: small faults, so that a cuisine that is seldom hot is not left for another.
 */
const maxMildShare = 0.5;
const mildPoints = 6;
const nearlyMildPoints = 4;

/** Points by which a dish misses what the household aims at, wants to eat like, and how hot it likes it. */
export function mismatchOf(written: WrittenDish, meal: MealType, tastes: TasteContext): number {
  const { profile, wish } = tastes;
  const nutritionGoals = [...new Set([...profile.nutritionGoals, ...wish.goals])];
  return (
    goalMismatch(written, meal, { ...profile, nutritionGoals }) +
    styleMismatch(written, meal, wish.styles) +
    (wish.styles.includes('leftovers') ? leftoversMismatch(written, peopleOf(tastes)) : 0) +
    (isHardForMany(written) ? majorMismatch : 0) +
    mildnessMismatch(written, meal, tastes) +
    (wish.isCheap ? costPoints[written.adapted.dish.cost] : 0) +
    (wish.isCheap && expensiveFoodsOf(written.adapted).length > 0 ? minorMismatch : 0) +
    (wish.isCheap && costlyFoodsOf(written.adapted).length > 0 ? costPoints[2] : 0)
  );
}

/** No second meal of it, or not one for everyone. */
function leftoversMismatch({ recipe: { servings } }: WrittenDish, people: number): number {
  if (servings <= people) return majorMismatch;
  return servings < servingsForTwoMeals(people) ? minorMismatch : 0;
}

/** Points of cheap, usual and expensive dishes, for a household that has to save. */
const costPoints: Readonly<Record<Dish['cost'], number>> = { 1: 0, 2: 4, 3: minorMismatch };

/** Hot sauce at the table does not make a main hot, and a pinch of a mild chili hardly. */
function mildnessMismatch({ adapted }: WrittenDish, meal: MealType, { spiceLevel }: TasteContext): number {
  if (spiceLevel < hotLoverLevel || !isMainMeal(meal)) return 0;
  if (isMildMain(adapted, meal)) return mildPoints;
  return cookedHeatOf(adapted, spiceLevel) < maxMildShare * pungencyFor(spiceLevel) ? nearlyMildPoints : 0;
}

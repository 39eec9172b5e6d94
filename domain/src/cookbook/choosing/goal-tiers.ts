import type { MealType } from '../../vocabulary/options.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { isMainMeal } from '../dish.ts';
import { majorMismatch } from './goal-mismatch.ts';
import { minRetryPenalty } from './recipe-penalty.ts';
import { asksForDish, type TasteContext } from './score-dish.ts';
import type { SearchTier } from './search-tiers.ts';

/** Points of a fault that the reason need not own to, such as a dish that is not quite hot enough. */
const smallFault = 7;
/** Points of two faults that matter, or of one and a small one. */
const twoFaults = 2 * majorMismatch;

/** Whether the household aims at something beyond its diets: a goal, a way of eating, a low price, or heat. */
export function hasAims({ profile, wish, spiceLevel }: TasteContext): boolean {
  const hasGoal = profile.nutritionGoals.length + wish.goals.length > 0;
  return hasGoal || wish.isCheap === true || wish.styles.length > 0 || spiceLevel >= hotLoverLevel;
}

/**
 * With an aim or a diet, dishes that fulfil it come first: from the household's own cuisines those that fulfil it or
 * have a small fault, then from related cuisines those that fulfil it, and then its own with a fault that matters. What
 * has two faults comes after fitting dishes of all cuisines, and dishes of another meal after those of this one.
 */
export function goalTiers(tiers: readonly SearchTier[], meal: MealType, tastes: TasteContext): SearchTier[] {
  const isAimed = hasAims(tastes);
  if ((!isAimed && tastes.profile.dietaryRestrictions.length === 0) || asksForDish(tastes.wish)) return [];
  const usable = (list: readonly SearchTier[]) =>
    list.filter(({ from }) => from === meal || isMainMeal(meal));
  const within = (max: number, list: readonly SearchTier[]) => list.map((tier) => ({ ...tier, max }));
  if (tastes.cuisines.length === 0)
    return isAimed
      ? [
          ...within(minRetryPenalty, usable(tiers)),
          ...within(smallFault, usable(tiers)),
          ...within(majorMismatch, tiers),
          ...within(twoFaults, tiers),
        ]
      : [];
  const favorites = tiers.filter(({ group }) => group === 'favorite');
  const related = isAimed ? tiers.filter(({ group }) => group === 'related') : [];
  const remaining = isAimed ? tiers.filter(({ group }) => group === undefined) : [];
  return [
    ...within(minRetryPenalty, usable(favorites)),
    ...within(smallFault, usable(favorites)),
    ...within(majorMismatch, usable(favorites)),
    ...within(minRetryPenalty, usable(related)),
    ...within(majorMismatch, favorites),
    ...within(majorMismatch, related),
    ...within(majorMismatch, remaining),
    ...within(twoFaults, [...favorites, ...related, ...remaining]),
  ];
}

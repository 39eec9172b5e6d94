import type { MealType } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import type { Dish } from '../dish.ts';
import { hasAims } from './goal-tiers.ts';
import { asksForDish, canBeCooked, type TasteContext } from './score-dish.ts';
import type { SearchTier } from './search-tiers.ts';

const isBoth = ({ meals }: Dish) => meals.includes('lunch') && meals.includes('dinner');

/**
 * The tiers of a meal, with the dishes assigned to it first: dishes for both lunch and dinner are assigned to the two
 * alternately within each cuisine, so that two separate requests, one for each, do not get the same dish. Once
 * there are recent dishes, that alone prevents repetition.
 */
export function withAssignedDishesFirst(
  tiers: readonly SearchTier[],
  meal: MealType,
  tastes: TasteContext,
  isNothingRecent: boolean,
): readonly SearchTier[] {
  const isAsked = asksForDish(tastes.wish) || tastes.atHome.size > 0;
  if (!isNothingRecent || isAsked || tastes.cuisines.length === 0) return tiers;
  if (meal !== 'lunch' && meal !== 'dinner') return tiers;
  const assignedElsewhere = assignedTo(meal === 'lunch' ? 'dinner' : 'lunch', tastes);
  const assigned = (tier: SearchTier) => ({
    ...tier,
    isOf: (dish: Dish) => !assignedElsewhere.has(dish.number) && tier.isOf(dish),
  });
  if (!hasAims(tastes)) return [...tiers.map(assigned), ...tiers];
  // To fulfil what the household aims at matters more than that the two meals differ.
  const aimed = tiers.filter(({ max }) => max !== undefined);
  const other = tiers.filter(({ max }) => max === undefined);
  return [...aimed.flatMap((tier) => [assigned(tier), tier]), ...other.map(assigned), ...other];
}

/** Numbers of the dishes assigned to this meal only. */
function assignedTo(meal: 'lunch' | 'dinner', tastes: TasteContext): ReadonlySet<number> {
  const numbers = new Set<number>();
  const turns = new Map<string, number>();
  for (const { dish } of cookBook) {
    if (isBoth(dish) ? !canBeCooked(dish, tastes) : !dish.meals.includes(meal)) continue;
    const turn = turns.get(dish.cuisine) ?? 0;
    if (isBoth(dish)) turns.set(dish.cuisine, turn + 1);
    if (!isBoth(dish) || (turn % 2 === 0) === (meal === 'dinner')) numbers.add(dish.number);
  }
  return numbers;
}

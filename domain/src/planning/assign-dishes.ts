import { maxSameBreakfasts } from './repetition.ts';
import type { Compiled } from './week-problem.ts';

/**
 * The initial week: the best-rated dish for each slot, with no dish twice at lunch or dinner nor also at breakfast, and
 * as many slots filled as possible (bipartite matching by augmenting paths). Null for a slot that stays empty because
 * no dish is left for it.
 */
export function assignDishes({ problem, fitting }: Compiled): (number | null)[] {
  const { open, kept, candidates } = problem;
  const chosen: (number | null)[] = open.map(() => null);
  const owner = new Map<string, number>();
  const breakfastCounts = new Map<string, number>();
  /** Dishes that no lunch or dinner may have. */
  const taken = new Set(kept.map(({ candidate }) => candidate.dish));
  const dishesOfKeptMains = new Set(
    kept.flatMap(({ mealType, candidate }) => (mealType === 'breakfast' ? [] : candidate.dish)),
  );
  const dishOf = (at: number) => candidates[at]!.dish;

  const assign = (slot: number, seen: Set<string>): boolean => {
    for (const at of fitting[slot]!) {
      const dish = dishOf(at);
      if (taken.has(dish) || seen.has(dish)) continue;
      seen.add(dish);
      const before = owner.get(dish);
      if (before !== undefined && !assign(before, seen)) continue;
      owner.set(dish, slot);
      chosen[slot] = at;
      return true;
    }
    return false;
  };
  /** Whether the dish is not a lunch or dinner, if need be because that one gets another. */
  const canFreeFromMains = (dish: string): boolean => {
    const slot = owner.get(dish);
    if (dishesOfKeptMains.has(dish)) return false;
    if (slot === undefined) return true;
    return assign(slot, new Set([dish])) && owner.delete(dish);
  };
  const addBreakfast = (dish: string) => {
    breakfastCounts.set(dish, (breakfastCounts.get(dish) ?? 0) + 1);
    taken.add(dish);
  };

  for (const { mealType, candidate } of kept) if (mealType === 'breakfast') addBreakfast(candidate.dish);
  open.forEach(({ mealType }, slot) => {
    if (mealType !== 'breakfast') assign(slot, new Set());
  });
  open.forEach(({ mealType }, slot) => {
    if (mealType !== 'breakfast') return;
    const all = fitting[slot]!;
    const isFree = (at: number) => !owner.has(dishOf(at)) && !dishesOfKeptMains.has(dishOf(at));
    const isRare = (at: number) => (breakfastCounts.get(dishOf(at)) ?? 0) < maxSameBreakfasts;
    // With too few dishes, breakfasts repeat more often.
    const at =
      all.find((one) => isFree(one) && isRare(one)) ??
      all.find((one) => isRare(one) && canFreeFromMains(dishOf(one))) ??
      all.find(isFree) ??
      all[0];
    if (at === undefined) return;
    addBreakfast(dishOf(at));
    chosen[slot] = at;
  });
  return chosen;
}

import { maxSameBreakfasts } from './week-balance.ts';
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
  const mornings = new Map<string, number>();
  /** Dishes that no lunch or dinner may have. */
  const isServed = new Set(kept.map(({ candidate }) => candidate.dish));
  const keptMains = new Set(
    kept.flatMap(({ mealType, candidate }) => (mealType === 'breakfast' ? [] : candidate.dish)),
  );
  const dishOf = (at: number) => candidates[at]!.dish;

  const place = (slot: number, seen: Set<string>): boolean => {
    for (const at of fitting[slot]!) {
      const dish = dishOf(at);
      if (isServed.has(dish) || seen.has(dish)) continue;
      seen.add(dish);
      const before = owner.get(dish);
      if (before !== undefined && !place(before, seen)) continue;
      owner.set(dish, slot);
      chosen[slot] = at;
      return true;
    }
    return false;
  };
  /** Whether the dish is no lunch or dinner, if need be because that one gets another. */
  const leavesMains = (dish: string): boolean => {
    const slot = owner.get(dish);
    if (keptMains.has(dish)) return false;
    if (slot === undefined) return true;
    return place(slot, new Set([dish])) && owner.delete(dish);
  };
  const serveInTheMorning = (dish: string) => {
    mornings.set(dish, (mornings.get(dish) ?? 0) + 1);
    isServed.add(dish);
  };

  for (const { mealType, candidate } of kept) if (mealType === 'breakfast') serveInTheMorning(candidate.dish);
  open.forEach(({ mealType }, slot) => {
    if (mealType !== 'breakfast') place(slot, new Set());
  });
  open.forEach(({ mealType }, slot) => {
    if (mealType !== 'breakfast') return;
    const all = fitting[slot]!;
    const isFree = (at: number) => !owner.has(dishOf(at)) && !keptMains.has(dishOf(at));
    const isRare = (at: number) => (mornings.get(dishOf(at)) ?? 0) < maxSameBreakfasts;
    // With too few dishes, breakfasts repeat more often.
    const at =
      all.find((one) => isFree(one) && isRare(one)) ??
      all.find((one) => isRare(one) && leavesMains(dishOf(one))) ??
      all.find(isFree) ??
      all[0];
    if (at === undefined) return;
    serveInTheMorning(dishOf(at));
    chosen[slot] = at;
  });
  return chosen;
}

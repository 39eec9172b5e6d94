import { maxSameBreakfasts } from './week-balance.ts';
import type { Compiled } from './week-problem.ts';

/**
 * The initial week: the best-rated dish for each slot, with no dish twice at lunch or dinner, and as many slots filled
 * as possible (bipartite matching by augmenting paths). Null for a slot that stays empty because no dish is left for
 * it.
 */
export function assignDishes({ problem, fitting }: Compiled): (number | null)[] {
  const { open, kept, candidates } = problem;
  const chosen: (number | null)[] = open.map(() => null);
  const owner = new Map<string, number>();
  const isTaken = new Set(
    kept.flatMap(({ mealType, candidate }) => (mealType === 'breakfast' ? [] : candidate.dish)),
  );
  const place = (slot: number, seen: Set<string>): boolean => {
    for (const at of fitting[slot]!) {
      const { dish } = candidates[at]!;
      if (isTaken.has(dish) || seen.has(dish)) continue;
      seen.add(dish);
      const before = owner.get(dish);
      if (before !== undefined && !place(before, seen)) continue;
      owner.set(dish, slot);
      chosen[slot] = at;
      return true;
    }
    return false;
  };
  const mornings = new Map<string, number>();
  open.forEach(({ mealType }, slot) => {
    if (mealType !== 'breakfast') {
      place(slot, new Set());
      return;
    }
    const timesOf = (at: number) => mornings.get(candidates[at]!.dish) ?? 0;
    // With too few dishes, breakfasts repeat more often.
    const at = fitting[slot]!.find((one) => timesOf(one) < maxSameBreakfasts) ?? fitting[slot]![0];
    if (at === undefined) return;
    mornings.set(candidates[at]!.dish, timesOf(at) + 1);
    chosen[slot] = at;
  });
  return chosen;
}

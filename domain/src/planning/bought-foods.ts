import type { Candidate } from './candidate.ts';

/** Counts the foods that a week buys: lines of its shopping list. Meals are given by index; null and -1 are none. */
export function countBoughtFoods(meals: readonly (Pick<Candidate, 'bought'> | null)[]) {
  const index = new Map<string, number>();
  // The foods of a meal: `start[meal]` to `start[meal + 1]` (exclusive) of `foods`.
  const start = new Int32Array(meals.length + 1);
  const foods: number[] = [];
  meals.forEach((meal, at) => {
    for (const id of meal?.bought ?? []) {
      if (!index.has(id)) index.set(id, index.size);
      foods.push(index.get(id)!);
    }
    start[at + 1] = foods.length;
  });
  const food = Int32Array.from(foods);
  const uses = new Int32Array(index.size);

  function count(meal: number, sign: 1 | -1): void {
    if (meal < 0) return;
    for (let at = start[meal]!; at < start[meal + 1]!; at += 1) uses[food[at]!]! += sign;
  }

  /** By how many foods the week buys more with the meal `to` instead of `from`. */
  function added(from: number, to: number): number {
    let sum = 0;
    if (from >= 0) {
      for (let at = start[from]!; at < start[from + 1]!; at += 1) if (uses[food[at]!] === 1) sum -= 1;
      count(from, -1);
    }
    if (to >= 0) {
      for (let at = start[to]!; at < start[to + 1]!; at += 1) if (uses[food[at]!] === 0) sum += 1;
    }
    count(from, 1);
    return sum;
  }

  return { count, added };
}

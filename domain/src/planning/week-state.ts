import { packsNeeded } from './packs-needed.ts';
import { openBalance } from './week-balance.ts';
import { type Compiled, gramsFor, servingsIn } from './week-problem.ts';

/** Grams of waste that equal the taste of one whole meal, at both ends of `lean`. */
export const gramsPerPoint = { forTaste: 3000, forLittleWaste: 180 } as const;
/** Tolerance when comparing objectives: sums of points differ in their last digits. */
export const sameObjective = 1e-9;

/** The state of the search. Undoing a move restores the sums exactly. */
export type WeekState = ReturnType<typeof openWeek>;

export const emptySlot = -1;

export function openWeek(compiled: Compiled) {
  const { problem, days, dayOf, start, food, amounts, freshness, packs, goodUntil } = compiled;
  const { open, kept, candidates, lean } = problem;
  const { forTaste, forLittleWaste } = gramsPerPoint;
  const perTenth = 1 / (10 * forTaste * (forLittleWaste / forTaste) ** lean);
  const balance = openBalance(problem, days);
  const chosen = new Int32Array(open.length).fill(emptySlot);
  const isBreakfast = open.map(({ mealType }) => mealType === 'breakfast');

  /** Tenths of a gram used by food and day, and the waste of each food. */
  const uses = new Int32Array(freshness.length * days);
  const lost = new Int32Array(freshness.length);
  let waste = 0;

  /** The foods affected by a move, and the waste of each before it. */
  const touched = new Int32Array(freshness.length);
  const before = new Int32Array(freshness.length);
  let touches = 0;
  const touchedIn = new Int32Array(freshness.length);
  let turn = 0;

  function lostOf(index: number): number {
    const from = index * days;
    let total = 0;
    for (let day = 0; day < days; day += 1) total += uses[from + day]!;
    return packsNeeded(packs[index]!, goodUntil, uses, from, days) * packs[index]! - total;
  }

  function touch(at: number) {
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      const one = food[index]!;
      if (touchedIn[one] === turn) continue;
      touchedIn[one] = turn;
      touched[touches++] = one;
    }
  }

  function count(at: number, slot: number, sign: 1 | -1) {
    const servings = servingsIn(candidates[at]!, open[slot]!);
    balance.count(at, isBreakfast[slot]!, dayOf[slot]!, servings, sign);
  }

  function use(at: number, slot: number, sign: 1 | -1) {
    const grams = amounts[slot]!;
    const day = dayOf[slot]!;
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      uses[food[index]! * days + day]! += sign * grams[index]!;
    }
  }

  function change(effect: typeof use, slot: number, from: number, to: number) {
    if (from !== emptySlot) effect(from, slot, -1);
    if (to !== emptySlot) effect(to, slot, 1);
  }

  /** Replaces the meals of one or two slots if the objective then is at most `limit`. */
  function attempt(slot: number, to: number, other: number, otherTo: number, limit: number): boolean {
    const from = chosen[slot]!;
    const otherFrom = other < 0 ? emptySlot : chosen[other]!;
    change(count, slot, from, to);
    if (other >= 0) change(count, other, otherFrom, otherTo);
    turn += 1;
    touches = 0;
    if (from !== emptySlot) touch(from);
    if (to !== emptySlot) touch(to);
    if (otherFrom !== emptySlot && otherFrom !== to) touch(otherFrom);
    if (other >= 0 && otherTo !== emptySlot && otherTo !== from) touch(otherTo);
    // Lower bound: assumes zero waste for the affected foods. It rejects most moves before the packs are counted.
    let least = balance.points() + perTenth * waste;
    for (let at = 0; at < touches; at += 1) least -= perTenth * lost[touched[at]!]!;
    const isPossible = least <= limit + sameObjective;
    if (isPossible) {
      change(use, slot, from, to);
      if (other >= 0) change(use, other, otherFrom, otherTo);
      let settled = 0;
      while (settled < touches && least <= limit + sameObjective) {
        const one = touched[settled]!;
        const now = lostOf(one);
        before[settled] = lost[one]!;
        waste += now - lost[one]!;
        lost[one] = now;
        least += perTenth * now;
        settled += 1;
      }
      if (least <= limit + sameObjective && objective() <= limit) {
        chosen[slot] = to;
        if (other >= 0) chosen[other] = otherTo;
        return true;
      }
      while (settled > 0) {
        settled -= 1;
        const one = touched[settled]!;
        waste += before[settled]! - lost[one]!;
        lost[one] = before[settled]!;
      }
      change(use, slot, to, from);
      if (other >= 0) change(use, other, otherTo, otherFrom);
    }
    change(count, slot, to, from);
    if (other >= 0) change(count, other, otherTo, otherFrom);
    return false;
  }

  function objective(): number {
    return balance.points() + perTenth * waste;
  }

  kept.forEach(({ mealType, candidate, servings, buysNothing, date }, index) => {
    const day = compiled.dayAt(date);
    balance.count(candidates.length + index, mealType === 'breakfast', day, buysNothing ? 0 : servings, 1);
    if (buysNothing) return;
    for (const one of candidate.perishables) {
      uses[compiled.foods.indexOf(one.food) * days + day]! += gramsFor(one.grams, servings);
    }
  });
  freshness.forEach((_, index) => {
    lost[index] = lostOf(index);
    waste += lost[index]!;
  });

  return {
    chosen,
    /** Objective in penalty points: lower is better. */
    objective,
    /** Grams that are bought but not eaten. */
    waste: () => waste / 10,
    /** Whether the dish would repeat too often. */
    isTaken: (slot: number, at: number) => balance.isTaken(at, chosen[slot]!, isBreakfast[slot]!),
    /** Puts a candidate (or `emptySlot`) into a slot if the objective then is at most `limit`. */
    put: (slot: number, to: number, limit = Number.POSITIVE_INFINITY) =>
      attempt(slot, to, -1, emptySlot, limit),
    /** Swaps the meals of two slots under the same condition. */
    swap: (slot: number, other: number, limit: number) =>
      attempt(slot, chosen[other]!, other, chosen[slot]!, limit),
  };
}

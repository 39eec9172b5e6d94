import { minWaste } from './min-waste.ts';
import { createBalance, isHurried, type SlotChange } from './week-balance.ts';
import { type Compiled, gramsFor, servingsIn } from './week-problem.ts';

/** Grams of waste that equal the taste of one whole meal, at both ends of `wastePreference`. */
export const gramsPerPoint = { forTaste: 7000, forLittleWaste: 150 } as const;
/** Tolerance when comparing objectives: sums of points differ in their last digits. */
export const sameObjective = 1e-9;

/** The state of the search. Undoing a move restores the sums exactly. */
export type WeekState = ReturnType<typeof createWeekState>;

export const emptySlot = -1;

export function createWeekState(compiled: Compiled) {
  const { problem, days, dayOf, start, food, amounts, tolerances, freshness, packs, goodUntil } = compiled;
  const { open, kept, candidates, wastePreference } = problem;
  const { forTaste, forLittleWaste } = gramsPerPoint;
  const perTenth = 1 / (10 * forTaste * (forLittleWaste / forTaste) ** wastePreference);
  const balance = createBalance(problem, days, compiled.dayAt);
  const chosen = new Int32Array(open.length).fill(emptySlot);
  const isBreakfast = open.map(({ mealType }) => mealType === 'breakfast');
  const slotChanges = open.map((one, slot) => ({
    isBreakfast: isBreakfast[slot]!,
    isHurried: isHurried(one),
    day: dayOf[slot]!,
    eaters: one.eaters,
    servings: 0,
    newServings: 0,
  }));

  /**
   * Tenths of a gram used by food and day, by how much that may be more or less, the use of each food in all, and its
   * waste.
   */
  const uses = new Int32Array(freshness.length * days);
  const tolerancesByDay = new Int32Array(freshness.length * days);
  const used = new Int32Array(freshness.length);
  const wasteByFood = new Int32Array(freshness.length);
  let waste = 0;

  /** The foods affected by a move, and the waste of each before it. */
  const touched = new Int32Array(freshness.length);
  const before = new Int32Array(freshness.length);
  let touches = 0;
  const touchedIn = new Int32Array(freshness.length);
  let turn = 0;

  function wasteOf(index: number): number {
    return minWaste(packs[index]!, days, index * days, goodUntil, uses, tolerancesByDay);
  }

  function touch(at: number) {
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      const one = food[index]!;
      if (touchedIn[one] === turn) continue;
      touchedIn[one] = turn;
      touched[touches++] = one;
    }
  }

  function slotChange(slot: number, from: number, to: number): SlotChange {
    const change = slotChanges[slot]!;
    change.servings = from === emptySlot ? 0 : servingsIn(candidates[from]!, open[slot]!);
    change.newServings = to === emptySlot ? 0 : servingsIn(candidates[to]!, open[slot]!);
    return change;
  }

  function replace(slot: number, from: number, to: number) {
    balance.replace(from, to, slotChange(slot, from, to));
  }

  function use(at: number, slot: number, sign: 1 | -1) {
    const grams = amounts[slot]!;
    const tolerance = tolerances[slot]!;
    const day = dayOf[slot]!;
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      uses[food[index]! * days + day]! += sign * grams[index]!;
      tolerancesByDay[food[index]! * days + day]! += sign * tolerance[index]!;
      used[food[index]!]! += sign * grams[index]!;
    }
  }

  /** Waste of the foods that no meal of the week uses yet: packs of their own. */
  function wasteAlone(at: number, slot: number): number {
    const grams = amounts[slot]!;
    const tolerance = tolerances[slot]!;
    let sum = 0;
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      const one = food[index]!;
      if (used[one] !== 0) continue;
      const pack = packs[one]!;
      const bought = Math.ceil((grams[index]! - tolerance[index]!) / pack) * pack;
      sum += Math.max(0, bought - grams[index]! - tolerance[index]!);
    }
    return sum;
  }

  function applyUse(slot: number, from: number, to: number) {
    if (from !== emptySlot) use(from, slot, -1);
    if (to !== emptySlot) use(to, slot, 1);
  }

  /** Replaces the meals of one or two slots if the objective then is at most `limit`. */
  function attempt(slot: number, to: number, other: number, otherTo: number, limit: number): boolean {
    const from = chosen[slot]!;
    const isSwap = other >= 0;
    const otherFrom = isSwap ? chosen[other]! : emptySlot;
    if (isSwap) replace(slot, from, to);
    const balanced = isSwap
      ? balance.pointsWith(otherFrom, otherTo, slotChange(other, otherFrom, otherTo))
      : balance.pointsWith(from, to, slotChange(slot, from, to));
    turn += 1;
    touches = 0;
    if (from !== emptySlot) touch(from);
    if (to !== emptySlot) touch(to);
    if (otherFrom !== emptySlot && otherFrom !== to) touch(otherFrom);
    if (isSwap && otherTo !== emptySlot && otherTo !== from) touch(otherTo);
    // Lower bound: assumes zero waste for the affected foods. It rejects most moves before the packs are counted.
    let min = balanced + perTenth * waste;
    for (let at = 0; at < touches; at += 1) min -= perTenth * wasteByFood[touched[at]!]!;
    const alone = isSwap || to === emptySlot ? 0 : perTenth * wasteAlone(to, slot);
    if (min + alone <= limit + sameObjective) {
      applyUse(slot, from, to);
      if (isSwap) applyUse(other, otherFrom, otherTo);
      let counted = 0;
      while (counted < touches && min <= limit + sameObjective) {
        const one = touched[counted]!;
        const now = wasteOf(one);
        before[counted] = wasteByFood[one]!;
        waste += now - wasteByFood[one]!;
        wasteByFood[one] = now;
        min += perTenth * now;
        counted += 1;
      }
      if (min <= limit + sameObjective && balanced + perTenth * waste <= limit) {
        if (isSwap) replace(other, otherFrom, otherTo);
        else replace(slot, from, to);
        chosen[slot] = to;
        if (isSwap) chosen[other] = otherTo;
        return true;
      }
      while (counted > 0) {
        counted -= 1;
        const one = touched[counted]!;
        waste += before[counted]! - wasteByFood[one]!;
        wasteByFood[one] = before[counted]!;
      }
      applyUse(slot, to, from);
      if (isSwap) applyUse(other, otherTo, otherFrom);
    }
    if (isSwap) replace(slot, to, from);
    return false;
  }

  function objective(): number {
    return balance.points() + perTenth * waste;
  }

  kept.forEach((meal, index) => {
    const { mealType, candidate, servings, buysNothing, date } = meal;
    const day = compiled.dayAt(date);
    balance.add(candidates.length + index, {
      isBreakfast: mealType === 'breakfast',
      isHurried: isHurried(meal),
      day,
      eaters: servings,
      newServings: buysNothing ? 0 : servings,
    });
    if (buysNothing) return;
    for (const perishable of candidate.perishables) {
      const index = compiled.foods.indexOf(perishable.food);
      uses[index * days + day]! += gramsFor(perishable.grams, servings);
      used[index]! += gramsFor(perishable.grams, servings);
    }
  });
  freshness.forEach((_, index) => {
    wasteByFood[index] = wasteOf(index);
    waste += wasteByFood[index]!;
  });

  return {
    chosen,
    /** Objective in penalty points: lower is better. */
    objective,
    /** Grams that are bought but not eaten. */
    waste: () => waste / 10,
    /** Whether the dish would repeat too often. */
    isTaken: (slot: number, at: number) => balance.isTaken(at, isBreakfast[slot]!, chosen[slot]!),
    /** The same once the meal of `leaving` has left, too. */
    isTakenWithout: (slot: number, at: number, leaving: number) =>
      balance.isTaken(at, isBreakfast[slot]!, chosen[slot]!, chosen[leaving]!, isBreakfast[leaving]!),
    /** Puts a candidate (or `emptySlot`) into a slot if the objective then is at most `limit`. */
    put: (slot: number, to: number, limit = Number.POSITIVE_INFINITY) =>
      attempt(slot, to, -1, emptySlot, limit),
    /** Replaces the meals of two slots under the same condition: each other's, or any. */
    replaceTwo: (slot: number, to: number, other: number, otherTo: number, limit: number) =>
      attempt(slot, to, other, otherTo, limit),
  };
}

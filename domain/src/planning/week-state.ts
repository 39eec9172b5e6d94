import { createFoodUse, noMeal } from './food-use.ts';
import { createBalance, isHurried, type SlotChange } from './week-balance.ts';
import { type Compiled, servingsIn } from './week-problem.ts';

/** Grams of waste that equal the taste of one whole meal, at both ends of `wastePreference`. */
export const gramsPerPoint = { forTaste: 7000, forLittleWaste: 150 } as const;
/** Tolerance when comparing objectives: sums of points differ in their last digits. */
export const sameObjective = 1e-9;

/** The state of the search. Undoing a move restores the sums exactly. */
export type WeekState = ReturnType<typeof createWeekState>;

export const emptySlot = noMeal;

export function createWeekState(compiled: Compiled) {
  const { problem, days, dayOf, dayAt } = compiled;
  const { open, kept, candidates, wastePreference } = problem;
  const { forTaste, forLittleWaste } = gramsPerPoint;
  const perTenth = 1 / (10 * forTaste * (forLittleWaste / forTaste) ** wastePreference);
  const balance = createBalance(problem, days, dayAt);
  const foodUse = createFoodUse(compiled);
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
  kept.forEach((meal, index) => {
    balance.add(candidates.length + index, {
      isBreakfast: meal.mealType === 'breakfast',
      isHurried: isHurried(meal),
      day: dayAt(meal.date),
      eaters: meal.servings,
      newServings: meal.buysNothing ? 0 : meal.servings,
    });
  });

  function slotChange(slot: number, from: number, to: number): SlotChange {
    const change = slotChanges[slot]!;
    change.servings = from === emptySlot ? 0 : servingsIn(candidates[from]!, open[slot]!);
    change.newServings = to === emptySlot ? 0 : servingsIn(candidates[to]!, open[slot]!);
    return change;
  }

  function replace(slot: number, from: number, to: number) {
    balance.replace(from, to, slotChange(slot, from, to));
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
    const maxWaste = (limit + sameObjective - balanced) / perTenth;
    foodUse.begin();
    foodUse.touch(from);
    foodUse.touch(to);
    if (otherFrom !== to) foodUse.touch(otherFrom);
    if (otherTo !== from) foodUse.touch(otherTo);
    // A lower bound rejects most moves before the packs are counted.
    const untouched = foodUse.untouchedWaste();
    const alone = isSwap ? 0 : foodUse.wasteAlone(to, slot);
    if (untouched + alone <= maxWaste) {
      foodUse.replace(slot, from, to);
      if (isSwap) foodUse.replace(other, otherFrom, otherTo);
      if (foodUse.isWithin(maxWaste, untouched) && balanced + perTenth * foodUse.waste() <= limit) {
        if (isSwap) replace(other, otherFrom, otherTo);
        else replace(slot, from, to);
        chosen[slot] = to;
        if (isSwap) chosen[other] = otherTo;
        return true;
      }
      foodUse.restoreWaste();
      foodUse.replace(slot, to, from);
      if (isSwap) foodUse.replace(other, otherTo, otherFrom);
    }
    if (isSwap) replace(slot, to, from);
    return false;
  }

  return {
    chosen,
    /** Objective in penalty points: lower is better. */
    objective: () => balance.points() + perTenth * foodUse.waste(),
    /** Grams that are bought but not eaten. */
    waste: () => foodUse.waste() / 10,
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

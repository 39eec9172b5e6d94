import { minWaste } from './min-waste.ts';
import { type Compiled, gramsFor } from './week-problem.ts';

/** No meal, where an index of a candidate is expected. */
export const noMeal = -1;

/**
 * How much perishable food the week uses by day, and what of its packs is wasted. Amounts are in tenths of a gram.
 * Candidates are given by index. For a move, `begin`, `touch` the meals that come and go, `replace` them, then ask whether
 * the waste `isWithin` a maximum; if not, `restoreWaste` and `replace` them the other way.
 */
export function createFoodUse(compiled: Compiled) {
  const { days, dayOf, start, food, amounts, tolerances, freshness, packs, goodUntil } = compiled;
  /** By food and day: the use, and by how much it may be more or less. */
  const uses = new Int32Array(freshness.length * days);
  const tolerancesByDay = new Int32Array(freshness.length * days);
  const used = new Int32Array(freshness.length);
  const wasteByFood = new Int32Array(freshness.length);
  let waste = 0;

  /** The foods affected by a move, the waste of each before it, and of how many of them the new waste is counted. */
  const touched = new Int32Array(freshness.length);
  const before = new Int32Array(freshness.length);
  let touches = 0;
  let counted = 0;
  const touchedIn = new Int32Array(freshness.length);
  let turn = 0;

  for (const { candidate, servings, buysNothing, date } of compiled.problem.kept) {
    if (buysNothing) continue;
    for (const perishable of candidate.perishables) {
      const index = compiled.foods.indexOf(perishable.food);
      uses[index * days + compiled.dayAt(date)]! += gramsFor(perishable.grams, servings);
      used[index]! += gramsFor(perishable.grams, servings);
    }
  }
  for (let one = 0; one < freshness.length; one += 1) {
    wasteByFood[one] = wasteOf(one);
    waste += wasteByFood[one]!;
  }

  function wasteOf(one: number): number {
    return minWaste(packs[one]!, days, one * days, goodUntil, uses, tolerancesByDay);
  }

  function use(at: number, slot: number, sign: 1 | -1) {
    if (at === noMeal) return;
    const grams = amounts[slot]!;
    const tolerance = tolerances[slot]!;
    const day = dayOf[slot]!;
    for (let index = start[at]!; index < start[at + 1]!; index += 1) {
      uses[food[index]! * days + day]! += sign * grams[index]!;
      tolerancesByDay[food[index]! * days + day]! += sign * tolerance[index]!;
      used[food[index]!]! += sign * grams[index]!;
    }
  }

  return {
    /** Waste of the whole week. */
    waste: () => waste,
    begin() {
      turn += 1;
      touches = 0;
      counted = 0;
    },
    /** Notes that a meal comes or goes. */
    touch(at: number) {
      if (at === noMeal) return;
      for (let index = start[at]!; index < start[at + 1]!; index += 1) {
        const one = food[index]!;
        if (touchedIn[one] === turn) continue;
        touchedIn[one] = turn;
        touched[touches++] = one;
      }
    },
    /** Waste of the foods that are not touched: a lower bound of the week's waste after the move. */
    untouchedWaste(): number {
      let sum = waste;
      for (let at = 0; at < touches; at += 1) sum -= wasteByFood[touched[at]!]!;
      return sum;
    },
    /** Waste of the foods that no meal of the week uses yet: packs of their own. */
    wasteAlone(at: number, slot: number): number {
      if (at === noMeal) return 0;
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
    },
    /** Replaces a meal, without counting the waste. */
    replace(slot: number, from: number, to: number) {
      use(from, slot, -1);
      use(to, slot, 1);
    },
    /** Adds the waste of the touched foods to that of the `untouched`; false as soon as the sum exceeds `max`. */
    isWithin(max: number, untouched: number): boolean {
      let sum = untouched;
      while (counted < touches && sum <= max) {
        const one = touched[counted]!;
        const now = wasteOf(one);
        before[counted] = wasteByFood[one]!;
        waste += now - wasteByFood[one]!;
        wasteByFood[one] = now;
        sum += now;
        counted += 1;
      }
      return sum <= max;
    },
    /** Restores the waste that `isWithin` counted. */
    restoreWaste() {
      while (counted > 0) {
        counted -= 1;
        const one = touched[counted]!;
        waste += before[counted]! - wasteByFood[one]!;
        wasteByFood[one] = before[counted]!;
      }
    },
  };
}

import { fallbackMeals } from '../cookbook/choosing/search-tiers.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodById } from '../foods/table.ts';
import type { PlannedMealType } from '../vocabulary/options.ts';
import { daysBetween, type PlainDate } from '../weeks/plain-date.ts';
import { adjustmentStep, type Candidate } from './candidate.ts';
import { type Freshness, freshnessOf, shoppedOn, tenths } from './freshness.ts';
import type { WeekAims } from './week-aims.ts';

/** A meal of the week to be chosen. */
export type OpenSlot = {
  date: PlainDate;
  mealType: PlannedMealType;
  /** Number of eaters. */
  eaters: number;
  /** Maximum cooking time in minutes. */
  maxMinutes: number;
};

/** A meal that stays as it is. For leftovers of another meal nothing is bought. */
export type FixedMeal = {
  date: PlainDate;
  mealType: PlannedMealType;
  candidate: Candidate;
  servings: number;
  buysNothing: boolean;
};

export type WeekProblem = {
  open: readonly OpenSlot[];
  kept: readonly FixedMeal[];
  candidates: readonly Candidate[];
  /** Days on which the household shops. Food eaten before the first one is bought on the day itself. */
  shopDays: readonly PlainDate[];
  aims: WeekAims;
  /** From 0 (best taste) to 1 (least waste). */
  wastePreference: number;
  /** Maximum cost of the week, in the currency of the candidates' costs. */
  budget: number | null;
};

/** The problem as typed arrays, since the search evaluates hundreds of thousands of weeks. */
export type Compiled = {
  problem: WeekProblem;
  first: PlainDate;
  days: number;
  dayAt(date: PlainDate): number;
  /** Day index of each open slot, from 0. */
  dayOf: Int8Array;
  foods: readonly FoodId[];
  freshness: readonly Freshness[];
  /** Pack size of each food in tenths of a gram, and its `goodUntil`, flattened by food and day. */
  packs: Int32Array;
  goodUntil: Int8Array;
  /** Perishables of candidate `c`: indices `start[c]` to `start[c + 1]` (exclusive) of `food`. */
  start: Int32Array;
  food: Int32Array;
  /** For each open slot, the tenths of a gram that its servings use, parallel to `food`. */
  amounts: readonly Int32Array[];
  /** By how many of them a meal may have more or less. */
  tolerances: readonly Int32Array[];
  /** For each open slot, the candidates that fit, by descending taste; and the same as a lookup table. */
  fitting: readonly Int32Array[];
  fits: readonly Uint8Array[];
  /** For each food, the candidates that use it. */
  users: readonly Int32Array[];
};

/** The hard limit that excludes a candidate, from which relaxations are derived. */
export type BlockingLimit = 'meal' | 'minutes' | 'people' | 'freshness';

/** `isAdjustable`: whether amounts may be adjusted to whole packs, which only a planned week writes out. */
export function compileWeek(problem: WeekProblem, isAdjustable = false): Compiled {
  const { open, kept, candidates, shopDays } = problem;
  const dates = [...open, ...kept].map(({ date }) => date).sort();
  const first = dates[0] ?? '1970-01-05';
  const days = dates.length > 0 ? daysBetween(first, dates.at(-1)!) + 1 : 1;
  const uses = compileUses(problem);
  const shopped = shoppedOn(first, days, shopDays);
  const freshness = uses.foods.map((id) => freshnessOf(foodById(id), shopped));
  const perSlot = compileAmounts(problem, uses.food.length, isAdjustable);
  const compiled: Omit<Compiled, 'fitting' | 'fits'> = {
    problem,
    first,
    days,
    dayAt: (date) => daysBetween(first, date),
    dayOf: Int8Array.from(open, ({ date }) => daysBetween(first, date)),
    ...uses,
    freshness,
    packs: Int32Array.from(freshness, ({ pack }) => pack),
    goodUntil: Int8Array.from(freshness.flatMap(({ goodUntil }) => [...goodUntil])),
    amounts: perSlot.map(({ amounts }) => amounts),
    tolerances: perSlot.map(({ tolerances }) => tolerances),
  };
  const fitting = compileFitting(compiled);
  const fits = fitting.map((all) => {
    const table = new Uint8Array(candidates.length);
    for (const at of all) table[at] = 1;
    return table;
  });
  return { ...compiled, fitting, fits };
}

/** The perishables of each candidate by index, and the candidates of each perishable food. */
function compileUses({
  kept,
  candidates,
}: WeekProblem): Pick<Compiled, 'foods' | 'start' | 'food' | 'users'> {
  const indexOf = new Map<FoodId, number>();
  for (const { perishables } of [...candidates, ...kept.map(({ candidate }) => candidate)]) {
    for (const { food } of perishables) if (!indexOf.has(food)) indexOf.set(food, indexOf.size);
  }
  const foods = [...indexOf.keys()];
  const start = new Int32Array(candidates.length + 1);
  candidates.forEach(({ perishables }, at) => {
    start[at + 1] = start[at]! + perishables.length;
  });
  const food = new Int32Array(start[candidates.length]!);
  const users: number[][] = foods.map(() => []);
  candidates.forEach(({ perishables }, at) => {
    perishables.forEach((perishable, offset) => {
      const index = indexOf.get(perishable.food)!;
      food[start[at]! + offset] = index;
      users[index]!.push(at);
    });
  });
  return { foods, start, food, users: users.map((candidatesOf) => Int32Array.from(candidatesOf)) };
}

type SlotAmounts = { amounts: Int32Array; tolerances: Int32Array };

/** For each open slot, what its servings use of each perishable, and by how much that may be more or less. */
function compileAmounts(
  { open, candidates }: WeekProblem,
  length: number,
  isAdjustable: boolean,
): SlotAmounts[] {
  const byEaters = new Map<number, SlotAmounts>();
  return open.map((slot) => {
    const known = byEaters.get(slot.eaters);
    if (known) return known;
    const amounts = new Int32Array(length);
    const tolerances = new Int32Array(length);
    let index = 0;
    for (const candidate of candidates) {
      const servings = servingsIn(candidate, slot);
      for (const { grams, tolerance } of candidate.perishables) {
        amounts[index] = gramsFor(grams, servings);
        if (isAdjustable) tolerances[index] = wholeSteps(tolerance * servings);
        index += 1;
      }
    }
    byEaters.set(slot.eaters, { amounts, tolerances });
    return { amounts, tolerances };
  });
}

/** For each open slot, the candidates that fit, by descending taste. */
function compileFitting(compiled: Omit<Compiled, 'fitting' | 'fits'>): Int32Array[] {
  const { open, candidates } = compiled.problem;
  const byTaste = candidates
    .map((_, at) => at)
    .sort((a, b) => candidates[b]!.taste - candidates[a]!.taste || a - b);
  return open.map(({ mealType }, slot) => {
    // Asked first, as it excludes most.
    const ofMeal = (at: number) => candidates[at]!.meals.includes(mealType);
    const own = byTaste.filter((at) => ofMeal(at) && blockingLimit(compiled, slot, at) === null);
    if (own.length > 0) return Int32Array.from(own);
    // If a meal has no dish of its own: breakfast from a snack or lunch.
    const fallback = byTaste.filter(
      (at) =>
        candidates[at]!.meals.some((meal) => fallbackMeals[mealType].includes(meal)) &&
        ['meal', null].includes(blockingLimit(compiled, slot, at)),
    );
    return Int32Array.from(fallback);
  });
}

/** The first hard limit that excludes a candidate from a slot; null if it fits. */
export function blockingLimit(
  {
    problem,
    dayOf,
    freshness,
    start,
    food,
  }: Pick<Compiled, 'problem' | 'dayOf' | 'freshness' | 'start' | 'food'>,
  slot: number,
  at: number,
): BlockingLimit | null {
  const { mealType, maxMinutes, eaters } = problem.open[slot]!;
  const candidate = problem.candidates[at]!;
  if (candidate.minutes > maxMinutes) return 'minutes';
  if (eaters > candidate.maxPeople) return 'people';
  for (let index = start[at]!; index < start[at + 1]!; index += 1) {
    if (freshness[food[index]!]!.goodUntil[dayOf[slot]!]! < 0) return 'freshness';
  }
  return candidate.meals.includes(mealType) ? null : 'meal';
}

/** Servings that are cooked of a candidate, at least its minimum. */
export function servingsIn({ minServings }: Candidate, { eaters }: OpenSlot): number {
  return Math.max(eaters, minServings);
}

/** Tenths of a gram. */
function wholeSteps(grams: number): number {
  return tenths(adjustmentStep) * Math.floor(grams / adjustmentStep);
}

/** Tenths of a gram that are bought for this number of servings. */
export function gramsFor(gramsPerServing: number, servings: number): number {
  return tenths(gramsPerServing * servings);
}

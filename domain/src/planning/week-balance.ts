import type { Candidate } from './candidate.ts';
import type { OpenSlot, WeekProblem } from './week-problem.ts';

/**
 * Weights of the objective's terms, in points; a meal's taste is worth up to one. Our own values, tuned with
 * `bench/plan-week.ts`.
 */
export const points = {
  /** Per relative deviation of the week outside `band`. */
  energy: 6,
  protein: 4,
  fiber: 2,
  sodium: 1,
  band: 0.1,
  /** Two meals with the same main food on the same or the next day. */
  mainAgain: 0.15,
  /** Each pair of lunches or dinners of the same kind. */
  kindAgain: 0.07,
  /** Each use of a cuisine beyond its share. */
  cuisineAgain: 0.1,
  /** Each pair of equal breakfasts. Weak, since some people like to repeat them. */
  breakfastAgain: 0.08,
  /** Exceeding the budget by half costs as much as three meals with a taste of zero. */
  budget: 6,
} as const;
/** Uses of a cuisine without a penalty. */
const usualShare = 3;
/** The share of a favorite cuisine, as a multiple of an even share among all favorites. */
const favoriteShare = 1.5;
/** Taste and cost are summed as integers, so that applying and undoing a move leaves no rounding error. */
const exact = 1_000_000;

/** Maximum mornings with the same breakfast; a lunch or dinner never repeats. */
export const maxSameBreakfasts = 2;

/** All terms of the objective except waste: taste, nutrition, variety, cost. */
export function openBalance(problem: WeekProblem, days: number) {
  const { open, kept, candidates, aims, budget } = problem;
  const fair = neutralCost(problem);
  const all: readonly Candidate[] = [...candidates, ...kept.map(({ candidate }) => candidate)];
  const blandness = Int32Array.from(all, ({ taste }) => Math.round(exact * (1 - taste)));
  const cost = Float64Array.from(all, (one) => Math.round(exact * (one.cost ?? fair)));
  const tenthsOf = (figure: (one: Candidate) => number) =>
    Int32Array.from(all, (one) => Math.round(10 * figure(one)));
  const energy = tenthsOf(({ nutrition }) => nutrition.calories);
  const protein = tenthsOf(({ nutrition }) => nutrition.protein);
  const fiber = tenthsOf(({ nutrition }) => nutrition.fiber);
  const sodium = tenthsOf(({ nutrition }) => nutrition.sodium);
  const dish = numbered(all.map((one) => one.dish));
  const kind = numbered(all.map((one) => one.kind));
  const main = numbered(all.map((one) => one.main));
  const cuisine = numbered(all.map((one) => one.cuisine));

  const kinds = new Int32Array(kind.names.length);
  const mains = new Int32Array(main.names.length * (days + 2));
  const cuisines = new Int32Array(cuisine.names.length);
  const dinners = new Int32Array(dish.names.length);
  const breakfasts = new Int32Array(dish.names.length);
  const sums = { blandness: 0, energy: 0, protein: 0, fiber: 0, sodium: 0, cost: 0 };
  const again = { kind: 0, main: 0, cuisine: 0, breakfast: 0 };

  const meals: readonly Pick<OpenSlot, 'mealType'>[] = [...open, ...kept];
  const kcal = meals.reduce((sum, { mealType }) => sum + aims.energy[mealType], 0);
  const mostOf = shares(
    cuisine.names,
    aims.favorites,
    meals.filter(({ mealType }) => mealType !== 'breakfast').length,
  );

  /** Adds (`sign` 1) or removes (-1) a meal: the index of a candidate, or of a kept meal after them. */
  function count(at: number, isBreakfast: boolean, day: number, servings: number, sign: 1 | -1) {
    sums.blandness += sign * blandness[at]!;
    sums.energy += sign * energy[at]!;
    sums.protein += sign * protein[at]!;
    sums.fiber += sign * fiber[at]!;
    sums.sodium += sign * sodium[at]!;
    sums.cost += sign * cost[at]! * servings;
    if (isBreakfast) {
      again.breakfast += sign * others(breakfasts, dish.of[at]!, sign);
      return;
    }
    dinners[dish.of[at]!]! += sign;
    if (kind.of[at]! >= 0) again.kind += sign * others(kinds, kind.of[at]!, sign);
    if (cuisine.of[at]! >= 0) {
      const before = others(cuisines, cuisine.of[at]!, sign);
      if (before >= mostOf[cuisine.of[at]!]!) again.cuisine += sign;
    }
    if (main.of[at]! >= 0) {
      const index = main.of[at]! * (days + 2) + day + 1;
      again.main += sign * (others(mains, index, sign) + mains[index - 1]! + mains[index + 1]!);
    }
  }

  function lacking(sum: number, wanted: number) {
    return Math.max(0, 1 - sum / 10 / wanted - points.band);
  }

  return {
    count,
    /** Whether the dish has reached its maximum count, without counting `own`, the slot's present meal. */
    isTaken(at: number, own: number, isBreakfast: boolean): boolean {
      const times = isBreakfast ? breakfasts : dinners;
      const isSame = own >= 0 && dish.of[own] === dish.of[at];
      return times[dish.of[at]!]! - (isSame ? 1 : 0) >= (isBreakfast ? maxSameBreakfasts : 1);
    },
    /** Penalty points of the week. */
    points(): number {
      if (kcal === 0) return 0;
      return (
        sums.blandness / exact +
        points.energy * Math.max(0, Math.abs(sums.energy / 10 / kcal - 1) - points.band) +
        points.protein * lacking(sums.protein, (aims.protein * kcal) / 1000) +
        points.fiber * lacking(sums.fiber, (aims.fiber * kcal) / 1000) +
        points.sodium * Math.max(0, sums.sodium / 10 / ((aims.sodium * kcal) / 1000) - 1 - points.band) +
        points.mainAgain * again.main +
        points.kindAgain * again.kind +
        points.cuisineAgain * again.cuisine +
        points.breakfastAgain * again.breakfast +
        (budget === null ? 0 : points.budget * Math.max(0, sums.cost / exact / budget - 1))
      );
    },
  };
}

/**
 * The cost per serving with which the week meets its budget. Used for candidates without a price, so that they count as
 * neither cheap nor expensive.
 */
export function neutralCost({ open, kept, budget }: Pick<WeekProblem, 'open' | 'kept' | 'budget'>): number {
  const servings =
    open.reduce((sum, { eaters }) => sum + eaters, 0) +
    kept.reduce((sum, meal) => sum + (meal.buysNothing ? 0 : meal.servings), 0);
  return budget === null || servings === 0 ? 0 : budget / servings;
}

/** The count without the one that is added or removed. */
function others(counts: Int32Array, index: number, sign: 1 | -1): number {
  const now = counts[index]!;
  counts[index] = now + sign;
  return sign > 0 ? now : now - 1;
}

/** Maps names to indices from 0, null to -1. */
function numbered(names: readonly (string | null)[]) {
  const distinct = [...new Set(names.filter((name) => name !== null))];
  const index = new Map<string | null, number>(distinct.map((name, at) => [name, at]));
  return { of: Int32Array.from(names, (name) => index.get(name) ?? -1), names: distinct };
}

/** How often each cuisine may occur without a penalty. */
export function shares(cuisines: readonly string[], favorites: readonly string[], meals: number): number[] {
  const ofFavorite = Math.ceil((favoriteShare * meals) / Math.max(1, favorites.length));
  return cuisines.map((name) => (favorites.includes(name) ? Math.max(usualShare, ofFavorite) : usualShare));
}

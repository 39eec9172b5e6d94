import { daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { mainGroupOf } from './main-group.ts';
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
  /** Two lunches or dinners with the same main food on the same or the next day. */
  mainAgain: 0.15,
  /** Two meals of one day with the same main food, of which one may be a breakfast. */
  mainSameDay: 0.1,
  /** Each lunch or dinner whose group of main foods, such as beans or tofu, has had its share. */
  mainGroupAgain: 0.2,
  /** Per 1,000 kcal by which a day is outside `dayBand` of what its meals should have. */
  dayEnergy: 0.7,
  dayBand: 0.25,
  /** Per minute of a workday's breakfast beyond `morning`. */
  longMorning: 0.007,
  morning: 25,
  /** Per serving that must be cooked and is not eaten at that meal. */
  surplus: 0.1,
  /** Each pair of lunches or dinners of the same kind. */
  kindAgain: 0.07,
  /** Each use of a cuisine beyond its share. */
  cuisineAgain: 0.1,
  /** Each pair of equal breakfasts. Weak, since some people like to repeat them. */
  breakfastAgain: 0.08,
  /** Exceeding the budget by half costs as much as three meals with a taste of zero. */
  budget: 6,
} as const;
/** Uses of a cuisine, or of a group of main foods, without a penalty. */
export const usualShare = 3;
/** The share of a favorite cuisine, as a multiple of an even share among all favorites. */
const favoriteShare = 1.5;
/** Taste and cost are summed as integers, so that applying and undoing a move leaves no rounding error. */
const exact = 1_000_000;

/** Maximum mornings with the same breakfast; a lunch or dinner never repeats, nor was it a breakfast of the week. */
export const maxSameBreakfasts = 2;

/** A slot, and how many servings are cooked of the meal that leaves it and of the one that comes. */
export type SlotChange = {
  isBreakfast: boolean;
  isHurried: boolean;
  day: number;
  eaters: number;
  servings: number;
  newServings: number;
};

/** Whether a meal is the breakfast of a workday. */
export function isHurried({ date, mealType }: Pick<OpenSlot, 'date' | 'mealType'>): boolean {
  return mealType === 'breakfast' && daysBetween(mondayOf(date), date) < 5;
}

/** All terms of the objective except waste: taste, nutrition, variety, cost. */
export function createBalance(problem: WeekProblem, days: number, dayAt: (date: PlainDate) => number) {
  const { open, kept, candidates, aims, budget } = problem;
  const defaultCost = neutralCost(problem);
  // The last one stands for an empty slot.
  const all: readonly (Candidate | null)[] = [...candidates, ...kept.map(({ candidate }) => candidate), null];
  const figures = (factor: number, figure: (candidate: Candidate) => number) =>
    Float64Array.from(all, (one) => (one ? Math.round(factor * figure(one)) : 0));
  const blandness = figures(exact, ({ taste }) => 1 - taste);
  const cost = figures(exact, (candidate) => candidate.cost ?? defaultCost);
  const energy = figures(10, ({ nutrition }) => nutrition.calories);
  const protein = figures(10, ({ nutrition }) => nutrition.protein);
  const fiber = figures(10, ({ nutrition }) => nutrition.fiber);
  const sodium = figures(10, ({ nutrition }) => nutrition.sodium);
  const lateMinutes = figures(1, ({ minutes }) => Math.max(0, minutes - points.morning));
  const dish = numbered(all.map((one) => one?.dish ?? null));
  const kind = numbered(all.map((one) => one?.kind ?? null));
  const main = numbered(all.map((one) => one?.main ?? null));
  const group = numbered(all.map((one) => one && mainGroupOf(one)));
  const cuisine = numbered(all.map((one) => one?.cuisine ?? null));

  const kinds = new Int32Array(kind.names.length);
  const mains = new Int32Array(main.names.length * (days + 2));
  const mainsOfDay = new Int32Array(main.names.length * days);
  const groups = new Int32Array(group.names.length);
  const cuisines = new Int32Array(cuisine.names.length);
  const dinners = new Int32Array(dish.names.length);
  const breakfasts = new Int32Array(dish.names.length);
  /** Of the week as it is, and as it would be after the replacement that was asked about last. */
  const sums = {
    blandness: 0,
    energy: 0,
    protein: 0,
    fiber: 0,
    sodium: 0,
    cost: 0,
    sameKinds: 0,
    sameMains: 0,
    sameDayMains: 0,
    moreGroups: 0,
    moreCuisines: 0,
    sameBreakfasts: 0,
    lateMinutes: 0,
    surplus: 0,
    uneven: 0,
  };
  const next = { ...sums };

  const meals: readonly Pick<OpenSlot, 'date' | 'mealType'>[] = [...open, ...kept];
  const kcal = meals.reduce((sum, { mealType }) => sum + aims.energy[mealType], 0);
  /** Tenths of kilocalories by day: what its meals should have, and what they have. */
  const wanted = new Int32Array(days);
  const energyOf = new Int32Array(days);
  for (const { date, mealType } of meals) wanted[dayAt(date)]! += Math.round(10 * aims.energy[mealType]);
  for (let day = 0; day < days; day += 1) sums.uneven += uneven(day, 0);
  const cuisineShares = shares(
    cuisine.names,
    aims.favorites,
    meals.filter(({ mealType }) => mealType !== 'breakfast').length,
  );
  const shareOfCuisine = (index: number) => cuisineShares[index]!;
  const shareOfGroup = () => usualShare;

  /** By how many pairs of equals the week has more with `to` instead of `from`; -1 is none. */
  function addedPairs(counts: Int32Array, from: number, to: number): number {
    if (from === to) return 0;
    return (to < 0 ? 0 : counts[to]!) - (from < 0 ? 0 : counts[from]! - 1);
  }

  /** By how many meals beyond their shares the week has more with `to` instead of `from`; -1 is none. */
  function addedBeyondShare(
    counts: Int32Array,
    shareOf: (index: number) => number,
    from: number,
    to: number,
  ) {
    if (from === to) return 0;
    const exceeds = to >= 0 && counts[to]! >= shareOf(to);
    const exceeded = from >= 0 && counts[from]! > shareOf(from);
    return Number(exceeds) - Number(exceeded);
  }

  function addedMainPairs(from: number, to: number, day: number): number {
    if (from === to) return 0;
    return (to < 0 ? 0 : mainsAround(to, day)) - (from < 0 ? 0 : mainsAround(from, day) - 1);
  }

  /** Meals with a main food on a day and the days next to it. */
  function mainsAround(index: number, day: number): number {
    const at = index * (days + 2) + day + 1;
    return mains[at - 1]! + mains[at]! + mains[at + 1]!;
  }

  function addedSameDayMains(from: number, to: number, day: number): number {
    const at = (index: number) => (index < 0 ? -1 : index * days + day);
    return addedPairs(mainsOfDay, at(from), at(to));
  }

  /** Tenths of kilocalories by which a day with `more` of them is outside its band. */
  function uneven(day: number, more: number): number {
    const off = Math.abs(energyOf[day]! + more - wanted[day]!);
    return Math.max(0, off - Math.round(points.dayBand * wanted[day]!));
  }

  /** The sums with the meal `to` in the place of `from`: indices of candidates, or of kept meals after them. */
  function computeNext(from: number, to: number, place: SlotChange) {
    const { isBreakfast, isHurried, day, eaters, servings, newServings } = place;
    const [old, now] = [from < 0 ? all.length - 1 : from, to < 0 ? all.length - 1 : to];
    next.blandness = sums.blandness + blandness[now]! - blandness[old]!;
    next.energy = sums.energy + energy[now]! - energy[old]!;
    next.protein = sums.protein + protein[now]! - protein[old]!;
    next.fiber = sums.fiber + fiber[now]! - fiber[old]!;
    next.sodium = sums.sodium + sodium[now]! - sodium[old]!;
    next.cost = sums.cost + cost[now]! * newServings - cost[old]! * servings;
    const addedBreakfasts = isBreakfast ? addedPairs(breakfasts, dish.of[old]!, dish.of[now]!) : 0;
    next.sameBreakfasts = sums.sameBreakfasts + addedBreakfasts;
    next.sameKinds = sums.sameKinds + (isBreakfast ? 0 : addedPairs(kinds, kind.of[old]!, kind.of[now]!));
    next.moreCuisines =
      sums.moreCuisines +
      (isBreakfast ? 0 : addedBeyondShare(cuisines, shareOfCuisine, cuisine.of[old]!, cuisine.of[now]!));
    next.moreGroups =
      sums.moreGroups +
      (isBreakfast ? 0 : addedBeyondShare(groups, shareOfGroup, group.of[old]!, group.of[now]!));
    next.sameMains = sums.sameMains + (isBreakfast ? 0 : addedMainPairs(main.of[old]!, main.of[now]!, day));
    next.sameDayMains = sums.sameDayMains + addedSameDayMains(main.of[old]!, main.of[now]!, day);
    next.lateMinutes = sums.lateMinutes + (isHurried ? lateMinutes[now]! - lateMinutes[old]! : 0);
    next.surplus = sums.surplus + Math.max(0, newServings - eaters) - Math.max(0, servings - eaters);
    next.uneven = sums.uneven + uneven(day, energy[now]! - energy[old]!) - uneven(day, 0);
  }

  function countMeal(at: number, { isBreakfast, day }: SlotChange, sign: 1 | -1) {
    if (at < 0) return;
    energyOf[day]! += sign * energy[at]!;
    if (main.of[at]! >= 0) mainsOfDay[main.of[at]! * days + day]! += sign;
    if (isBreakfast) {
      breakfasts[dish.of[at]!]! += sign;
      return;
    }
    dinners[dish.of[at]!]! += sign;
    if (kind.of[at]! >= 0) kinds[kind.of[at]!]! += sign;
    if (group.of[at]! >= 0) groups[group.of[at]!]! += sign;
    if (cuisine.of[at]! >= 0) cuisines[cuisine.of[at]!]! += sign;
    if (main.of[at]! >= 0) mains[main.of[at]! * (days + 2) + day + 1]! += sign;
  }

  function pointsOf(week: typeof sums): number {
    if (kcal === 0) return 0;
    return (
      week.blandness / exact +
      points.energy * Math.max(0, Math.abs(week.energy / 10 / kcal - 1) - points.band) +
      points.protein * lacking(week.protein, (aims.protein * kcal) / 1000) +
      points.fiber * lacking(week.fiber, (aims.fiber * kcal) / 1000) +
      points.sodium * Math.max(0, week.sodium / 10 / ((aims.sodium * kcal) / 1000) - 1 - points.band) +
      points.mainAgain * week.sameMains +
      points.kindAgain * week.sameKinds +
      points.mainGroupAgain * week.moreGroups +
      points.cuisineAgain * week.moreCuisines +
      points.mainSameDay * week.sameDayMains +
      points.breakfastAgain * week.sameBreakfasts +
      points.dayEnergy * (week.uneven / 10_000) +
      points.longMorning * week.lateMinutes +
      points.surplus * week.surplus +
      (budget === null ? 0 : points.budget * Math.max(0, week.cost / exact / budget - 1))
    );
  }

  function replace(from: number, to: number, place: SlotChange) {
    computeNext(from, to, place);
    Object.assign(sums, next);
    countMeal(from, place, -1);
    countMeal(to, place, 1);
  }

  return {
    /** Puts the meal `to` in the place of `from`; -1 is none. */
    replace,
    /** Adds a meal: the index of a candidate, or of a kept meal after them. */
    add: (at: number, place: Omit<SlotChange, 'servings'>) => replace(-1, at, { ...place, servings: 0 }),
    /** Penalty points of the week. */
    points: () => pointsOf(sums),
    /** Penalty points that the week would have after `replace`. */
    pointsWith(from: number, to: number, place: SlotChange): number {
      computeNext(from, to, place);
      return pointsOf(next);
    },
    /** Whether the dish has reached its maximum count, without counting `own`, the slot's present meal. */
    isTaken(at: number, own: number, isBreakfast: boolean): boolean {
      const [times, others] = isBreakfast ? [breakfasts, dinners] : [dinners, breakfasts];
      const isSame = own >= 0 && dish.of[own] === dish.of[at];
      return (
        others[dish.of[at]!]! > 0 ||
        times[dish.of[at]!]! - (isSame ? 1 : 0) >= (isBreakfast ? maxSameBreakfasts : 1)
      );
    },
  };
}

/** The share of what is wanted that is missing beyond the band; sums are in tenths. */
function lacking(sum: number, wanted: number) {
  return Math.max(0, 1 - sum / 10 / wanted - points.band);
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

import { daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import { countBoughtFoods } from './bought-foods.ts';
import type { Candidate } from './candidate.ts';
import { countRepetition } from './repetition.ts';
import { points } from './week-points.ts';
import type { OpenSlot, WeekProblem } from './week-problem.ts';

/** Taste and cost are summed as integers, so that applying and undoing a move leaves no rounding error. */
const exact = 1_000_000;

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
  const figures = (factor: number, figure: (candidate: Candidate) => number) => {
    const values = new Float64Array(all.length);
    all.forEach((one, at) => {
      if (one) values[at] = Math.round(factor * figure(one));
    });
    return values;
  };
  const blandness = figures(exact, ({ taste }) => 1 - taste);
  const blandnessInTheMorning = figures(exact, (one) => 1 - one.taste + oddity(one));
  const cost = figures(exact, (candidate) => candidate.cost ?? defaultCost);
  const energy = figures(10, ({ nutrition }) => nutrition.calories);
  const protein = figures(10, ({ nutrition }) => nutrition.protein);
  const fiber = figures(10, ({ nutrition }) => nutrition.fiber);
  const sodium = figures(10, ({ nutrition }) => nutrition.sodium);
  const lateMinutes = figures(1, ({ minutes }) => Math.max(0, minutes - points.morning));
  const bought = countBoughtFoods(all);

  /** Of the week as it is, and as it would be after the replacement that was asked about last. */
  let sums = {
    blandness: 0,
    energy: 0,
    protein: 0,
    fiber: 0,
    sodium: 0,
    cost: 0,
    sameKinds: 0,
    sameStyles: 0,
    sameMains: 0,
    sameDayGroups: 0,
    moreMains: 0,
    moreGroups: 0,
    moreCuisines: 0,
    moreSides: 0,
    sameBreakfasts: 0,
    lateMinutes: 0,
    surplus: 0,
    uneven: 0,
    foods: 0,
  };
  let next = { ...sums };

  const meals: readonly Pick<OpenSlot, 'date' | 'mealType'>[] = [...open, ...kept];
  const kcal = meals.reduce((sum, { mealType }) => sum + aims.energy[mealType], 0);
  /** Tenths of kilocalories by day: what its meals should have, and what they have. */
  const wanted = new Int32Array(days);
  const energyOf = new Int32Array(days);
  for (const { date, mealType } of meals) wanted[dayAt(date)]! += Math.round(10 * aims.energy[mealType]);
  for (let day = 0; day < days; day += 1) sums.uneven += uneven(day, 0);
  const mainMeals = meals.filter(({ mealType }) => mealType !== 'breakfast').length;
  const repetition = countRepetition(all, days, aims.favorites, mainMeals);

  /** Tenths of kilocalories by which a day with `more` of them is outside its band. */
  function uneven(day: number, more: number): number {
    const off = Math.abs(energyOf[day]! + more - wanted[day]!);
    return Math.max(0, off - Math.round(points.dayBand * wanted[day]!));
  }

  /** The sums with the meal `to` in the place of `from`: indices of candidates, or of kept meals after them. */
  function computeNext(from: number, to: number, place: SlotChange) {
    const { isBreakfast, isHurried, day, eaters, servings, newServings } = place;
    const [old, now] = [from < 0 ? all.length - 1 : from, to < 0 ? all.length - 1 : to];
    const bland = isBreakfast ? blandnessInTheMorning : blandness;
    next.blandness = sums.blandness + bland[now]! - bland[old]!;
    next.energy = sums.energy + energy[now]! - energy[old]!;
    next.protein = sums.protein + protein[now]! - protein[old]!;
    next.fiber = sums.fiber + fiber[now]! - fiber[old]!;
    next.sodium = sums.sodium + sodium[now]! - sodium[old]!;
    next.cost = sums.cost + cost[now]! * newServings - cost[old]! * servings;
    repetition.setNext(next, sums, old, now, place);
    next.lateMinutes = sums.lateMinutes + (isHurried ? lateMinutes[now]! - lateMinutes[old]! : 0);
    next.surplus = sums.surplus + Math.max(0, newServings - eaters) - Math.max(0, servings - eaters);
    next.foods = sums.foods + bought.added(servings > 0 ? from : -1, newServings > 0 ? to : -1);
    next.uneven = sums.uneven + uneven(day, energy[now]! - energy[old]!) - uneven(day, 0);
  }

  function countMeal(at: number, place: SlotChange, servings: number, sign: 1 | -1) {
    if (at < 0) return;
    if (servings > 0) bought.count(at, sign);
    energyOf[place.day]! += sign * energy[at]!;
    repetition.count(at, place, sign);
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
      points.styleAgain * week.sameStyles +
      points.mainBeyondShare * week.moreMains +
      points.sideAgain * week.moreSides +
      points.mainGroupAgain * week.moreGroups +
      points.cuisineAgain * week.moreCuisines +
      points.groupSameDay * week.sameDayGroups +
      points.breakfastAgain * week.sameBreakfasts +
      points.dayEnergy * (week.uneven / 10_000) +
      points.longMorning * week.lateMinutes +
      points.surplus * week.surplus +
      points.food * week.foods +
      (budget === null ? 0 : points.budget * Math.max(0, week.cost / exact / budget - 1))
    );
  }

  function replace(from: number, to: number, place: SlotChange) {
    computeNext(from, to, place);
    [sums, next] = [next, sums];
    countMeal(from, place, place.servings, -1);
    countMeal(to, place, place.newServings, 1);
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
    isTaken: repetition.isTaken,
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

/** Points of a breakfast that is no breakfast: a salad that may also be one, a curry of eggs. */
export function oddity({ meals }: Pick<Candidate, 'meals'>): number {
  return meals[0] === 'breakfast' ? 0 : points.oddBreakfast;
}

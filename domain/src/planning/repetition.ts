import type { Candidate } from './candidate.ts';
import { cuisineShares, groupShares, mainShare, sideShare } from './week-points.ts';

/** Maximum mornings with the same breakfast; a lunch or dinner never repeats, nor was it a breakfast of the week. */
export const maxSameBreakfasts = 2;

/** What a week repeats, in pairs of equals or in meals beyond a share. */
export type Repetition = {
  sameKinds: number;
  sameStyles: number;
  sameMains: number;
  sameDayGroups: number;
  moreMains: number;
  moreGroups: number;
  moreCuisines: number;
  moreSides: number;
  sameBreakfasts: number;
};

/**
 * Counts the dishes, kinds, main foods, cuisines and sides of a week. Meals are given by index; the one that is null
 * stands for no meal. `mainMeals`: how many lunches and dinners the week has.
 */
export function countRepetition(
  meals: readonly (Candidate | null)[],
  days: number,
  favorites: readonly string[],
  mainMeals: number,
) {
  const dish = numbered(meals.map((one) => one?.dish ?? null));
  const kind = numbered(meals.map((one) => one?.kind ?? null));
  const main = numbered(meals.map((one) => one?.main ?? null));
  const group = numbered(meals.map((one) => one?.group ?? null));
  const cuisine = numbered(meals.map((one) => one?.cuisine ?? null));
  const style = numbered(meals.map((one) => one && styleOf(one)));
  const side = numbered(meals.map((one) => one?.side ?? null));
  const shareOf = {
    cuisine: cuisineShares(cuisine.names, favorites, mainMeals),
    group: groupShares(group.names),
    main: main.names.map(() => mainShare),
    side: side.names.map(() => sideShare),
  };

  const kinds = new Int32Array(kind.names.length);
  /** By main food and day, with an empty day at both ends. */
  const mains = new Int32Array(main.names.length * (days + 2));
  const mainsOfWeek = new Int32Array(main.names.length);
  const groupsOfDay = new Int32Array(group.names.length * days);
  const groups = new Int32Array(group.names.length);
  const cuisines = new Int32Array(cuisine.names.length);
  const styles = new Int32Array(style.names.length);
  const sides = new Int32Array(side.names.length);
  const dinners = new Int32Array(dish.names.length);
  const breakfasts = new Int32Array(dish.names.length);

  function addedMainPairs(from: number, to: number, day: number): number {
    if (from === to) return 0;
    return (to < 0 ? 0 : mainsAround(to, day)) - (from < 0 ? 0 : mainsAround(from, day) - 1);
  }

  /** Meals with a main food on a day and the days next to it. */
  function mainsAround(index: number, day: number): number {
    const at = index * (days + 2) + day + 1;
    return mains[at - 1]! + mains[at]! + mains[at + 1]!;
  }

  function addedSameDayGroups(from: number, to: number, day: number): number {
    const at = (index: number) => (index < 0 ? -1 : index * days + day);
    return addedPairs(groupsOfDay, at(from), at(to));
  }

  return {
    /** Writes into `next` what the week, which repeats `now`, would repeat with the meal `to` instead of `from`. */
    setNext(
      next: Repetition,
      now: Repetition,
      from: number,
      to: number,
      { isBreakfast, day }: { isBreakfast: boolean; day: number },
    ) {
      next.sameDayGroups = now.sameDayGroups + addedSameDayGroups(group.of[from]!, group.of[to]!, day);
      next.moreSides = now.moreSides + addedBeyondShare(sides, shareOf.side, side.of[from]!, side.of[to]!);
      if (isBreakfast) {
        next.sameBreakfasts = now.sameBreakfasts + addedPairs(breakfasts, dish.of[from]!, dish.of[to]!);
        next.sameKinds = now.sameKinds;
        next.sameStyles = now.sameStyles;
        next.sameMains = now.sameMains;
        next.moreMains = now.moreMains;
        next.moreGroups = now.moreGroups;
        next.moreCuisines = now.moreCuisines;
        return;
      }
      const [mainFrom, mainTo] = [main.of[from]!, main.of[to]!];
      next.sameBreakfasts = now.sameBreakfasts;
      next.sameKinds = now.sameKinds + addedPairs(kinds, kind.of[from]!, kind.of[to]!);
      next.sameStyles = now.sameStyles + addedPairs(styles, style.of[from]!, style.of[to]!);
      next.sameMains = now.sameMains + addedMainPairs(mainFrom, mainTo, day);
      next.moreMains = now.moreMains + addedBeyondShare(mainsOfWeek, shareOf.main, mainFrom, mainTo);
      next.moreGroups =
        now.moreGroups + addedBeyondShare(groups, shareOf.group, group.of[from]!, group.of[to]!);
      next.moreCuisines =
        now.moreCuisines + addedBeyondShare(cuisines, shareOf.cuisine, cuisine.of[from]!, cuisine.of[to]!);
    },

    /** Adds a meal to the counts, or removes it. */
    count(at: number, { isBreakfast, day }: { isBreakfast: boolean; day: number }, sign: 1 | -1) {
      if (group.of[at]! >= 0) groupsOfDay[group.of[at]! * days + day]! += sign;
      if (side.of[at]! >= 0) sides[side.of[at]!]! += sign;
      if (isBreakfast) {
        breakfasts[dish.of[at]!]! += sign;
        return;
      }
      dinners[dish.of[at]!]! += sign;
      if (kind.of[at]! >= 0) kinds[kind.of[at]!]! += sign;
      if (style.of[at]! >= 0) styles[style.of[at]!]! += sign;
      if (group.of[at]! >= 0) groups[group.of[at]!]! += sign;
      if (cuisine.of[at]! >= 0) cuisines[cuisine.of[at]!]! += sign;
      if (main.of[at]! < 0) return;
      mainsOfWeek[main.of[at]!]! += sign;
      mains[main.of[at]! * (days + 2) + day + 1]! += sign;
    },

    /**
     * Whether the dish has reached its maximum count, without `own`, the present meal of the slot, and without `other`,
     * which leaves another slot; -1 is none.
     */
    isTaken(at: number, isBreakfast: boolean, own: number, other = -1, isOtherBreakfast = false): boolean {
      const index = dish.of[at]!;
      const isOwn = own >= 0 && dish.of[own] === index;
      const isOther = other >= 0 && dish.of[other] === index;
      const mornings =
        breakfasts[index]! - Number(isOwn && isBreakfast) - Number(isOther && isOtherBreakfast);
      const later = dinners[index]! - Number(isOwn && !isBreakfast) - Number(isOther && !isOtherBreakfast);
      return isBreakfast ? later > 0 || mornings >= maxSameBreakfasts : mornings > 0 || later > 0;
    },
  };
}

/** By how many pairs of equals the week has more with `to` instead of `from`; -1 is none. */
function addedPairs(counts: Int32Array, from: number, to: number): number {
  if (from === to) return 0;
  return (to < 0 ? 0 : counts[to]!) - (from < 0 ? 0 : counts[from]! - 1);
}

/**
 * By how much more the week exceeds its shares with `to` instead of `from`; -1 is none. The first meal beyond a share
 * counts as one, the second as two: a week of nothing but beans is worse than a bean more on each of several lists.
 */
function addedBeyondShare(counts: Int32Array, shares: readonly number[], from: number, to: number) {
  if (from === to) return 0;
  const comes = to < 0 ? 0 : Math.max(0, counts[to]! + 1 - shares[to]!);
  return comes - (from < 0 ? 0 : Math.max(0, counts[from]! - shares[from]!));
}

/** Maps names to indices from 0, null to -1. */
function numbered(names: readonly (string | null)[]) {
  const index = new Map<string, number>();
  const of = new Int32Array(names.length).fill(-1);
  names.forEach((name, at) => {
    if (name === null) return;
    if (!index.has(name)) index.set(name, index.size);
    of[at] = index.get(name)!;
  });
  return { of, names: [...index.keys()] };
}

/** What tastes much the same: the stir-fries of one cuisine share their sauce. */
export function styleOf({ kind, cuisine }: Pick<Candidate, 'kind' | 'cuisine'>): string | null {
  return kind === null || cuisine === null ? null : `${kind}, ${cuisine}`;
}

import type { Food } from '../foods/food.ts';
import { daysBetween, type PlainDate } from '../weeks/plain-date.ts';
import { packOf } from './perishables.ts';

/** When a food is fresh, by days of the week from 0. Grams are told in tenths, so that sums stay exact. */
export type Freshness = {
  /** Tenths of a gram in a pack. */
  pack: number;
  /** For each day the last on which a pack opened then is good; -1 where none from the shop is fresh. */
  goodUntil: Int8Array;
};

/** Tenths of a gram. */
export function tenths(grams: number): number {
  return Math.round(grams * 10);
}

/** The day of the last shopping before each day; before the first one, that day itself. */
export function shoppedOn(first: PlainDate, days: number, shopDays: readonly PlainDate[]): number[] {
  const shops = shopDays.map((date) => daysBetween(first, date)).sort((a, b) => a - b);
  return Array.from({ length: days }, (_, day) => shops.findLast((shop) => shop <= day) ?? day);
}

export function freshnessOf(food: Food, shopped: readonly number[]): Freshness {
  const { closed, open } = food.shelfLife!;
  return {
    pack: tenths(packOf(food)!),
    goodUntil: Int8Array.from(shopped, (shop, day) =>
      day - shop > closed ? -1 : Math.min(shop + closed, day + open),
    ),
  };
}

/**
 * Packs that a week opens of one food, given its use on each day: what is left of an open pack first, a new one only
 * when that is gone or spoilt. That is the least there can be, since what is opened later is never good for less long.
 */
export function packsNeeded(
  pack: number,
  goodUntil: Int8Array,
  uses: Int32Array,
  from: number,
  days: number,
): number {
  let packs = 0;
  let left = 0;
  let until = -1;
  for (let day = 0; day < days; day += 1) {
    const use = uses[from + day]!;
    if (use === 0) continue;
    if (day > until) left = 0;
    if (use <= left) {
      left -= use;
      continue;
    }
    const opened = Math.ceil((use - left) / pack);
    packs += opened;
    left += opened * pack - use;
    until = goodUntil[from + day]!;
  }
  return packs;
}

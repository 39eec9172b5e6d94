import type { Food } from '../foods/food.ts';
import { daysBetween, type PlainDate } from '../weeks/plain-date.ts';
import { packOf } from './perishables.ts';

/**
 * When a food is fresh, by day of the week from 0. Amounts are integers in tenths of a gram, so that sums stay exact.
 */
export type Freshness = {
  /** Tenths of a gram in a pack. */
  pack: number;
  /** For each day, the last day on which a pack opened then is still good; -1 if no pack from the shop is fresh. */
  goodUntil: Int8Array;
};

/** Tenths of a gram. */
export function tenths(grams: number): number {
  return Math.round(grams * 10);
}

/** For each day, the day of the last shopping before it; before the first shopping, the day itself. */
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

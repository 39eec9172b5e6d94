import { addDays, daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import type { WeightedEvidence } from './insight.ts';
import { type KnownPurchase, knownPurchases, type Purchase } from './purchases.ts';

/** Our own value, in days: the period in which habits are looked for. Older behavior is not a habit. */
const habitPeriod = 180;
/** Our own values: the number of shopping days for a habit, and the minimum sum of their weights (today counts 1). */
export const min = { trips: 3, weight: 1.5 } as const;

/** All purchases of the period, with their shopping days and weeks. */
export type Shopping = {
  all: readonly Purchase[];
  /** The purchases whose food is in the table. */
  lines: readonly KnownPurchase[];
  trips: ReadonlyMap<PlainDate, number>;
  weight: number;
  /** Calendar weeks from the first to the last trip, including weeks without trips. */
  weeks: number;
};

/** The recent purchases; null if there are too few to derive habits. */
export function shoppingOf(purchases: readonly Purchase[]): Shopping | null {
  const latest = purchases.map(({ day }) => day).reduce((one, other) => (one > other ? one : other), '');
  if (latest === '') return null;
  const since = addDays(latest, -habitPeriod);
  const recent = purchases.filter(({ day }) => day > since);
  const trips = new Map(recent.map(({ day, weight }) => [day, weight]));
  const weight = [...trips.values()].reduce((sum, one) => sum + one, 0);
  if (trips.size < min.trips || weight < min.weight) return null;
  const first = [...trips.keys()].reduce((one, other) => (one < other ? one : other));
  const weeks = daysBetween(mondayOf(first), mondayOf(latest)) / 7 + 1;
  return { all: recent, lines: knownPurchases(recent), trips, weight, weeks };
}

export const evidenceOf = (
  lines: readonly Purchase[],
  kindOf: (line: Purchase) => string,
): WeightedEvidence[] => lines.map((line) => ({ line, kind: kindOf(line), strength: line.weight }));
export const byDay = (line: Purchase) => line.day;
export const byFood = (line: Purchase) => line.food?.id ?? line.name;

/** The share of all shopping days, weighted by recency. */
export function shareOfTrips(lines: readonly Purchase[], { trips, weight }: Shopping): number {
  const days = new Set(lines.map(byDay));
  return [...days].reduce((sum, day) => sum + trips.get(day)!, 0) / weight;
}

/** The share of `of`, weighted by recency. */
export function shareOfLines(lines: readonly Purchase[], of: readonly Purchase[]): number {
  const sum = (all: readonly Purchase[]) => all.reduce((total, { weight }) => total + weight, 0);
  return of.length === 0 ? 0 : sum(lines) / sum(of);
}

/** Reduces a share if the household has few recent trips. */
export function withConfidence(share: number, { weight }: Shopping): number {
  return share * (weight / (weight + 1));
}

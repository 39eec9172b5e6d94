import { addDays, daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import type { WeightedEvidence } from './insight.ts';
import { type KnownPurchase, known, type Purchase } from './purchases.ts';

/** Ours: how far back a habit is looked for; what was done half a year ago is none. */
const lately = 180;
/** Ours: so many days of shopping make a habit, and their weights must still come to as much as two of today's. */
export const least = { trips: 3, weight: 1.5 } as const;

/** All purchases of the time that counts, and the days and weeks that they fall on. */
export type Shopping = {
  all: readonly Purchase[];
  /** Those whose food the table has. */
  lines: readonly KnownPurchase[];
  trips: ReadonlyMap<PlainDate, number>;
  weight: number;
  /** Calendar weeks from the first trip to the last, those without one too. */
  weeks: number;
};

/** What was bought lately; null when it is too little to speak of habits. */
export function shoppingOf(purchases: readonly Purchase[]): Shopping | null {
  const latest = purchases.map(({ day }) => day).reduce((one, other) => (one > other ? one : other), '');
  if (latest === '') return null;
  const since = addDays(latest, -lately);
  const recent = purchases.filter(({ day }) => day > since);
  const trips = new Map(recent.map(({ day, weight }) => [day, weight]));
  const weight = [...trips.values()].reduce((sum, one) => sum + one, 0);
  if (trips.size < least.trips || weight < least.weight) return null;
  const first = [...trips.keys()].reduce((one, other) => (one < other ? one : other));
  const weeks = daysBetween(mondayOf(first), mondayOf(latest)) / 7 + 1;
  return { all: recent, lines: known(recent), trips, weight, weeks };
}

export const tellings = (
  lines: readonly Purchase[],
  kindOf: (line: Purchase) => string,
): WeightedEvidence[] => lines.map((line) => ({ line, kind: kindOf(line), tell: line.weight }));
export const byDay = (line: Purchase) => line.day;
export const byFood = (line: Purchase) => line.food?.id ?? line.name;

/** Of all days of shopping, the later the more. */
export function shareOfTrips(lines: readonly Purchase[], { trips, weight }: Shopping): number {
  const days = new Set(lines.map(byDay));
  return [...days].reduce((sum, day) => sum + trips.get(day)!, 0) / weight;
}

/** Of all lines, the later the more. */
export function shareOfLines(lines: readonly Purchase[], of: readonly Purchase[]): number {
  const sum = (all: readonly Purchase[]) => all.reduce((total, { weight }) => total + weight, 0);
  return of.length === 0 ? 0 : sum(lines) / sum(of);
}

/** How much a share says by how much shopping it is known. */
export function sure(share: number, { weight }: Shopping): number {
  return share * (weight / (weight + 1));
}

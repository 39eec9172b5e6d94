import { daysBetween, mondayOf } from '../weeks/plain-date.ts';
import { type HabitKind, habitKinds, isFrozen } from './data/habit-kinds.ts';
import { patternsOf } from './habit-patterns.ts';
import { insightOf, strongestFirst, type TasteInsight } from './insight.ts';
import type { Purchase } from './purchases.ts';
import {
  byDay,
  evidenceOf,
  min,
  type Shopping,
  shareOfTrips,
  shoppingOf,
  withConfidence,
} from './shopping-days.ts';

/** Our own values: shares of weeks or trips. */
const often = { always: 0.9, mostly: 0.6 } as const;
const max = 8;

/** Sentences on a household's shopping habits, with the frequency where it is known. */
export function habitsOf(purchases: readonly Purchase[]): TasteInsight[] {
  const shopping = shoppingOf(purchases);
  if (!shopping) return [];
  const found = [
    ...habitKinds.map((kind) => repeatedPurchase(kind, shopping)),
    rhythm(shopping),
    ...patternsOf(shopping),
  ];
  return strongestFirst(
    found.filter((one) => one !== null),
    max,
  );
}

/** "Buys fresh fish most weeks" if enough weeks have receipts; otherwise the frequency is by trip. */
function repeatedPurchase(
  { activity, foods, onlyFresh }: HabitKind,
  shopping: Shopping,
): TasteInsight | null {
  const lines = shopping.lines.filter((line) => foods.has(line.food) && !(onlyFresh && isFrozen(line)));
  const days = new Set(lines.map(byDay));
  if (days.size < min.trips) return null;
  const share = shareOfTrips(lines, shopping);
  const ofWeeks = new Set([...days].map(mondayOf)).size / shopping.weeks;
  const when = howOften(shopping.weeks < min.trips ? 0 : ofWeeks, share);
  if (when === null) return null;
  return insightOf(
    `${activity} ${when}`,
    withConfidence(Math.max(share, ofWeeks), shopping),
    evidenceOf(lines, byDay),
  );
}

function howOften(ofWeeks: number, ofTrips: number): string | null {
  if (ofWeeks >= often.always) return 'every week';
  if (ofWeeks >= often.mostly) return 'most weeks';
  return ofTrips >= often.mostly ? 'on most shopping trips' : null;
}

function rhythm(shopping: Shopping): TasteInsight | null {
  const days = [...shopping.trips.keys()].sort();
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at]!, day));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)]!;
  // A rhythm needs four trips over three weeks; two in a row are not enough.
  if (days.length < 4 || daysBetween(days[0]!, days.at(-1)!) < 20) return null;
  const rhythms = [
    [4, 'Shops more than once a week'],
    [8, 'Shops every week'],
    [15, 'Shops every other week'],
  ] as const;
  const found = rhythms.find(([longest]) => usual <= longest);
  if (!found) return null;
  const [longest, name] = found;
  // The share of gaps that match the rhythm, with a tolerance of one day.
  const kept = gaps.filter((gap) => gap <= longest + 1).length / gaps.length;
  return kept < often.mostly
    ? null
    : insightOf(name, withConfidence(kept, shopping), evidenceOf(shopping.all, byDay));
}

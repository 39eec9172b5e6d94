import { isByPiece } from '../foods/by-piece.ts';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById, foodsById } from '../foods/table.ts';
import type { Unit } from '../quantities/units.ts';
import { isMeasuredByVolume } from '../shopping/liquid-foods.ts';
import { gramsOf, purchasesForNeeds } from '../shopping/purchases-for-needs.ts';
import { type ShoppingNeed, sumNeeds } from '../shopping/sum-needs.ts';
import { addDays, type PlainDate, utcDay } from '../weeks/plain-date.ts';
import { boughtGrams } from './bought-grams.ts';
import { type CheckedOffFood, withoutThoseOnReceipts } from './checked-off-foods.ts';
import type { BoughtReceipt } from './purchases.ts';

/** Our own value: anything bought earlier is assumed to be eaten. */
export const maxDays = 28;
/** Our own value, for foods without a shelf life in the food table. */
const usualDays = 14;
/** Our own value: food that expires within this many days is used first. */
const soonDays = 3;
/** Our own value: a remainder below this share of a purchase is ignored in planning. */
const minShare = 0.1;
/** Our own value: only the latest purchases of a food are tracked separately; no household buys one more often. */
const maxLots = 100;
/** Minimum days that food is assumed to keep after a user states that it is there. */
const minDays = 2;

/** A meal that was cooked, or was planned for a past day. */
export type Cooked = { at: Date; needs: readonly ShoppingNeed[] };

/** A user's statement of the amount of a food at that time; 0 for none. */
export type StatedAtHome = { food: string; grams: number; saidAt: Date };

/** A food that is at home, or was recently. */
export type HomeFood = {
  food: FoodId;
  /** An estimate; 0 when it is used up. */
  grams: number;
  boughtOn: PlainDate | null;
  keepsUntil: PlainDate;
  /** The amount was stated by a user. */
  isSaid: boolean;
};

/** A purchase of a food, or an amount stated by a user. */
type Lot = { at: Date; recordedAt: Date; grams: number; left: number; until: PlainDate; isSaid: boolean };

/** A purchase from a receipt or a list item that was checked off. */
type Bought = {
  food: Food;
  grams: number;
  day: PlainDate;
  /** Meals use it from this time on. */
  at: Date;
  /** Later statements of the user about the food replace it. */
  recordedAt: Date;
};

/**
 * An estimate of what is at home: purchases from receipts and checked-off list items of the last weeks, minus what was
 * cooked since, within the shelf life. A user's statement about a food replaces all earlier data on it. `gone`: food that was
 * used up or has expired.
 */
export function foodsAtHome(
  {
    receipts,
    checkedOff,
    cooked,
    statements,
  }: {
    receipts: readonly BoughtReceipt[];
    checkedOff: readonly CheckedOffFood[];
    cooked: readonly Cooked[];
    statements: readonly StatedAtHome[];
  },
  now: Date,
): { here: HomeFood[]; gone: HomeFood[] } {
  const lots = lotsOf(boughtFoods(receipts, checkedOff, now), statements, now);
  const inTurn = cooked.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, needs } of inTurn)
    for (const use of usesOf(needs)) takeFrom(lots.get(use.food.id), at, use.grams);
  const today = utcDay(now.getTime());
  const all = [...lots].map(([food, ofFood]) => homeFood(food, ofFood, today));
  const byDay = all.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return {
    here: byDay.filter(({ grams }) => grams > 0),
    gone: byDay.filter(({ grams }) => grams === 0).reverse(),
  };
}

/** Sort key: by expiry, then by food. */
function placeOf({ keepsUntil, food }: HomeFood): string {
  return `${keepsUntil} ${food}`;
}

/** Whether it should be used before others. */
export function expiresSoon({ keepsUntil }: Pick<HomeFood, 'keepsUntil'>, today: PlainDate): boolean {
  return keepsUntil <= addDays(today, soonDays);
}

function boughtFoods(
  receipts: readonly BoughtReceipt[],
  checkedOff: readonly CheckedOffFood[],
  now: Date,
): Bought[] {
  const onReceipts = receipts
    .filter(({ boughtAt }) => boughtAt <= addHours(now, 24))
    .flatMap(({ boughtAt: at, items }) =>
      items.flatMap(({ food: id, amount, unit, isFood }) => {
        const food = id === null || !isFood ? undefined : foodsById.get(id);
        const day = utcDay(at.getTime());
        return food ? { food, grams: boughtGrams(food, amount, unit), day, at, recordedAt: at } : [];
      }),
    );
  const onLists = withoutThoseOnReceipts(checkedOff, onReceipts).map(({ food, grams, day, checkedAt }) => {
    // At noon at the latest, like receipts, so that the dinner of that day uses it whatever the time of checking off.
    const at = new Date(Math.min(checkedAt.getTime(), Date.parse(`${day}T12:00:00Z`)));
    return { food: foodById(food), grams, day, at, recordedAt: checkedAt };
  });
  return [...onReceipts, ...onLists];
}

function lotsOf(
  bought: readonly Bought[],
  statements: readonly StatedAtHome[],
  now: Date,
): Map<FoodId, Lot[]> {
  const lots = new Map<FoodId, Lot[]>();
  const first = addDays(utcDay(now.getTime()), -maxDays);
  const latestFirst = bought.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  for (const { food, grams, day, at, recordedAt } of latestFirst) {
    const known = lots.get(food.id) ?? [];
    if (day < first || known.length >= maxLots) continue;
    const until = addDays(day, Math.min(maxDays, food.shelfLife?.closed ?? usualDays));
    const lot = { at, recordedAt, grams, left: grams, until, isSaid: false };
    known.push(lot);
    lots.set(food.id, known);
  }
  for (const { food: id, grams, saidAt } of statements) {
    const food = foodsById.get(id);
    if (!food || utcDay(saidAt.getTime()) < first) continue;
    const known = lots.get(food.id) ?? [];
    const former = known.filter(({ recordedAt }) => recordedAt <= saidAt);
    const open = Math.min(maxDays, food.shelfLife?.open ?? usualDays);
    const kept = addDays(utcDay(saidAt.getTime()), Math.max(minDays, open));
    const until = former.map((lot) => lot.until).reduce((latest, one) => (one > latest ? one : latest), kept);
    const lot = { at: saidAt, recordedAt: saidAt, grams, left: grams, until, isSaid: true };
    lots.set(food.id, [lot, ...known.filter(({ recordedAt }) => recordedAt > saidAt)]);
  }
  return lots;
}

/** Grams of purchased foods that recipes use. */
function usesOf(needs: readonly ShoppingNeed[]): { food: Food; grams: number }[] {
  return purchasesForNeeds(sumNeeds(needs), []).flatMap(({ food, uses }) => {
    if (!food) return [];
    const grams = uses.reduce(
      (sum, use) => sum + (use.total.amount.kind === 'grams' ? gramsOf(food, use) : 0),
      0,
    );
    return [{ food, grams }];
  });
}

/** Deducts from the lots that existed then, earliest expiry first. */
function takeFrom(lots: readonly Lot[] | undefined, at: Date, grams: number): void {
  const available = (lots ?? []).filter((lot) => lot.at <= at && lot.until >= utcDay(at.getTime()));
  let rest = grams;
  for (const lot of available.toSorted((one, other) => (one.until < other.until ? -1 : 1))) {
    const taken = Math.min(rest, lot.left);
    lot.left -= taken;
    rest -= taken;
  }
}

function homeFood(food: FoodId, lots: readonly Lot[], today: PlainDate): HomeFood {
  const good = lots.filter(({ grams, left, until }) => until >= today && left > grams * minShare);
  const shown = good.length > 0 ? good : lots;
  const bought = shown.filter(({ isSaid }) => !isSaid).map(({ at }) => utcDay(at.getTime()));
  const until = shown.map((lot) => lot.until).toSorted();
  return {
    food,
    grams: good.reduce((sum, { left }) => sum + left, 0),
    boughtOn: bought.toSorted().at(-1) ?? null,
    keepsUntil: (good.length > 0 ? until[0] : until.at(-1))!,
    isSaid: shown.some(({ isSaid }) => isSaid),
  };
}

const hourMs = 3_600_000;

function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hourMs);
}

/** An approximate amount for display: pieces, milliliters or rounded grams. */
export function approximateAmount(food: Food, grams: number): { amount: number; unit: Unit } {
  if (isByPiece(food)) {
    return { amount: Math.max(1, Math.round(grams / food.grams.each!)), unit: 'whole' };
  }
  const perMl = isMeasuredByVolume(food) ? toGrams(food, 1, 'ml') : null;
  const amount = perMl ? grams / perMl : grams;
  const step = amount < 100 ? 5 : amount < 1000 ? 10 : 50;
  return { amount: Math.max(step, Math.round(amount / step) * step), unit: perMl ? 'ml' : 'g' };
}

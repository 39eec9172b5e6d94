import type { Food } from '../foods/food.ts';
import { foodsById } from '../foods/table.ts';
import type { BoughtItem } from '../purchases/purchases.ts';
import { halfLife } from '../purchases/purchases.ts';
import type { CurrencySign } from '../receipts/receipt.ts';
import { type PlainDate, utcDay } from '../weeks/plain-date.ts';
import { boughtQuantity, convert, type PerUnit } from './unit-price.ts';

/** A receipt line with its price. */
export type PricedItem = BoughtItem & { price: number | null };

/** The fields of a receipt from which prices are derived. */
export type PricedReceipt = {
  id: string;
  store: string | null;
  /** The printed day at noon UTC, else the time when it was scanned. */
  boughtAt: Date;
  currency: CurrencySign;
  items: readonly PricedItem[];
};

/** The price of a food on one receipt, over all its lines. */
export type PricePoint = {
  food: Food;
  receiptId: string;
  store: string | null;
  day: PlainDate;
  currency: CurrencySign;
  per: PerUnit;
  /** Per kilogram, liter or piece. */
  price: number;
  /** Exponential decay: 1 for today, halved with every half-life. */
  weight: number;
  /** An outlier: a sale, another size, or misread. Excluded from all estimates. */
  isUnusual: boolean;
};

const dayMs = 86_400_000;

/** Price points from receipts, newest first. Dates after `now` count as today. */
export function pricePoints(receipts: readonly PricedReceipt[], now: Date): PricePoint[] {
  const points = receipts
    .map((receipt) => ({ ...receipt, at: Math.min(receipt.boughtAt.getTime(), now.getTime()) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .flatMap(({ at, ...receipt }) => pointsOf(receipt, at, now));
  const groups = Map.groupBy(points, ({ food, currency, per }) => `${food.id} ${currency} ${per}`);
  for (const group of groups.values()) markUnusual(group);
  return points;
}

function pointsOf({ id, store, currency, items }: PricedReceipt, at: number, now: Date): PricePoint[] {
  const sums = new Map<string, { food: Food; per: PerUnit; paid: number; quantity: number }>();
  for (const item of items) {
    const food = item.food === null || !item.isFood ? undefined : foodsById.get(item.food);
    const bought = food && boughtQuantity(food, item);
    if (!bought || item.price === null || !(item.price > 0)) continue;
    const key = `${food.id} ${bought.per}`;
    const sum = sums.get(key) ?? { food, per: bought.per, paid: 0, quantity: 0 };
    sum.paid += item.price;
    sum.quantity += bought.quantity;
    sums.set(key, sum);
  }
  const day = utcDay(at);
  const weight = 0.5 ** ((now.getTime() - at) / dayMs / halfLife);
  return [...sums.values()].map(({ food, per, paid, quantity }) => ({
    ...{ food, receiptId: id, store, day, currency, per, price: paid / quantity, weight },
    isUnusual: false,
  }));
}

/** Our own values: an outlier is above `times` the median of at least `others` other prices, or below the inverse. */
const unusual = { times: 2.5, others: 3 } as const;

function markUnusual(points: readonly PricePoint[]): void {
  if (points.length <= unusual.others) return;
  const sorted = points.toSorted((one, other) => one.price - other.price);
  const prices = sorted.map(({ price }) => price);
  sorted.forEach((point, at) => {
    const usual = medianWithout(prices, at);
    point.isUnusual = point.price > usual * unusual.times || point.price * unusual.times < usual;
  });
}

/**
 * The median of sorted values without the one at index `left`, in constant time: sorting again for each of thousands of
 * values takes seconds.
 */
function medianWithout(sorted: readonly number[], left: number): number {
  const others = sorted.length - 1;
  const valueAt = (at: number) => sorted[at < left ? at : at + 1]!;
  const middle = Math.floor(others / 2);
  return others % 2 === 1 ? valueAt(middle) : (valueAt(middle - 1) + valueAt(middle)) / 2;
}

/** The value below which half of the total weight lies. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const [at, { value, weight }] of sorted.entries()) {
    below += weight;
    if (below > half) return value;
    if (below === half) return (value + (sorted[at + 1]?.value ?? value)) / 2;
  }
  return sorted.at(-1)?.value ?? Number.NaN;
}

/** The weighted median of the points, with more weight on recent ones; null if all are outliers. */
export function typicalPrice(points: readonly PricePoint[]): number | null {
  const usual = points.filter(({ isUnusual }) => !isUnusual);
  if (usual.length === 0) return null;
  return weightedMedian(usual.map(({ price, weight }) => ({ value: price, weight })));
}

/** Converts the point to another unit if the food table has the weights. */
export function inUnit(point: PricePoint, per: PerUnit): PricePoint | null {
  if (point.per === per) return point;
  const quantity = convert(point.food, { per: point.per, quantity: 1 }, per);
  return quantity === null ? null : { ...point, per, price: point.price / quantity };
}

import type { Food, Section } from '../foods/food.ts';
import { foodsById } from '../foods/table.ts';
import type { ReceiptUnit } from '../receipts/receipt.ts';
import { type PlainDate, utcDay } from '../weeks/plain-date.ts';
import { boughtGrams } from './bought-grams.ts';

/** The fields of a receipt item that insights use. */
export type BoughtItem = {
  id: number;
  /** As printed. */
  text: string;
  name: string;
  /** Id in the food table; null for a food that the table lacks. */
  food: string | null;
  amount: number;
  unit: ReceiptUnit;
  category: Section;
  isFood: boolean;
};

export type BoughtReceipt = {
  id: string;
  /** Noon UTC of the printed day; without one, the time of the scan. */
  boughtAt: Date;
  items: readonly BoughtItem[];
};

/** A receipt line for food, with its day. */
export type Purchase = {
  receiptId: string;
  itemId: number;
  text: string;
  name: string;
  /** Null for a food that the table lacks. */
  food: Food | null;
  grams: number;
  day: PlainDate;
  /** Recency: 1 today, halved with each half-life. */
  weight: number;
};

const dayMs = 86_400_000;

/**
 * Days after which a purchase counts half. Our own value: two months keep a season's habits visible (a month ago counts
 * 0.7, a season ago a third), while a year ago counts next to nothing (0.015).
 */
export const halfLife = 60;
/** Our own value, in days: older purchases would count less than a hundredth and are ignored, as are misread years. */
export const longAgo = 400;

/**
 * The food lines of receipts, latest first; the result does not depend on the order of the receipts. Dates after `now`
 * count as today; receipts with old or invalid dates are ignored.
 */
export function purchasesOf(receipts: readonly BoughtReceipt[], now: Date): Purchase[] {
  return receipts
    .map(({ id, boughtAt, items }) => ({ id, items, at: Math.min(boughtAt.getTime(), now.getTime()) }))
    .filter(({ at }) => now.getTime() - at < longAgo * dayMs)
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .flatMap(({ id, items, at }) => {
      const day = utcDay(at);
      const weight = 0.5 ** ((now.getTime() - at) / dayMs / halfLife);
      return items
        .filter(({ isFood }) => isFood)
        .toSorted((one, other) => one.id - other.id)
        .map((item) => purchase(item, { receiptId: id, day, weight }));
    });
}

function purchase(item: BoughtItem, on: Pick<Purchase, 'receiptId' | 'day' | 'weight'>): Purchase {
  const food = (item.food !== null && foodsById.get(item.food)) || null;
  const grams = food ? boughtGrams(food, item.amount, item.unit) : 0;
  return { ...on, itemId: item.id, text: item.text, name: item.name, food, grams };
}

/** A purchase whose food is in the table. */
export type KnownPurchase = Purchase & { food: Food };

/** The purchases whose food is in the table. */
export function knownPurchases(purchases: readonly Purchase[]): KnownPurchase[] {
  return purchases.filter((one): one is KnownPurchase => one.food !== null);
}

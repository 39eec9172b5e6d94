import type { Food, Section } from '../foods/food.ts';
import { foodsById } from '../foods/table.ts';
import type { ReceiptUnit } from '../receipts/receipt.ts';
import { type PlainDate, utcDay } from '../weeks/plain-date.ts';
import { boughtGrams } from './bought-grams.ts';

/** What insights need to know of a bought thing. */
export type BoughtItem = {
  id: number;
  /** As printed. */
  text: string;
  name: string;
  /** Id in the food table; null for what it lacks. */
  food: string | null;
  amount: number;
  unit: ReceiptUnit;
  category: Section;
  isFood: boolean;
};

export type BoughtReceipt = {
  id: string;
  /** The printed day at noon UTC, else when it was read. */
  boughtAt: Date;
  items: readonly BoughtItem[];
};

/** An edible line of a receipt, on its day. */
export type Purchase = {
  receiptId: string;
  itemId: number;
  text: string;
  name: string;
  /** Null for a food that the table lacks. */
  food: Food | null;
  grams: number;
  day: PlainDate;
  /** 1 for today, half of it for every half-life before. */
  weight: number;
};

const dayMs = 86_400_000;

/**
 * Days after which a purchase says half as much. Ours: two months keep a season's habits in sight (last month counts
 * 0.7, last season a third), and what was bought a year ago says next to nothing (0.015).
 */
export const halfLife = 60;
/** Ours, in days: what counts less than a hundredth is not counted at all, and a misread year is as good as that. */
export const longAgo = 400;

/**
 * The edible lines of receipts, the latest first and in the same order whatever the order of the receipts. What is
 * dated after `now` counts as of today, what is dated long ago or without a valid day not at all.
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

/** A line whose food the table has. */
export type KnownPurchase = Purchase & { food: Food };

/** Those whose food the table has. */
export function known(purchases: readonly Purchase[]): KnownPurchase[] {
  return purchases.filter((one): one is KnownPurchase => one.food !== null);
}

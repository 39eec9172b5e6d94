import { isByPiece } from '../foods/by-piece.ts';
import type { Food, Section } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { nameWithoutAmount } from '../foods/name-by-weight.ts';
import type { CurrencySign } from '../receipts/receipt.ts';
import { isMeasuredByVolume } from '../shopping/liquid-foods.ts';
import type { PlainDate } from '../weeks/plain-date.ts';
import { inUnit, type PricePoint, typicalPrice } from './price-points.ts';
import { type PerUnit, perUnits } from './unit-price.ts';

/** The price paid for a food on one day. */
export type PaidPrice = {
  day: PlainDate;
  store: string | null;
  receiptId: string;
  /** Per unit of the food's prices (`per`). */
  price: number;
  isUnusual: boolean;
};

/** The known prices of one food in one currency. */
export type FoodPrices = {
  food: FoodId;
  name: string;
  section: Section;
  currency: CurrencySign;
  per: PerUnit;
  latest: PaidPrice;
  /** Weighted median of the prices paid, with more weight on recent ones; null if there are only unusual ones. */
  typical: number | null;
  /** Relative change of the latest price against the earlier ones, 0.1 for 10 % more; null without earlier prices. */
  change: number | null;
  /** Newest first. */
  paid: PaidPrice[];
  /** Typical price by store, cheapest first. */
  stores: { store: string; price: number; day: PlainDate; times: number }[];
};

/** The prices of each food, ordered by latest purchase. */
export function foodPrices(points: readonly PricePoint[]): FoodPrices[] {
  const groups = Map.groupBy(points, ({ food, currency }) => `${food.id} ${currency}`);
  return [...groups.values()].map(pricesOf);
}

function pricesOf(group: readonly PricePoint[]): FoodPrices {
  const per = unitFor(group);
  const points = group.flatMap((point) => inUnit(point, per) ?? []);
  const [latest, ...former] = points;
  const { food, currency } = group[0]!;
  const before = typicalPrice(former.filter(({ day }) => day < latest!.day));
  return {
    ...{ food: food.id, name: namePriced(food, per), section: food.section, currency, per },
    latest: paid(latest!),
    typical: typicalPrice(points),
    change: before === null || latest!.isUnusual ? null : latest!.price / before - 1,
    paid: points.map(paid),
    stores: storesOf(points),
  };
}

/** A lemon has a price, and so has a kilogram or a box of chickpeas. */
function namePriced(food: Food, per: PerUnit): string {
  return per === 'piece' && isByPiece(food) ? food.name : nameWithoutAmount(food);
}

/** The unit used on shelf labels: liters for liquids, pieces for food sold by the piece, else kilograms. */
function unitFor(group: readonly PricePoint[]): PerUnit {
  const { food } = group[0]!;
  const reach = (per: PerUnit) =>
    group.reduce((sum, point) => sum + (inUnit(point, per) ? point.weight : 0), 0);
  const possible = perUnits.filter((per) => group.some((point) => inUnit(point, per)));
  const counts = possible.map((per) => ({ per, weight: weightOf(group, per), reach: reach(per) }));
  const max = Math.max(...counts.map((one) => one.reach));
  // Relative, because prices of long ago weigh next to nothing.
  const wide = counts.filter((one) => one.reach >= max * (1 - 1e-9));
  const wanted = isMeasuredByVolume(food) ? 'l' : isByPiece(food) ? null : 'kg';
  return (wide.find(({ per }) => per === wanted) ?? wide.toSorted((a, b) => b.weight - a.weight)[0]!).per;
}

function weightOf(group: readonly PricePoint[], per: PerUnit): number {
  return group.reduce((sum, point) => sum + (point.per === per ? point.weight : 0), 0);
}

function paid({ day, store, receiptId, price, isUnusual }: PricePoint): PaidPrice {
  return { day, store, receiptId, price: toCents(price), isUnusual };
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}

function storesOf(points: readonly PricePoint[]): FoodPrices['stores'] {
  const named = points.filter(({ store }) => store !== null);
  return [...Map.groupBy(named, ({ store }) => store!)]
    .flatMap(([store, own]) => {
      const price = typicalPrice(own);
      return price === null ? [] : [{ store, price: toCents(price), day: own[0]!.day, times: own.length }];
    })
    .sort((one, other) => one.price - other.price || (one.store < other.store ? -1 : 1));
}

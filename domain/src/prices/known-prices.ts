import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById, foods } from '../foods/table.ts';
import type { CurrencySign } from '../receipts/receipt.ts';
import { type PricePoint, typicalPrice } from './price-points.ts';
import { convert, type PerUnit, perUnits, type Quantity } from './unit-price.ts';

/** The prices a household pays, in its main currency. */
export type KnownPrices = {
  currency: CurrencySign;
  /** By food and by the unit it was sold in. */
  prices: ReadonlyMap<FoodId, Partial<Record<PerUnit, number>>>;
};

/** Our own value: minimum weight of a price point. Prices older than about a year say nothing about today's. */
const minWeight = 0.01;

/** Null if no receipt has a recent price. */
export function knownPrices(points: readonly PricePoint[]): KnownPrices | null {
  const recent = points.filter(({ weight }) => weight >= minWeight);
  const currency = mainCurrency(recent);
  if (currency === null) return null;
  const prices = new Map<FoodId, Partial<Record<PerUnit, number>>>();
  const own = recent.filter((point) => point.currency === currency);
  for (const [id, group] of Map.groupBy(own, ({ food }) => food.id)) {
    const byUnit = perUnits.flatMap((per) => {
      const price = typicalPrice(group.filter((point) => point.per === per));
      return price === null ? [] : [[per, price]];
    });
    if (byUnit.length > 0) prices.set(id, Object.fromEntries(byUnit));
  }
  return { currency, prices };
}

/** The currency with the largest weight of recent prices. */
export function mainCurrency(points: readonly PricePoint[]): CurrencySign | null {
  const weights = new Map<CurrencySign, number>();
  for (const { currency, weight } of points) weights.set(currency, (weights.get(currency) ?? 0) + weight);
  return [...weights].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** The price of this quantity of a food; null if no price is known or none converts. */
export function priceOf({ prices }: KnownPrices, food: Food, bought: Quantity): number | null {
  const known = prices.get(food.id);
  if (!known) return null;
  for (const per of [bought.per, ...perUnits]) {
    const price = known[per];
    const quantity = price === undefined ? null : convert(food, bought, per);
    if (price !== undefined && quantity !== null) return price * quantity;
  }
  return null;
}

/** Price per 100 g by food id, including foods taken from a purchased one, such as the juice of a lemon. */
export function pricesPer100g(known: KnownPrices | null): Record<string, number> {
  if (known === null) return {};
  return Object.fromEntries(
    foods.flatMap((food) => {
      const { boughtAs } = food;
      const bought = boughtAs ? foodById(boughtAs.food) : food;
      const grams = boughtAs ? (boughtAs.grams ?? ratioOfOne(bought, food)) : 1;
      const price = grams === null ? null : priceOf(known, bought, { per: 'kg', quantity: grams / 10 });
      return price === null ? [] : [[food.id, price]];
    }),
  );
}

/** Grams of the purchased food per gram of the part taken from it. */
function ratioOfOne(bought: Food, food: Food): number | null {
  const [whole, taken] = [toGrams(bought, 1, 'whole'), toGrams(food, 1, 'whole')];
  return whole === null || taken === null ? null : whole / taken;
}

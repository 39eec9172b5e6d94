import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { unitsOfReceipts } from '../purchases/bought-grams.ts';
import type { BoughtItem } from '../purchases/purchases.ts';
import { gramsPer, millilitresPer } from '../quantities/units.ts';
import { packsOf } from '../shopping/packs.ts';

/** What a price is for: a piece is what a till counts as one. */
export const perUnits = ['kg', 'l', 'piece'] as const;
export type PerUnit = (typeof perUnits)[number];

/** So many kilograms, liters or pieces. */
export type Quantity = { per: PerUnit; quantity: number };

/** Sold by the piece from so many grams on; what is lighter comes in bunches and bags. */
const leastPiece = 50;
/** A till that counts fewer eggs counts boxes. */
const leastEggs = 4;
/** Packs whose sizes differ by less are one size to a shopper. Ours. */
const sameSize = 1.35;

/** Whether shops sell it one by one, so that a piece is one of it and no pack. */
export function isByPiece({ section, class: kind, grams }: Food): boolean {
  return (section === 'Produce' || kind === 'egg') && (grams.each ?? 0) >= leastPiece;
}

/** How much a line of a receipt bought; null where its count does not tell: "BANANAS 1.40" is no single banana. */
export function boughtQuantity(food: Food, item: Pick<BoughtItem, 'amount' | 'unit' | 'text' | 'name'>) {
  const { amount, unit } = item;
  if (!Number.isFinite(amount) || amount <= 0) return null;
  if (unit !== 'each') return measured(amount, unitsOfReceipts[unit]);
  const isUnclear = isByPiece(food) && (food.class === 'egg' ? amount < leastEggs : isOneOfMany(food, item));
  return isUnclear ? null : { per: 'piece' as const, quantity: amount };
}

/** A weight or a volume as a quantity; null for any other unit. */
export function measured(
  amount: number,
  unit: keyof typeof gramsPer | keyof typeof millilitresPer,
): Quantity | null {
  const grams = gramsPer[unit];
  if (grams !== undefined) return { per: 'kg', quantity: (amount * grams) / 1000 };
  const milliliters = millilitresPer[unit];
  return milliliters === undefined ? null : { per: 'l', quantity: (amount * milliliters) / 1000 };
}

/** Rung up once, but printed as several. */
function isOneOfMany(
  food: Food,
  { amount, text, name }: Pick<BoughtItem, 'amount' | 'text' | 'name'>,
): boolean {
  if (amount !== 1) return false;
  const words = `${text} ${name}`.toLowerCase().split(/[^a-z]+/);
  const plural = food.plural.split(' ').at(-1)!;
  const isPlural = plural !== food.name.split(' ').at(-1) && words.includes(plural);
  return (
    isPlural || words.some((word) => ['bag', 'bunch', 'pack', 'pk', 'ct', 'net', 'punnet'].includes(word))
  );
}

/** Grams of what a till counts as one; null where the table has several sizes or none. */
export function gramsOfPiece(food: Food): number | null {
  if (isByPiece(food)) return food.grams.each!;
  const sizes =
    typeof food.sold === 'string'
      ? food.packs
      : [...packsOf(food, 'metric'), ...packsOf(food, 'us')].map(({ amount, unit }) =>
          toGrams(food, amount, unit),
        );
  const known = sizes.filter((size) => size !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length > 0 && most <= least * sameSize ? (least + most) / 2 : null;
}

/** The same quantity per another unit, where the food table knows the weights. */
export function convert(food: Food, { per, quantity }: Quantity, to: PerUnit): number | null {
  if (per === to) return quantity;
  const [from, other] = [gramsOfOne(food, per), gramsOfOne(food, to)];
  return from === null || other === null ? null : (quantity * from) / other;
}

function gramsOfOne(food: Food, per: PerUnit): number | null {
  if (per === 'kg') return 1000;
  return per === 'l' ? toGrams(food, 1, 'l') : gramsOfPiece(food);
}

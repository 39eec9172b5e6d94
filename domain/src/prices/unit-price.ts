import { isByPiece, minEggs } from '../foods/by-piece.ts';
import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { unitsOfReceipts } from '../purchases/bought-grams.ts';
import type { BoughtItem } from '../purchases/purchases.ts';
import { gramsPer, millilitersPer } from '../quantities/units.ts';
import { packsOf } from '../shopping/packs.ts';

/** The unit of a price; a piece is what a register counts as one. */
export const perUnits = ['kg', 'l', 'piece'] as const;
export type PerUnit = (typeof perUnits)[number];

/** An amount in kilograms, liters or pieces. */
export type Quantity = { per: PerUnit; quantity: number };

/** Our own value: packs whose sizes differ by less than this ratio count as one size. */
const sameSize = 1.35;

/** The quantity of a receipt line; null if its count is ambiguous: "BANANAS 1.40" is not a single banana. */
export function boughtQuantity(food: Food, item: Pick<BoughtItem, 'amount' | 'unit' | 'text' | 'name'>) {
  const { amount, unit } = item;
  if (!Number.isFinite(amount) || amount <= 0) return null;
  if (unit !== 'each') return measured(amount, unitsOfReceipts[unit]);
  const isUnclear = isByPiece(food) && (food.class === 'egg' ? amount < minEggs : isOneOfMany(food, item));
  return isUnclear ? null : { per: 'piece' as const, quantity: amount };
}

/** Converts a weight or a volume to a quantity; null for any other unit. */
export function measured(
  amount: number,
  unit: keyof typeof gramsPer | keyof typeof millilitersPer,
): Quantity | null {
  const grams = gramsPer[unit];
  if (grams !== undefined) return { per: 'kg', quantity: (amount * grams) / 1000 };
  const milliliters = millilitersPer[unit];
  return milliliters === undefined ? null : { per: 'l', quantity: (amount * milliliters) / 1000 };
}

/** Counted once, although the printed name is a plural. */
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

/** Grams of what a register counts as one; null if the table has several sizes or none. */
export function gramsOfPiece(food: Food): number | null {
  if (isByPiece(food)) return food.grams.each!;
  const sizes =
    typeof food.sold === 'string'
      ? food.packs
      : [...packsOf(food, 'metric'), ...packsOf(food, 'us')].map(({ amount, unit }) =>
          toGrams(food, amount, unit),
        );
  const known = sizes.filter((size) => size !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  return known.length > 0 && max <= min * sameSize ? (min + max) / 2 : null;
}

/** Converts a quantity to another unit if the food table has the weights. */
export function convert(food: Food, { per, quantity }: Quantity, to: PerUnit): number | null {
  if (per === to) return quantity;
  const [from, other] = [gramsOfOne(food, per), gramsOfOne(food, to)];
  return from === null || other === null ? null : (quantity * from) / other;
}

function gramsOfOne(food: Food, per: PerUnit): number | null {
  if (per === 'kg') return 1000;
  return per === 'l' ? toGrams(food, 1, 'l') : gramsOfPiece(food);
}

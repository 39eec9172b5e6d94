import { minEggs } from '../foods/by-piece.ts';
import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { millilitersPer, type Unit } from '../quantities/units.ts';
import type { ReceiptUnit } from '../receipts/receipt.ts';

/** Maps the units printed on receipts to kitchen units. */
export const unitsOfReceipts: Readonly<Record<Exclude<ReceiptUnit, 'each'>, Unit>> = {
  lb: 'lb',
  oz: 'oz',
  kg: 'kg',
  g: 'g',
  l: 'l',
  ml: 'ml',
  'fl oz': 'fl oz',
  gal: 'gallon',
  qt: 'quart',
  pt: 'pint',
};

/** Our own value: typical pack weight for foods without one in the table. */
const usualPack = 300;
/** Our own value: large stocks are not eaten within a month, and a misread figure must not outweigh a basket. */
const maxGrams = 2000;

/** Approximate grams of a receipt line: its weight, or its count times a usual pack. */
export function boughtGrams(food: Food, amount: number, unit: ReceiptUnit): number {
  const count = Number.isFinite(amount) && amount > 0 ? amount : 1;
  return Math.min(maxGrams, count * (unit === 'each' ? gramsOfPack(food, count) : gramsOfUnit(food, unit)));
}

/** Grams of each of so many: six bananas are counted as six, a bag of them as one. */
function gramsOfPack({ grams, packs, section, class: kind }: Food, count: number): number {
  const isLoose = kind === 'egg' ? count >= minEggs : section === 'Produce' && count > 2;
  return (isLoose ? grams.each : undefined) ?? packs[0] ?? grams.each ?? usualPack;
}

function gramsOfUnit(food: Food, unit: Exclude<ReceiptUnit, 'each'>): number {
  const own = unitsOfReceipts[unit];
  return toGrams(food, 1, own) ?? millilitersPer[own] ?? usualPack;
}

import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { millilitresPer, type Unit } from '../quantities/units.ts';
import type { ReceiptUnit } from '../receipts/receipt.ts';

/** The kitchen's units of those that receipts print. */
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

/** Ours: what one pack of anything weighs, about, where the table names none. */
const usualPack = 300;
/** Ours: a sack of rice is not eaten this month, and a figure that was misread must not outweigh a basket. */
const mostGrams = 2000;

/** Grams of a bought line, about: what is weighed by its weight, what is counted by a usual pack. */
export function boughtGrams(food: Food, amount: number, unit: ReceiptUnit): number {
  const count = Number.isFinite(amount) && amount > 0 ? amount : 1;
  return Math.min(mostGrams, count * (unit === 'each' ? gramsOfPack(food, count) : gramsOfUnit(food, unit)));
}

function gramsOfPack({ grams, packs, section }: Food, count: number): number {
  // Six bananas are rung up as six, a bag of them as one.
  const loose = section === 'Produce' && count > 2 ? grams.each : undefined;
  return loose ?? packs[0] ?? grams.each ?? usualPack;
}

function gramsOfUnit(food: Food, unit: Exclude<ReceiptUnit, 'each'>): number {
  const own = unitsOfReceipts[unit];
  return toGrams(food, 1, own) ?? millilitresPer[own] ?? usualPack;
}

import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { unitOf } from '../quantities/units.ts';
import type { ItemFields } from './list-item.ts';
import { amountToBuy } from './packs.ts';
import type { ShopperAmount } from './shopper-units.ts';

type Wanted = ShopperAmount & { needed?: ShopperAmount | null | undefined; note: string | null };

/** Share of the need that is too small to be worth buying. */
const enough = 0.05;
const usUnits = ['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon'];
/** The notes that the list displays. */
export const homeNotes = { all: 'At home', some: 'Less what is at home' } as const;

/**
 * The changes to an item if this many grams are at home: nothing or less to buy. Null if its weight is unknown or the
 * same packs are needed anyway.
 */
export function subtractAtHome(food: Food, wanted: Wanted, gramsAtHome: number): Partial<ItemFields> | null {
  const grams = gramsToBuy(food, wanted.needed ?? wanted);
  if (grams === null || grams === 0 || gramsAtHome <= 0) return null;
  const note = (text: string) => (wanted.note === null ? text : `${wanted.note} · ${text}`);
  const rest = grams - gramsAtHome;
  if (rest <= grams * enough) return { isAtHome: true, note: note(homeNotes.all) };
  const system = systemOf(wanted) ?? 'metric';
  const bought = amountToBuy(food, { kind: 'grams', grams: rest, counted: null, bySpoon: false }, system);
  const [now, before] = [gramsToBuy(food, bought), gramsToBuy(food, wanted)];
  return now !== null && before !== null && now < before * (1 - enough)
    ? { ...bought, note: note(homeNotes.some) }
    : null;
}

/** The US system for units that only it uses. */
export function systemOf({ unit }: ShopperAmount): UnitSystem | undefined {
  return usUnits.includes(unit) ? 'us' : undefined;
}

/** Grams of a list item; null if the food has no weight for its unit. */
export function gramsToBuy(food: Food, { amount, unit }: ShopperAmount): number | null {
  const known = unitOf(unit);
  return known === null ? null : toGrams(food, amount, known);
}

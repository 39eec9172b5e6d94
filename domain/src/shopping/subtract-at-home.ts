import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { unitOf } from '../quantities/units.ts';
import type { ItemFields } from './list-item.ts';
import { amountToBuy } from './packs.ts';
import type { ShopperAmount } from './shopper-units.ts';

type Wanted = ShopperAmount & { needed?: ShopperAmount | null | undefined; note: string | null };

/** A rest of the need that no one goes to the shop for. */
const enough = 0.05;
const usUnits = ['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon'];
/** What the list says of it. */
export const homeNotes = { all: 'At home', some: 'Less what is at home' } as const;

/**
 * What changes about an item of which so many grams are at home: it need not be bought, or less of it. Null where its
 * weight is not known, or the same packs are needed all the same.
 */
export function subtractAtHome(food: Food, wanted: Wanted, gramsAtHome: number): Partial<ItemFields> | null {
  const grams = gramsToBuy(food, wanted.needed ?? wanted);
  if (grams === null || grams === 0 || gramsAtHome <= 0) return null;
  const note = (said: string) => (wanted.note === null ? said : `${wanted.note} · ${said}`);
  const rest = grams - gramsAtHome;
  if (rest <= grams * enough) return { isAtHome: true, note: note(homeNotes.all) };
  const system = systemOf(wanted) ?? 'metric';
  const bought = amountToBuy(food, { kind: 'grams', grams: rest, counted: null, bySpoon: false }, system);
  const [now, before] = [gramsToBuy(food, bought), gramsToBuy(food, wanted)];
  return now !== null && before !== null && now < before * (1 - enough)
    ? { ...bought, note: note(homeNotes.some) }
    : null;
}

/** The US system where an amount is told in it alone. */
export function systemOf({ unit }: ShopperAmount): UnitSystem | undefined {
  return usUnits.includes(unit) ? 'us' : undefined;
}

/** Of an item as a list says it; null where the food has no weight for its unit. */
export function gramsToBuy(food: Food, { amount, unit }: ShopperAmount): number | null {
  const known = unitOf(unit);
  return known === null ? null : toGrams(food, amount, known);
}

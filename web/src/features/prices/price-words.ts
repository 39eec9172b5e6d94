import type { FoodPrices } from '@plateful/contract/prices.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { gramsPer, millilitersPer } from '@plateful/domain/quantities/units.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { formatMoney } from '#lib/format.ts';

/** Smaller changes (as a share of the price) count as none. */
const minChange = 0.02;

export type Direction = 'higher' | 'lower' | 'same';

/** Null if there is nothing to compare with. */
export function directionOf({ change }: Pick<FoodPrices, 'change'>): Direction | null {
  if (change === null) return null;
  if (Math.abs(change) < minChange) return 'same';
  return change > 0 ? 'higher' : 'lower';
}

/** "12% higher", "unchanged". */
export function changeWords({ change }: Pick<FoodPrices, 'change'>): string | null {
  const direction = directionOf({ change });
  if (direction === null) return null;
  if (direction === 'same') return 'unchanged';
  return `${Math.round(Math.abs(change!) * 100)}% ${direction}`;
}

type Priced = Pick<FoodPrices, 'currency' | 'per'>;

/** The units on price labels of US shops. */
const perUs = {
  kg: { unit: 'lb', share: gramsPer.lb! / 1000 },
  l: { unit: 'fl oz', share: millilitersPer['fl oz']! / 1000 },
  piece: { unit: 'piece', share: 1 },
};

/** The unit of a price as it is shown. */
export function priceUnit(per: Priced['per'], units: UnitSystem | undefined): string {
  return units === 'us' ? perUs[per].unit : per;
}

/** "€2.49 / kg", or "$1.13 / lb" in US units. */
export function priceWords(price: number, { currency, per }: Priced, units: UnitSystem | undefined): string {
  const shown = units === 'us' ? price * perUs[per].share : price;
  // A fluid ounce costs a few cents: without a decimal most would cost the same.
  const isCents = currency === '$' && priceUnit(per, units) === 'fl oz' && shown < 1;
  const sum = isCents ? `${(shown * 100).toFixed(1)}¢` : formatMoney(shown, currency);
  return `${sum} / ${priceUnit(per, units)}`;
}

export function shortDay(day: PlainDate): string {
  return formatDay(day, { dateStyle: 'medium' });
}

export const orders = { higher: 'Biggest increase', latest: 'Latest', name: 'A–Z' } as const;
export type Order = keyof typeof orders;

/** Foods whose names contain `search`, in the given order. */
export function arranged(foods: readonly FoodPrices[], order: Order, search: string): FoodPrices[] {
  const query = search.trim().toLowerCase();
  const found = foods.filter(({ name }) => name.toLowerCase().includes(query));
  if (order === 'name') return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  // The server already sorts by day.
  if (order === 'latest') return found;
  const min = Number.NEGATIVE_INFINITY;
  return found.sort((a, b) => (b.change ?? min) - (a.change ?? min) || 0);
}

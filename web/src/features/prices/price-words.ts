import type { FoodPrices } from '@plateful/contract/prices.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { formatMoney } from '#lib/format.ts';

/** Smaller changes (as a share of the price) count as none. */
const minChange = 0.02;

export type Direction = 'dearer' | 'cheaper' | 'same';

/** Null if there is nothing to compare with. */
export function directionOf({ change }: Pick<FoodPrices, 'change'>): Direction | null {
  if (change === null) return null;
  if (Math.abs(change) < minChange) return 'same';
  return change > 0 ? 'dearer' : 'cheaper';
}

/** "12% dearer", "as before". */
export function changeWords({ change }: Pick<FoodPrices, 'change'>): string | null {
  const direction = directionOf({ change });
  if (direction === null) return null;
  if (direction === 'same') return 'as before';
  return `${Math.round(Math.abs(change!) * 100)}% ${direction}`;
}

/** "€2.49 / kg". */
export function priceWords(price: number, { currency, per }: Pick<FoodPrices, 'currency' | 'per'>): string {
  return `${formatMoney(price, currency)} / ${per}`;
}

export function shortDay(day: PlainDate): string {
  return formatDay(day, { dateStyle: 'medium' });
}

export const orders = { dearer: 'Dearer first', latest: 'Latest', name: 'A–Z' } as const;
export type Order = keyof typeof orders;

/** Foods whose names contain `search`, in the given order. */
export function arranged(foods: readonly FoodPrices[], order: Order, search: string): FoodPrices[] {
  const wanted = search.trim().toLowerCase();
  const found = foods.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (order === 'name') return found.sort((one, other) => (one.name < other.name ? -1 : 1));
  // The server already sorts by day.
  if (order === 'latest') return found;
  const min = Number.NEGATIVE_INFINITY;
  return found.sort((one, other) => (other.change ?? min) - (one.change ?? min) || 0);
}

import type { ListedItem } from '@plateful/contract/shopping-lists.ts';

export type ListProgress = { checked: number; total: number; percent: number };
type Counted = Pick<ListedItem, 'checked' | 'isAtHome'>;

/** The share of items that are checked off. 100 percent only if all are. */
export function progressOf(items: readonly Counted[]): ListProgress {
  const toBuy = items.filter((item) => !item.isAtHome);
  const total = toBuy.length;
  const checked = toBuy.filter((item) => item.checked).length;
  const percent = total === 0 ? 0 : Math.floor((checked / total) * 100);
  return { checked, total, percent };
}

/** Same rule as on the server, which archives complete lists. */
export function isComplete(items: readonly Counted[]): boolean {
  const { checked, total } = progressOf(items);
  return total > 0 && checked === total;
}

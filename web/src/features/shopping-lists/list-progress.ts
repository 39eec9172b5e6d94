import type { ListedItem } from '@plateful/contract/shopping-lists.ts';

export type ListProgress = { checked: number; total: number; percent: number };
type Counted = Pick<ListedItem, 'checked' | 'isAtHome'>;

/** How much of what has to be bought is in the basket. Below the last item it never says 100 percent. */
export function progressOf(items: readonly Counted[]): ListProgress {
  const toBuy = items.filter((item) => !item.isAtHome);
  const total = toBuy.length;
  const checked = toBuy.filter((item) => item.checked).length;
  const percent = total === 0 ? 0 : Math.floor((checked / total) * 100);
  return { checked, total, percent };
}

/** As the server sees it, which archives such a list. */
export function isComplete(items: readonly Counted[]): boolean {
  const { checked, total } = progressOf(items);
  return total > 0 && checked === total;
}

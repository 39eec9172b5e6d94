import type { ListedItem } from '@plateful/contract/shopping-lists.ts';

export type ListProgress = { checked: number; total: number; percent: number; isComplete: boolean };

/** How much of a list is in the basket. Below the last item it never says 100 percent. */
export function progressOf(items: readonly Pick<ListedItem, 'checked'>[]): ListProgress {
  const total = items.length;
  const checked = items.filter((item) => item.checked).length;
  const percent = total === 0 ? 0 : Math.floor((checked / total) * 100);
  return { checked, total, percent, isComplete: total > 0 && checked === total };
}

/** The same items with one of them ticked or not. */
export function tickItem<I extends Pick<ListedItem, 'checked'>>(
  items: readonly I[],
  index: number,
  checked: boolean,
): I[] {
  return items.map((item, place) => (place === index ? { ...item, checked } : item));
}

import type { ReceiptItem } from '@plateful/contract/receipts.ts';

import { capitalized } from '#lib/words.ts';

/** What the form says of an item. */
export type ItemValues = Pick<ReceiptItem, 'name' | 'food' | 'category'>;

/** What has to be sent: the changed fields. A confirmed guess is sent whole; nothing to say is null. */
export function changeOf(item: ReceiptItem, values: ItemValues): Partial<ItemValues> | null {
  if (item.isGuess) return values;
  const change: Partial<ItemValues> = {};
  if (values.name !== item.name) change.name = values.name;
  if (values.food !== item.food) change.food = values.food;
  if (values.category !== item.category) change.category = values.category;
  return Object.keys(change).length > 0 ? change : null;
}

/** "Oat milk · Dairy". */
export function meaningText({ name, category }: ItemValues): string {
  return `${capitalized(name)} · ${category}`;
}

/** The food table's ids are its names: "oat-milk" is "Oat milk". */
export function foodLabel(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { groupItems } from './group-items.ts';

/** What is still to buy as plain text, for a message or a note; everything when nothing is left. */
export function listAsText({ name, items }: Pick<ShoppingList, 'name' | 'items'>): string {
  const open = items.filter((item) => !item.checked && !item.isAtHome);
  const sections = groupItems(open.length > 0 ? open : items).map(({ name, items }) =>
    [name, ...items.map((item) => `- ${lineOf(item.ingredient, item.amount, item.unit)}`)].join('\n'),
  );
  return [name, ...sections].join('\n\n');
}

function lineOf(ingredient: string, amount: number, unit: string): string {
  const quantity = formatQuantity(amount, unit);
  return quantity === '' ? ingredient : `${ingredient}, ${quantity}`;
}

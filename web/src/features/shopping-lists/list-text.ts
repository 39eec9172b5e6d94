import type { ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { Section } from '@plateful/domain/foods/food.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { groupItems } from './group-items.ts';

type ShownAs = { order?: readonly Section[]; hasAisles?: boolean };

/** The unchecked items as plain text, in the order of the page; all items if everything is checked off. */
export function listAsText(
  { name, items }: Pick<ShoppingList, 'name' | 'items'>,
  { order, hasAisles }: ShownAs = {},
): string {
  const open = items.filter((item) => !item.checked && !item.isAtHome);
  const groups = groupItems(open.length > 0 ? open : items, order, hasAisles);
  const sections = groups.map(({ name, items }) =>
    [name, ...items.map((item) => `- ${lineOf(item)}`)].join('\n'),
  );
  return [name, ...sections].join('\n\n');
}

function lineOf({ ingredient, amount, unit, note }: ListedItem): string {
  const quantity = formatQuantity(amount, unit);
  const words = quantity === '' ? ingredient : `${ingredient}, ${quantity}`;
  return note ? `${words} (${note})` : words;
}

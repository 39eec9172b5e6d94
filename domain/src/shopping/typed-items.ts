import { plausibleRange, rangeAt } from '../quantities/numbers.ts';
import { tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import type { ItemFields } from './list-item.ts';

export type TypedItem = Pick<ItemFields, 'ingredient' | 'amount' | 'unit'>;

/**
 * Parses "2 milk, nappies" into items with an optional leading amount. Does not use the food table, so that it works
 * offline on a phone.
 */
export function readTypedItems(text: string): TypedItem[] {
  return text
    .split(betweenItems)
    .map((part) => readTypedItem(part.trim()))
    .filter((item) => item !== null);
}

/** A comma within a number does not separate items: "1,5 l milk". */
const betweenItems = /,(?!\d)|[;\n]/;

function readTypedItem(text: string): TypedItem | null {
  if (text === '') return null;
  const plain = { ingredient: text, amount: 0, unit: '' };
  const tokens = tokenize(text);
  const range = rangeAt(tokens, 0);
  const amount = range && plausibleRange(range.value)?.max;
  const [first, second] = range ? tokens.slice(range.next) : [];
  // "7up" and "2% milk" are names.
  if (!amount || !first || first.kind !== 'word') return plain;
  const counted = { ingredient: text.slice(first.start), amount, unit: 'whole' };
  const unit = unitOf(first.text);
  const named = second?.key === 'of' ? tokens[tokens.indexOf(second) + 1] : second;
  if (unit && named) return { ingredient: text.slice(named.start), amount, unit };
  // "500 g" without a food is not an item; "2 cups" is one.
  const isThing = unit ? first.text.length > 2 : text[first.start - 1] === ' ';
  return isThing ? counted : plain;
}

/** The name still being typed: the text after the last comma, without its amount. */
export function nameBeingTyped(text: string): string {
  const last = text.split(betweenItems).at(-1)?.trim() ?? '';
  return readTypedItem(last)?.ingredient ?? '';
}

/** The text with its last name completed. */
export function completeTyped(text: string, name: string): string {
  const typed = nameBeingTyped(text);
  const end = text.trimEnd();
  return `${typed === '' ? end : end.slice(0, end.length - typed.length)}${name}`;
}

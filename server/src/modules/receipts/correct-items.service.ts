import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { receiptEndpoints } from '@plateful/contract/receipts.ts';
import { withVisibleText } from '@plateful/contract/visible-text.ts';
import { foodsById } from '@plateful/domain/foods/table.ts';
import { receiptCategory } from '@plateful/domain/receipts/receipt-category.ts';
import { cents } from '@plateful/domain/receipts/self-check.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import type { UserContext } from '#context.ts';
import { AppError, changedElsewhere, notFound } from '#errors.ts';
import { changeReceipt } from './change-receipt.service.ts';
import { requireRoomForReceipts } from './receipt-room.service.ts';
import type { ReceiptRow, StoredItem } from './receipts.repository.ts';
import { rememberItem } from './resolve-items.service.ts';

type ItemPlace = { id: string; itemId: number };
type Meaning = Pick<StoredItem, 'name' | 'food' | 'category'>;
type Bought = Pick<StoredItem, 'amount' | 'unit' | 'price'>;
type Seen = Meaning & { [Field in keyof Bought]?: Bought[Field] | undefined };

/**
 * Corrects what an item is, for all lines with the same text on this receipt and for later receipts of the store.
 * Amount and price apply only to the one line.
 */
export function updateItem(ctx: UserContext, input: Input<typeof receiptEndpoints.updateItem>) {
  const { id, itemId, seen, amount, unit, price, ...change } = input;
  const food = change.food == null ? null : foodOf(change.food);
  const saysWhatItIs =
    change.name !== undefined || change.food !== undefined || change.category !== undefined;
  const changed = (item: StoredItem): StoredItem => ({
    ...item,
    name: change.name ?? food?.name ?? item.name,
    food: change.food === undefined ? item.food : (food?.id ?? null),
    category: change.category ?? (food ? receiptCategory(food) : item.category),
    // Choosing a food or a food section implies that the item is food.
    isFood: food !== null || item.isFood || (change.category !== undefined && change.category !== 'Other'),
    isGuess: item.isGuess && !saysWhatItIs,
    isCorrected: item.isCorrected || saysWhatItIs,
    isRemoved: false,
  });
  const bought = (item: StoredItem): Bought => ({
    amount: amount ?? item.amount,
    unit: unit ?? item.unit,
    price: price === undefined ? item.price : inCents(price),
  });
  const isOfWords = saysWhatItIs || change.isRemoved === false;
  return changeReceipt(ctx, id, async (tx, receipt) => {
    const item = itemIn(receipt, itemId);
    const corrected = isOfWords ? changed(item) : item;
    if (seen) rejectConflict(seen, item, { ...corrected, ...bought(item) });
    const parsedItems = isOfWords ? everyLineOf(receipt, item, changed) : receipt.parsedItems;
    if (isOfWords && !item.isAdded) await rememberItem(tx, receipt.store, corrected);
    return {
      parsedItems: parsedItems.map((item) => (item.id === itemId ? { ...item, ...bought(item) } : item)),
    };
  });
}

const itemFields = ['name', 'food', 'category', 'amount', 'unit', 'price'] as const;

/** Rejects the change if the stored value differs from what the client had seen. */
function rejectConflict(seen: Seen, stored: StoredItem, changed: StoredItem): void {
  const isConflict = itemFields.some(
    (field) =>
      seen[field] !== undefined &&
      changed[field] !== stored[field] &&
      // As the client's values arrive: rows from before decision 039 may hold invisible characters.
      withVisibleText(stored[field]) !== seen[field],
  );
  if (!isConflict) return;
  const [yours, theirs] = [valuesOf(changed), valuesOf(stored)];
  throw changedElsewhere([stored.text], [{ field: 'item', yours, theirs }], theirs);
}

function valuesOf({ name, food, category, amount, unit, price }: StoredItem): Meaning & Bought {
  return { name, food, category, amount, unit, price };
}

/** Every line of the receipt with the same printed text. */
function everyLineOf(
  { parsedItems }: ReceiptRow,
  item: StoredItem,
  change: (item: StoredItem) => StoredItem,
): StoredItem[] {
  const words = wordsKey(item.text);
  const isMeant = (line: StoredItem) =>
    line.id === item.id || (!line.isRemoved && words !== '' && wordsKey(line.text) === words);
  return parsedItems.map((item) => (isMeant(item) ? change(item) : item));
}

/** Removes one line, also from later receipts of the store. */
export function removeItem(ctx: UserContext, { id, itemId }: ItemPlace) {
  return changeReceipt(ctx, id, async (tx, receipt) => {
    const removed = { ...itemIn(receipt, itemId), isRemoved: true };
    if (!removed.isAdded) await rememberItem(tx, receipt.store, removed);
    return { parsedItems: receipt.parsedItems.map((item) => (item.id === itemId ? removed : item)) };
  });
}

/** Adds an item that was not read, after all others. */
export function addItem(ctx: UserContext, { id, ...input }: Input<typeof receiptEndpoints.addItem>) {
  const food = input.food === null ? null : foodOf(input.food);
  return changeReceipt(ctx, id, async (tx, { parsedItems }) => {
    await requireRoomForReceipts(tx);
    if (parsedItems.length >= receiptBounds.items) {
      throw new AppError('conflict', `A receipt can have at most ${receiptBounds.items} items`);
    }
    const added: StoredItem = {
      ...input,
      id: Math.max(-1, ...parsedItems.map((item) => item.id)) + 1,
      text: input.name,
      food: food?.id ?? null,
      price: inCents(input.price),
      isFood: food !== null || input.category !== 'Other',
      ...{ isGuess: false, isCorrected: true, isRemoved: false, isAdded: true },
    };
    return { parsedItems: [...parsedItems, added] };
  });
}

function itemIn({ parsedItems }: ReceiptRow, itemId: number): StoredItem {
  const item = parsedItems.find(({ id }) => id === itemId);
  if (!item) throw notFound('Item');
  return item;
}

function foodOf(id: string) {
  const food = foodsById.get(id);
  if (food) return food;
  const fields = { food: 'Not in the food table' };
  throw new AppError('invalid_input', 'This food is not in the food table', { fields });
}

function inCents(price: number | null): number | null {
  return price === null ? null : cents(price);
}

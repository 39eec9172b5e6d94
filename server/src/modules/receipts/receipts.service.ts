import type { Input } from '@plateful/contract/endpoint.ts';
import type { receiptEndpoints } from '@plateful/contract/receipts.ts';
import type { Section } from '@plateful/domain/foods/food.ts';
import { searchFoods } from '@plateful/domain/foods/search-foods.ts';
import { foodsById } from '@plateful/domain/foods/table.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import { receiptCategory } from '@plateful/domain/receipts/receipt-category.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { pageOf, rowsFor } from '#db/paging.ts';
import { AppError, changedElsewhere, notFound } from '#errors.ts';
import { getRecentReceipts } from './bought-receipts.service.ts';
import { receiptUsage } from './receipt-quota.service.ts';
import {
  countRead,
  deleteReceipt,
  findReceipt,
  findReceipts,
  lockReceipt,
  type ReceiptRow,
  type StoredItem,
  updateItems,
} from './receipts.repository.ts';
import { rememberItem } from './resolve-items.service.ts';

export async function listReceipts(ctx: UserContext, { limit, cursor }: Input<typeof receiptEndpoints.list>) {
  const found = await findReceipts(ctx.db, ctx.user.id, { rows: rowsFor(limit), cursor });
  const { page, nextCursor } = pageOf(found, limit);
  const insights = tasteInsights(await getRecentReceipts(ctx), ctx.clock.now());
  const receipts = page.map(({ receipt }) => presentReceipt(receipt));
  const isFirst = limit !== undefined && cursor === undefined;
  const total = isFirst ? await countRead(ctx.db, ctx.user.id) : undefined;
  return { receipts, nextCursor, total, insights, usage: await receiptUsage(ctx) };
}

/** What leaves the server: the photo's address instead of its key, removed items apart. */
export function presentReceipt({ imageUrl, parsedItems, ...row }: ReceiptRow) {
  return {
    ...row,
    imageUrl: imageUrl === null ? null : `/api/grocery-receipts/${row.id}/image`,
    parsedItems: parsedItems.filter(({ isRemoved }) => !isRemoved),
    removedItems: parsedItems.filter(({ isRemoved }) => isRemoved),
  };
}

/** The photo, for its owner alone. */
export async function getPhoto(ctx: UserContext, { id }: { id: string }) {
  const receipt = await findReceipt(ctx.db, ctx.user.id, id);
  const photo = receipt?.imageUrl ? await ctx.fileStore.read(receipt.imageUrl) : null;
  if (!photo) throw notFound('Photo');
  return photo;
}

export async function removeReceipt(ctx: UserContext, { id }: { id: string }) {
  const receipt = await deleteReceipt(ctx.db, ctx.user.id, id);
  if (!receipt) throw notFound('Receipt');
  await removePhoto(ctx, receipt);
  return { success: true as const };
}

/** The photo of a receipt that is gone. What stays behind when this fails is swept. */
export async function removePhoto(ctx: UserContext, { id, imageUrl }: Pick<ReceiptRow, 'id' | 'imageUrl'>) {
  if (!imageUrl) return;
  await ctx.fileStore.remove(imageUrl).catch((error: unknown) => {
    ctx.log.warn({ err: error, receiptId: id }, 'the photo of a deleted receipt could not be removed');
  });
}

type ItemPlace = { id: string; itemId: number };
type Meaning = Pick<StoredItem, 'name' | 'food' | 'category'>;
type Change = {
  name?: string | undefined;
  food?: string | null | undefined;
  category?: Section | undefined;
  isRemoved?: false | undefined;
  seen?: Meaning | undefined;
};

/** What an item really is: for this receipt's lines of the same words, and for the next receipts of the store. */
export function updateItem(ctx: UserContext, { id, itemId, seen, ...change }: ItemPlace & Change) {
  const food = change.food == null ? null : (foodsById.get(change.food) ?? null);
  if (change.food != null && food === null) {
    throw new AppError('invalid_input', 'This food is not in our table', {
      fields: { food: 'Not in our table' },
    });
  }
  const saysWhatItIs =
    change.name !== undefined || change.food !== undefined || change.category !== undefined;
  const changed = (item: StoredItem) => ({
    ...item,
    name: change.name ?? food?.name ?? item.name,
    food: change.food === undefined ? item.food : (food?.id ?? null),
    category: change.category ?? (food ? receiptCategory(food) : item.category),
    // Naming a food or a shelf of food says that it is one.
    isFood: food !== null || item.isFood || (change.category !== undefined && change.category !== 'Other'),
    isGuess: item.isGuess && !saysWhatItIs,
    isCorrected: item.isCorrected || saysWhatItIs,
    isRemoved: false,
  });
  return changeItems(ctx, { id, itemId }, changed, seen);
}

const meaningOf = ({ name, food, category }: Meaning): Meaning => ({ name, food, category });

/** Whether a field that changes has been changed elsewhere since it was shown. */
function isConflict(seen: Meaning, stored: Meaning, changed: Meaning): boolean {
  const fields = ['name', 'food', 'category'] as const;
  return fields.some((field) => changed[field] !== stored[field] && stored[field] !== seen[field]);
}

export function removeItem(ctx: UserContext, place: ItemPlace) {
  return changeItems(ctx, place, (item) => ({ ...item, isRemoved: true }));
}

/** Changes every line of the receipt that is printed in the same words, and remembers it. A removal is of one line alone. */
function changeItems(
  ctx: UserContext,
  { id, itemId }: ItemPlace,
  change: (item: StoredItem) => StoredItem,
  seen?: Meaning,
) {
  return inTransaction(ctx, async (tx) => {
    const receipt = await lockReceipt(tx.db, tx.user.id, id);
    if (!receipt) throw notFound('Receipt');
    const item = receipt.parsedItems.find((one) => one.id === itemId);
    if (!item) throw notFound('Item');
    const changed = change(item);
    if (seen && isConflict(seen, item, changed)) {
      const values = { field: 'item', yours: meaningOf(changed), theirs: meaningOf(item) };
      throw changedElsewhere([item.text], [values], meaningOf(item));
    }
    const words = wordsKey(item.text);
    const isMeant = (one: StoredItem) =>
      one.id === itemId ||
      (!changed.isRemoved && !one.isRemoved && words !== '' && wordsKey(one.text) === words);
    const items = receipt.parsedItems.map((one) => (isMeant(one) ? change(one) : one));
    await rememberItem(tx, receipt.store, changed);
    return { receipt: presentReceipt(await updateItems(tx.db, id, items)) };
  });
}

/** Most foods that are offered for a few letters. */
const mostFoods = 12;

/** Foods to choose from: names that begin with the query first, then those that hold it. */
export function findFoods(_ctx: UserContext, { query }: { query: string }) {
  return {
    foods: searchFoods(query, mostFoods).map((food) => ({
      id: food.id,
      name: food.name,
      category: receiptCategory(food),
    })),
  };
}

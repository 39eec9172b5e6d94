import type { Input } from '@plateful/contract/endpoint.ts';
import type { receiptEndpoints } from '@plateful/contract/receipts.ts';
import { searchFoods } from '@plateful/domain/foods/search-foods.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import { receiptCategory } from '@plateful/domain/receipts/receipt-category.ts';
import { foodOfItem } from '@plateful/domain/shopping/food-of-item.ts';
import type { UserContext } from '#context.ts';
import { pageOf, rowsFor } from '#db/paging.ts';
import { notFound } from '#errors.ts';
import { getRecentReceipts } from './bought-receipts.service.ts';
import { receiptUsage } from './receipt-quota.service.ts';
import {
  countRead,
  deleteReceipt,
  findReceipt,
  findReceipts,
  type ReceiptRow,
} from './receipts.repository.ts';

export async function listReceipts(ctx: UserContext, { limit, cursor }: Input<typeof receiptEndpoints.list>) {
  const found = await findReceipts(ctx.db, ctx.user.id, { rows: rowsFor(limit), cursor });
  const { page, nextCursor } = pageOf(found, limit);
  const insights = tasteInsights(await getRecentReceipts(ctx), ctx.clock.now());
  const receipts = page.map(({ receipt }) => presentReceipt(receipt));
  const isFirst = limit !== undefined && cursor === undefined;
  const total = isFirst ? await countRead(ctx.db, ctx.user.id) : undefined;
  return { receipts, nextCursor, total, insights, usage: await receiptUsage(ctx) };
}

/** The response format: with the photo's URL in place of its key, and removed items separate. */
export function presentReceipt({ imageUrl, parsedItems, ...row }: ReceiptRow) {
  return {
    ...row,
    imageUrl: imageUrl === null ? null : `/api/grocery-receipts/${row.id}/image`,
    parsedItems: parsedItems.filter(({ isRemoved }) => !isRemoved),
    removedItems: parsedItems.filter(({ isRemoved }) => isRemoved),
  };
}

/** The photo; only for its owner. */
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

/** Deletes the photo of a deleted receipt. If this fails, the sweep deletes it later. */
export async function removePhoto(ctx: UserContext, { id, imageUrl }: Pick<ReceiptRow, 'id' | 'imageUrl'>) {
  if (!imageUrl) return;
  await ctx.fileStore.remove(imageUrl).catch((error: unknown) => {
    ctx.log.warn({ err: error, receiptId: id }, 'deleting the photo of a receipt failed');
  });
}

/** Maximum number of foods suggested for a query. */
const maxFoods = 12;

/** Foods whose names start with the query, then those that contain it. */
export function findFoods(_ctx: UserContext, { query }: { query: string }) {
  return {
    foods: searchFoods(query, maxFoods).map((food) => ({
      id: food.id,
      name: food.name,
      category: receiptCategory(food),
    })),
    section: foodOfItem(query).place?.section ?? null,
  };
}

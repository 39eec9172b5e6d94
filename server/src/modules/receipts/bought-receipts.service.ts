import type { PricedReceipt } from '@plateful/domain/prices/price-points.ts';
import type { TasteInsights } from '@plateful/domain/purchases/insight.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import type { UserContext } from '#context.ts';
import { type BoughtRow, findBought } from './receipts.repository.ts';

/** What the user's receipts, or all but one, say about taste. */
export async function getPurchaseHistory(
  ctx: UserContext,
  { without }: { without?: string } = {},
): Promise<{ insights: TasteInsights }> {
  const receipts = (await getBoughtReceipts(ctx)).filter(({ id }) => id !== without);
  return { insights: tasteInsights(receipts, ctx.clock.now()) };
}

/** What was bought, where and for how much, the latest first. */
export async function getBoughtReceipts({ db, user }: UserContext): Promise<PricedReceipt[]> {
  return (await findBought(db, user.id)).map(boughtReceipt);
}

/** A receipt as insights and prices take it: without what was removed, dated by the day it was printed. */
export function boughtReceipt(row: BoughtRow): PricedReceipt {
  const { id, store, date, currency, processedAt, parsedItems } = row;
  return {
    id,
    store,
    currency,
    boughtAt: date === null ? processedAt : new Date(`${date}T12:00:00Z`),
    items: parsedItems.filter(({ isRemoved }) => !isRemoved),
  };
}

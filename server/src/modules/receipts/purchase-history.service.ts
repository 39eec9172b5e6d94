import { foodsAtHome } from '@plateful/domain/purchases/at-home.ts';
import type { TasteInsights } from '@plateful/domain/purchases/insight.ts';
import type { BoughtReceipt } from '@plateful/domain/purchases/purchases.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import type { UserContext } from '#context.ts';
import { type BoughtRow, findBought } from './receipts.repository.ts';

/** What the user's receipts, or all but one, say about taste, and the foods likely at home: ids and names. */
export async function getPurchaseHistory(
  ctx: UserContext,
  { without }: { without?: string } = {},
): Promise<{ insights: TasteInsights; atHome: Map<string, string> }> {
  const receipts = (await findBought(ctx.db, ctx.user.id))
    .filter(({ id }) => id !== without)
    .map(boughtReceipt);
  const now = ctx.clock.now();
  return { insights: tasteInsights(receipts, now), atHome: foodsAtHome(receipts, now) };
}

/** A receipt as the insights take it: without what was removed, dated by the day it was printed. */
export function boughtReceipt({ id, date, processedAt, parsedItems }: BoughtRow): BoughtReceipt {
  return {
    id,
    boughtAt: date === null ? processedAt : new Date(`${date}T12:00:00Z`),
    items: parsedItems.filter(({ isRemoved }) => !isRemoved),
  };
}

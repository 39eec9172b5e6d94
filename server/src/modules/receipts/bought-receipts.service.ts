import type { PricedReceipt } from '@plateful/domain/prices/price-points.ts';
import type { UserContext } from '#context.ts';
import { type BoughtRow, findBought } from './receipts.repository.ts';

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

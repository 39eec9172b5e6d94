import type { PricedReceipt } from '@plateful/domain/prices/price-points.ts';
import type { PaidTotal } from '@plateful/domain/prices/spending.ts';
import { longAgo } from '@plateful/domain/purchases/purchases.ts';
import { addDays, dayIn, type PlainDate, utcDay } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { type BoughtRow, findBought, findTotals } from './receipts.repository.ts';

/**
 * What was bought, where and for how much, latest first. All receipts, because the last price counts however old it is.
 */
export async function getBoughtReceipts({ db, user }: UserContext): Promise<PricedReceipt[]> {
  return (await findBought(db, user.id)).map(boughtReceipt);
}

/** Recent receipts, for taste insights and foods at home. */
export async function getRecentReceipts({ db, user, clock }: UserContext): Promise<PricedReceipt[]> {
  // One day more, to cover all time zones.
  const since = addDays(utcDay(clock.now().getTime()), -longAgo - 1);
  return (await findBought(db, user.id, since)).map(boughtReceipt);
}

/** Receipt totals since a day, dated by the printed day, else by the upload. */
export async function getTotals({ db, user }: UserContext, since: PlainDate): Promise<PaidTotal[]> {
  const rows = await findTotals(db, user.id, since);
  return rows.map(({ date, processedAt, total, currency }) => {
    return { day: date ?? dayIn(user.timeZone, processedAt), total, currency };
  });
}

/** A receipt for insights and prices: without removed items, dated by the printed day. */
function boughtReceipt(row: BoughtRow): PricedReceipt {
  const { id, store, date, currency, processedAt, parsedItems } = row;
  return {
    id,
    store,
    currency,
    boughtAt: date === null ? processedAt : new Date(`${date}T12:00:00Z`),
    items: parsedItems.filter(({ isRemoved }) => !isRemoved),
  };
}

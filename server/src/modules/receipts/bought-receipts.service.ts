import type { PricedReceipt } from '@plateful/domain/prices/price-points.ts';
import type { PaidTotal } from '@plateful/domain/prices/spending.ts';
import { longAgo } from '@plateful/domain/purchases/purchases.ts';
import { addDays, dayIn, type PlainDate, utcDay } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { type BoughtRow, findBought, findTotals } from './receipts.repository.ts';

/** What was bought, where and for how much, the latest first; for prices, where the last one counts however old it is. */
export async function getBoughtReceipts({ db, user }: UserContext): Promise<PricedReceipt[]> {
  return (await findBought(db, user.id)).map(boughtReceipt);
}

/** Those that tell of taste and of what is at home. */
export async function getRecentReceipts({ db, user, clock }: UserContext): Promise<PricedReceipt[]> {
  // A day more, for the zones.
  const since = addDays(utcDay(clock.now().getTime()), -longAgo - 1);
  return (await findBought(db, user.id, since)).map(boughtReceipt);
}

/** What was paid since a day, each on the day it was printed, else on that of the upload. */
export async function getTotals({ db, user }: UserContext, since: PlainDate): Promise<PaidTotal[]> {
  const rows = await findTotals(db, user.id, since);
  return rows.map(({ date, processedAt, total, currency }) => {
    return { day: date ?? dayIn(user.timeZone, processedAt), total, currency };
  });
}

/** A receipt as insights and prices take it: without what was removed, dated by the day it was printed. */
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

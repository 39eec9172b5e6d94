import { monthlyQuota } from '@plateful/contract/plans.ts';
import type { ReceiptUsage } from '@plateful/contract/receipts.ts';
import { dayIn, firstOfNextMonth, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { oldestLiveStart } from '#runtime/job-lease.ts';
import { countReceipts } from './receipts.repository.ts';

/** Usage of the user's month in the user's time zone, including photos being read. */
export async function receiptUsage(ctx: UserContext): Promise<ReceiptUsage> {
  const { id, timeZone } = ctx.user;
  const now = ctx.clock.now();
  const used = await countReceipts(ctx.db, id, { now, timeZone, oldestLiveStart: oldestLiveStart(now) });
  const limit = monthlyQuota.receipts;
  const resetsOn = firstOfNextMonth(dayIn(timeZone, now));
  return { used, limit, remaining: Math.max(0, limit - used), resetsOn };
}

/** Throws `limit_reached` if the month's quota is used up. */
export async function requireQuota(ctx: UserContext): Promise<void> {
  const { remaining, limit, resetsOn } = await receiptUsage(ctx);
  if (remaining > 0) return;
  const day = formatDay(resetsOn, { year: 'numeric', month: 'long', day: 'numeric' });
  throw new AppError(
    'limit_reached',
    `You've reached your ${limit}-receipt limit this month. Uploads reset on ${day}.`,
  );
}

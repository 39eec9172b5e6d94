import { planTypeOf, prices } from '@plateful/contract/plans.ts';
import type { Context } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { deleteNoticesOfOtherPrices, findSentAt, insertMail } from './billing-mails.repository.ts';
import { priceNoticeFrom } from './billing-mails.service.ts';
import { isLive, liveStatuses } from './paid-tier.ts';
import { inPaymentTransaction } from './payment-transaction.ts';
import { findSubscriptionsAtOldPrice } from './subscriptions.repository.ts';
import { sync } from './sync-subscriptions.service.ts';

type OfFormerPrice = Awaited<ReturnType<typeof findSubscriptionsAtOldPrice>>[number];

/**
 * Moves all subscribers to the current prices of their plans from their next period on: lower prices at once, higher
 * ones once 30 days have passed since the notice (docs/product.md, plans).
 */
export async function moveToCurrentPrices(ctx: Context): Promise<void> {
  const current = {
    monthly: ctx.payments.priceOf('plus-monthly'),
    yearly: ctx.payments.priceOf('plus-yearly'),
  };
  await deleteNoticesOfOtherPrices(ctx.db, Object.values(current));
  const former = await findSubscriptionsAtOldPrice(ctx.db, Object.values(current), liveStatuses);
  for (const subscription of former) {
    await announceOrMove(ctx, subscription, current[planTypeOf(subscription.planSlug)]).catch((error) =>
      ctx.log.error({ err: error, userId: subscription.userId }, 'price change failed'),
    );
  }
}

async function announceOrMove(ctx: Context, subscription: OfFormerPrice, priceId: string): Promise<void> {
  const { id, userId, planSlug, amount } = subscription;
  const now = ctx.clock.now();
  const newAmount = prices.plus[planTypeOf(planSlug)];
  const mailId = `price_change:${priceId}:${id}`;
  const sentAt = await findSentAt(ctx.db, mailId);
  if (newAmount <= amount || (sentAt && now >= priceNoticeFrom(sentAt))) {
    await moveToPrice(ctx, subscription, priceId);
  } else if (sentAt === undefined) {
    await insertMail(ctx.db, { id: mailId, kind: 'price_change', userId, amount: newAmount, createdAt: now });
  }
}

async function moveToPrice(ctx: Context, former: OfFormerPrice, priceId: string): Promise<void> {
  await inPaymentTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, former.userId);
    if (!user || user.deletedAt) return;
    const present = (await sync(tx, user)).find(({ id }) => id === former.id);
    // Meanwhile the user may have changed the plan or cancelled.
    const isAsListed = present?.priceId === former.priceId && isLive(present, tx.clock.now());
    if (!isAsListed || present.cancelAtPeriodEnd) return;
    await tx.payments.changePrice(former.id, priceId);
    await sync(tx, user);
  });
}

import { billingBounds, planTypeOf, prices } from '@plateful/contract/limits.ts';
import type { Context } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { inPaymentTurn } from './in-payment-turn.ts';
import { findSentAt, insertMail } from './mails.repository.ts';
import { livingStatuses } from './paid-tier.ts';
import { findOfFormerPrice } from './subscriptions.repository.ts';
import { sync } from './syncing.service.ts';

const noticeMs = billingBounds.priceNoticeDays * 86_400_000;

type OfFormerPrice = Awaited<ReturnType<typeof findOfFormerPrice>>[number];

/**
 * Moves everybody to the prices that the plans are sold at now, from their next period on: at once where it is not more
 * than before, else once 30 days have passed since they were told (specification, section 9).
 */
export async function followPrices(ctx: Context): Promise<void> {
  const current = {
    monthly: ctx.payments.priceOf('plus-monthly'),
    yearly: ctx.payments.priceOf('plus-yearly'),
  };
  const former = await findOfFormerPrice(ctx.db, Object.values(current), livingStatuses);
  for (const subscription of former) {
    await follow(ctx, subscription, current[planTypeOf(subscription.planSlug)]).catch((error) =>
      ctx.log.error({ err: error, userId: subscription.userId }, 'a price could not be changed'),
    );
  }
}

async function follow(ctx: Context, { id, userId, planSlug, amount }: OfFormerPrice, priceId: string) {
  const now = ctx.clock.now();
  const newAmount = prices.plus[planTypeOf(planSlug)];
  const mailId = `price_change:${priceId}:${id}`;
  const sentAt = await findSentAt(ctx.db, mailId);
  if (newAmount <= amount || (sentAt && now.getTime() >= sentAt.getTime() + noticeMs)) {
    await inPaymentTurn(ctx, async (tx) => {
      const user = await lockUser(tx.db, userId);
      await tx.payments.changePrice(id, priceId);
      await sync(tx, user);
    });
  } else if (sentAt === undefined) {
    const date = new Date(now.getTime() + noticeMs);
    await insertMail(ctx.db, {
      id: mailId,
      kind: 'price_change',
      userId,
      date,
      amount: newAmount,
      createdAt: now,
    });
  }
}

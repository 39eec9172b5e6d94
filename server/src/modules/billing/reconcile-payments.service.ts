import type { Context } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { watchedEvents } from '#ports/payments.ts';
import { sendDueMails } from './billing-mails.service.ts';
import { findKnownEventIds } from './events.repository.ts';
import { liveStatuses } from './paid-tier.ts';
import { inPaymentTransaction } from './payment-transaction.ts';
import { moveToCurrentPrices } from './price-changes.service.ts';
import {
  findLapsedUserIds,
  findUserIdsToRefetch,
  findUserIdsWithChangedEmail,
  findUserIdsWithOpenIntents,
  updateAbandonedIntents,
  updateBilling,
} from './subscriptions.repository.ts';
import { applyStoredSubscriptions, syncUser } from './sync-subscriptions.service.ts';
import { applyEvent } from './webhooks.service.ts';

const dayMs = 86_400_000;
/** How long Stripe retries the delivery of an event (up to three days). */
const deliveryDays = 3;
/** How long Stripe lists an event (thirty days). */
const memoryDays = 30;

/**
 * Frequent reconciliation: periods and checkouts that ended according to our data, changed email addresses and prices,
 * and mails. An error of one user is logged and does not stop the others.
 */
export async function reconcileDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await updateAbandonedIntents(ctx.db, now);
  const lapsed = await findLapsedUserIds(ctx.db, liveStatuses, now);
  const open = await findUserIdsWithOpenIntents(ctx.db, now);
  await syncUsers(ctx, new Set([...lapsed, ...open]));
  await syncCustomerEmails(ctx);
  await moveToCurrentPrices(ctx);
  await sendDueMails(ctx);
}

/**
 * Lists Stripe's events of the last days and processes those whose delivery was lost; at the start, all that Stripe
 * still lists. A subscription last checked before the first of them is fetched itself.
 */
export async function reconcileEvents(
  ctx: Context,
  { isStart }: { isStart: boolean } = { isStart: false },
): Promise<void> {
  const days = isStart ? memoryDays : deliveryDays;
  const since = new Date(ctx.clock.now().getTime() - days * dayMs);
  const events = await ctx.payments.findEvents(watchedEvents, since);
  const knownIds = await findKnownEventIds(
    ctx.db,
    events.map(({ id }) => id),
  );
  for (const event of events.filter(({ id }) => !knownIds.has(id))) {
    await applyEvent(ctx, event).catch((error) =>
      ctx.log.error({ err: error, event: event.id }, 'applying a stripe event failed'),
    );
  }
  await syncUsers(ctx, await findUserIdsToRefetch(ctx.db, since));
}

async function syncUsers(ctx: Context, userIds: Iterable<string>): Promise<void> {
  for (const userId of userIds) {
    await syncUser(ctx, userId).catch(async (error) => {
      ctx.log.error({ err: error, userId }, 'syncing a subscription failed');
      await applyStoredSubscriptions(ctx, userId);
    });
  }
}

/** Updates email addresses at Stripe: invoices must not go to a former address, which may be another person's. */
export async function syncCustomerEmails(ctx: Context): Promise<void> {
  for (const userId of await findUserIdsWithChangedEmail(ctx.db)) {
    await syncCustomerEmail(ctx, userId).catch((error) =>
      ctx.log.error({ err: error, userId }, 'updating an email address at stripe failed'),
    );
  }
}

async function syncCustomerEmail(ctx: Context, userId: string): Promise<void> {
  await inPaymentTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.stripeCustomerId || user.deletedAt) return;
    await tx.payments.changeEmail(user.stripeCustomerId, user.email);
    await updateBilling(tx.db, userId, { billedEmail: user.email });
  });
}

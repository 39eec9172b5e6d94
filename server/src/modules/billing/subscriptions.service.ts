import { checkoutEndpoints } from '@plateful/contract/billing.ts';
import { isPaid, type PlanSlug, planTypeOf } from '@plateful/contract/plans.ts';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { findPendingIntents, updatePendingIntent } from './checkout.repository.ts';
import { plan } from './checkout.service.ts';
import { liveOf } from './paid-tier.ts';
import { inPaymentTransaction } from './payment-transaction.ts';
import { findCustomerId, findSubscriptions, type SubscriptionRow } from './subscriptions.repository.ts';
import { sync, syncUser } from './sync-subscriptions.service.ts';

function nothingToManage(): AppError {
  return new AppError('not_found', 'No active subscription found');
}

/** As of the last sync. */
export async function getStatus({ db, clock, user }: UserContext) {
  if (!isPaid(user.subscriptionTier)) {
    throw new AppError('forbidden', 'A subscription status is only available on the Plus and Pro plans');
  }
  const stored = await findSubscriptions(db, user.id);
  const live = liveOf(stored, clock.now());
  return {
    isGiven: stored.length === 0,
    planType: live?.planSlug ? planTypeOf(live.planSlug) : null,
    cancelAtPeriodEnd: live?.cancelAtPeriodEnd ?? false,
    currentPeriodEnd: live?.currentPeriodEnd ?? null,
    isPaymentDue: live?.status === 'past_due',
  };
}

export async function cancelSubscription(ctx: UserContext) {
  const { currentPeriodEnd } = await change(ctx, async ({ payments }, live) => {
    if (!live.cancelAtPeriodEnd) await payments.cancelAtPeriodEnd(live.id);
  });
  return { cancellationDate: currentPeriodEnd };
}

export async function reactivateSubscription(ctx: UserContext) {
  await change(ctx, async ({ payments }, live) => {
    if (live.cancelAtPeriodEnd) await payments.reactivate(live.id);
  });
  return { success: true as const };
}

/** Idempotent: a second click finds the plan changed, and charges nothing. */
export async function changePlan(ctx: UserContext, { planId }: { planId: PlanSlug }) {
  await change(ctx, async ({ payments }, live) => {
    if (live.planSlug === planId) return;
    if (live.cancelAtPeriodEnd) {
      throw new AppError(
        'conflict',
        'Your subscription is scheduled to cancel. Reactivate it to change the plan.',
      );
    }
    // Otherwise the unpaid amount would be credited as if it had been paid.
    if (live.status === 'past_due') throw new AppError('conflict', 'Please pay the open invoice first.');
    await payments.changePlan(live.id, planId);
  });
  return { success: true as const };
}

/**
 * Changes the live subscription, one request per user at a time: each sees the result of the previous one at Stripe,
 * and our rows are synced at the end.
 */
async function change(
  ctx: UserContext,
  work: (tx: Context, live: SubscriptionRow) => Promise<void>,
): Promise<SubscriptionRow> {
  const changed = await inPaymentTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, ctx.user.id);
    const live = liveOf(await sync(tx, user), tx.clock.now());
    if (!live) return undefined;
    await work(tx, live);
    return (await sync(tx, user)).find(({ id }) => id === live.id);
  });
  if (!changed) throw nothingToManage();
  await ctx.jobs.send(ctx.db, 'send-billing-mails', null);
  return changed;
}

/** Stripe's page for invoices and the card. */
export async function openPortal({ db, user, payments, config }: UserContext) {
  const customerId = await findCustomerId(db, user.id);
  const url =
    customerId &&
    (await payments.openPortal(customerId, `${config.origin}${checkoutEndpoints.returnFromPortal.path}`));
  if (!url) throw nothingToManage();
  return { url };
}

/** Called on return from that page, where anything may have been changed. */
export async function returnFromPortal(ctx: VisitorContext): Promise<string> {
  if (ctx.user) await syncUser(ctx, ctx.user.id);
  return plan;
}

/**
 * For account deletion: ends subscriptions and checkouts, and runs `alsoDo` in the same transaction, which holds the
 * lock on the user, so that no checkout can be created in between.
 */
export async function endSubscriptions(
  ctx: UserContext,
  alsoDo: (tx: UserContext) => Promise<void>,
): Promise<void> {
  await inPaymentTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, tx.user.id);
    await endAll(tx, user);
    await alsoDo(tx);
  });
}

async function endAll(tx: Context, user: Awaited<ReturnType<typeof lockUser>>): Promise<void> {
  for (const { id } of await findPendingIntents(tx.db, user.id)) {
    await updatePendingIntent(tx.db, id, { status: 'cancelled' });
  }
  if (!user.stripeCustomerId) return;
  for (const { id, status } of await tx.payments.findCheckouts(user.stripeCustomerId)) {
    if (status === 'open') await tx.payments.closeCheckout(id);
  }
  // Syncs as a deleted user, for whom no subscription may continue.
  await sync(tx, { ...user, deletedAt: tx.clock.now() });
}

/** Deletes the customer with all personal data at Stripe, when the account is purged. */
export async function deleteStripeCustomer({ db, payments }: Context, userId: string): Promise<void> {
  const customerId = await findCustomerId(db, userId);
  if (customerId) await payments.deleteCustomer(customerId);
}

import { type Context, inTransaction } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import type { PaidSubscription } from '#ports/payments.ts';
import { queueChangeMails } from './billing-mails.service.ts';
import { findPendingIntents, updatePendingIntent } from './checkout.repository.ts';
import { liveOf, tierOf } from './paid-tier.ts';
import { inPaymentTransaction } from './payment-transaction.ts';
import {
  findSubscriptions,
  type SubscriptionRow,
  updateBilling,
  upsertSubscription,
} from './subscriptions.repository.ts';

type User = Awaited<ReturnType<typeof lockUser>>;

/**
 * Updates the user's tier, subscriptions and checkouts from Stripe. Stripe is the source of truth: every event leads to
 * a fetch, one at a time per user, so that an older response never overwrites a newer one. `alsoDo` is part of the same
 * transaction.
 */
export async function syncUser(
  ctx: Context,
  userId: string,
  alsoDo: (tx: Context) => Promise<void> = async () => {},
): Promise<void> {
  await inPaymentTransaction(ctx, async (tx) => {
    await alsoDo(tx);
    const user = await lockUser(tx.db, userId);
    if (user) await sync(tx, user);
  });
  await ctx.jobs.send(ctx.db, 'send-billing-mails', null);
}

/** The same within a transaction that holds the lock on the user; the next `sendDueMails` sends the mails. */
export async function sync(tx: Context, user: User): Promise<SubscriptionRow[]> {
  const { db, clock } = tx;
  const before = await findSubscriptions(db, user.id);
  // Before the subscriptions: a payment in between must not count as known.
  await closeIntents(tx, user);
  if (!user.stripeCustomerId) return before;
  const now = clock.now();
  const atStripe = await findPaid(tx, user.stripeCustomerId, user.deletedAt !== null);
  const found = [...atStripe, ...missingAtStripe(before, atStripe, now)];
  const rows = found.map(({ latestInvoiceId: _, ...rest }) => ({ ...rest, userId: user.id, checkedAt: now }));
  for (const row of rows) await upsertSubscription(db, row);
  await updateTier(tx, user, rows);
  // No mail to deleted accounts.
  if (!user.deletedAt) await queueChangeMails(tx, user.id, before, found);
  return rows;
}

/** Sets the tier from the stored subscriptions, if Stripe cannot be reached. */
export async function applyStoredSubscriptions(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (user) await updateTier(tx, user, await findSubscriptions(tx.db, userId));
  });
}

async function updateTier(
  { db, clock }: Context,
  user: User,
  rows: readonly SubscriptionRow[],
): Promise<void> {
  // A user who never subscribed keeps a tier that was granted manually.
  if (rows.length === 0) return;
  const now = clock.now();
  await updateBilling(db, user.id, {
    subscriptionTier: tierOf(rows, now),
    stripeSubscriptionId: (liveOf(rows, now) ?? rows[0])?.id ?? null,
  });
}

/** Stored subscriptions that Stripe no longer lists: the customer was deleted or replaced. */
function missingAtStripe(
  before: readonly SubscriptionRow[],
  atStripe: readonly PaidSubscription[],
  now: Date,
) {
  return before
    .filter(({ id }) => !atStripe.some((subscription) => subscription.id === id))
    .map(({ userId: _user, checkedAt: _checked, ...row }) => ({
      ...row,
      status: 'canceled' as const,
      endedAt: row.endedAt ?? now,
      latestInvoiceId: null,
    }));
}

/** A deleted account must not pay: ends subscriptions that are still active at Stripe. */
async function findPaid({ payments }: Context, customerId: string, isDeleted: boolean) {
  const found = await payments.findSubscriptions(customerId);
  const left = isDeleted ? found.filter(({ endedAt }) => !endedAt) : [];
  for (const { id } of left) await payments.end(id);
  return left.length > 0 ? payments.findSubscriptions(customerId) : found;
}

/** Stores how each checkout ended. */
async function closeIntents({ db, payments, clock }: Context, { id, stripeCustomerId }: User): Promise<void> {
  const pending = await findPendingIntents(db, id);
  if (pending.length === 0) return;
  const checkouts = stripeCustomerId ? await payments.findCheckouts(stripeCustomerId) : [];
  for (const intent of pending) {
    const own = checkouts.filter(({ intentId }) => intentId === intent.id);
    if (own.some(({ status }) => status === 'complete')) {
      await updatePendingIntent(db, intent.id, { status: 'completed' });
    } else if (intent.expiresAt <= clock.now() && !own.some(({ status }) => status === 'open')) {
      await updatePendingIntent(db, intent.id, { status: 'expired' });
    }
  }
}

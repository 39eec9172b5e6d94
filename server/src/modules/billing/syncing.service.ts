import { type Context, inTransaction } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import type { PaidSubscription } from '#ports/payments.ts';
import { findPendingIntents, updatePendingIntent } from './checkout.repository.ts';
import { inPaymentTurn } from './in-payment-turn.ts';
import { noteChanges } from './mailing.service.ts';
import { liveOf, tierOf } from './paid-tier.ts';
import {
  findSubscriptions,
  type SubscriptionRow,
  updateBilling,
  upsertSubscription,
} from './subscriptions.repository.ts';

type User = Awaited<ReturnType<typeof lockUser>>;

/**
 * Brings the user's tier, subscriptions and checkouts up to what the payment side has now. Whatever told of a change, and
 * in whatever order, the answer to "what is there now" decides; one user is asked about at a time, so that an older
 * answer never overwrites a newer one. `alsoDo` is part of the same transaction.
 */
export async function syncUser(
  ctx: Context,
  userId: string,
  alsoDo: (tx: Context) => Promise<void> = async () => {},
): Promise<void> {
  await inPaymentTurn(ctx, async (tx) => {
    await alsoDo(tx);
    const user = await lockUser(tx.db, userId);
    if (user) await sync(tx, user);
  });
  await ctx.jobs.send(ctx.db, 'send-billing-mails', null);
}

/** The same inside of a transaction that holds the lock on the user; mails are sent by the next `sendDueMails`. */
export async function sync(tx: Context, user: User): Promise<SubscriptionRow[]> {
  const { db, clock } = tx;
  const before = await findSubscriptions(db, user.id);
  // Before the subscriptions: what is paid in between must not count as known.
  await closeIntents(tx, user);
  if (!user.stripeCustomerId) return before;
  const now = clock.now();
  const listed = await findPaid(tx, user.stripeCustomerId, user.deletedAt !== null);
  const found = [...listed, ...goneOf(before, listed, now)];
  const rows = found.map(({ latestInvoiceId: _, ...rest }) => ({ ...rest, userId: user.id, checkedAt: now }));
  for (const row of rows) await upsertSubscription(db, row);
  await updateTier(tx, user, rows);
  // Nobody who left is written to.
  if (!user.deletedAt) await noteChanges(tx, user.id, before, found);
  return rows;
}

/** The tier by what is known, for a user about whom the payment side cannot be asked. */
export async function applyKnown(ctx: Context, userId: string): Promise<void> {
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
  // Whoever never subscribed keeps what was given by hand.
  if (rows.length === 0) return;
  const now = clock.now();
  await updateBilling(db, user.id, {
    subscriptionTier: tierOf(rows, now),
    stripeSubscriptionId: (liveOf(rows, now) ?? rows[0])?.id ?? null,
  });
}

/** What was known and is not there any more: the customer was deleted on the payment side, or it is another one. */
function goneOf(before: readonly SubscriptionRow[], listed: readonly PaidSubscription[], now: Date) {
  return before
    .filter(({ id }) => !listed.some((subscription) => subscription.id === id))
    .map(({ userId: _user, checkedAt: _checked, ...row }) => ({
      ...row,
      status: 'canceled' as const,
      endedAt: row.endedAt ?? now,
      latestInvoiceId: null,
    }));
}

/** Whoever deleted the account pays no more, whatever is found on the payment side. */
async function findPaid({ payments }: Context, customerId: string, isDeleted: boolean) {
  const found = await payments.findSubscriptions(customerId);
  const left = isDeleted ? found.filter(({ endedAt }) => !endedAt) : [];
  for (const { id } of left) await payments.end(id);
  return left.length > 0 ? payments.findSubscriptions(customerId) : found;
}

/** How each checkout ended, as far as the payment side knows. */
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

import type { Context } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { findPendingIntents, updatePendingIntent } from './checkout.repository.ts';
import { inPaymentTurn } from './in-payment-turn.ts';
import { noteChanges, sendDueMails } from './mailing.service.ts';
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
  await sendDueMails(ctx, userId);
}

/** The same inside of a transaction that holds the lock on the user; mails are sent by the next `sendDueMails`. */
export async function sync(tx: Context, user: User): Promise<SubscriptionRow[]> {
  const { db, clock } = tx;
  const before = await findSubscriptions(db, user.id);
  if (!user.stripeCustomerId) return before;
  const now = clock.now();
  // Before the subscriptions: what is paid in between must not count as known.
  await closeIntents(tx, user);
  const found = await findPaid(tx, user.stripeCustomerId, user.deletedAt !== null);
  const rows = found.map(({ latestInvoiceId: _, ...rest }) => ({ ...rest, userId: user.id, checkedAt: now }));
  for (const row of rows) await upsertSubscription(db, row);
  // Whoever never subscribed keeps what was given by hand.
  if (rows.length === 0) return rows;
  await updateBilling(db, user.id, {
    subscriptionTier: tierOf(rows, now),
    stripeSubscriptionId: (liveOf(rows, now) ?? rows[0])?.id ?? null,
  });
  // Nobody who left is written to.
  if (!user.deletedAt) await noteChanges(tx, user.id, before, found);
  return rows;
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
  if (pending.length === 0 || !stripeCustomerId) return;
  const checkouts = await payments.findCheckouts(stripeCustomerId);
  for (const intent of pending) {
    const own = checkouts.filter(({ intentId }) => intentId === intent.id);
    if (own.some(({ status }) => status === 'complete')) {
      await updatePendingIntent(db, intent.id, { status: 'completed' });
    } else if (intent.expiresAt <= clock.now() && !own.some(({ status }) => status === 'open')) {
      await updatePendingIntent(db, intent.id, { status: 'expired' });
    }
  }
}

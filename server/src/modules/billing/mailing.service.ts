import { randomUUID } from 'node:crypto';
import { type Context, inTransaction } from '#context.ts';
import type { PaidSubscription } from '#payments.ts';
import { billingMail } from './mail-texts.ts';
import { insertMail, lockNextMail, updateSent } from './mails.repository.ts';
import { isLive } from './paid-tier.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Writes down what the subscriber should be told, in the transaction of the change itself: once, whatever fails later. */
export async function noteChanges(
  tx: Context,
  userId: string,
  before: readonly SubscriptionRow[],
  after: readonly PaidSubscription[],
): Promise<void> {
  const now = tx.clock.now();
  for (const subscription of after) {
    const { id, status, cancelAtPeriodEnd, currentPeriodEnd, endedAt, latestInvoiceId } = subscription;
    const former = before.find((row) => row.id === id);
    const wasLive = former !== undefined && isLive(former, now);
    const note = (kind: Parameters<typeof insertMail>[1]['kind'], about: string, date: Date | null = null) =>
      insertMail(tx.db, { id: `${kind}:${about}`, kind, userId, date, createdAt: now });

    if (!isLive(subscription, now)) {
      // An end that was asked for was told of when it was asked for.
      if (wasLive && !former.cancelAtPeriodEnd) await note('cancelled', id, endedAt ?? now);
      continue;
    }
    if (!wasLive) await note('welcome', id);
    if (status === 'past_due') await note('payment_failed', latestInvoiceId ?? id);
    if (cancelAtPeriodEnd && !former?.cancelAtPeriodEnd) {
      await note('cancelled', `${id}:${randomUUID()}`, currentPeriodEnd);
    }
    if (!cancelAtPeriodEnd && wasLive && former.cancelAtPeriodEnd) {
      await note('reactivated', `${id}:${randomUUID()}`, currentPeriodEnd);
    }
  }
}

/**
 * Sends what waits, of one user or of all, the oldest first. What cannot be sent is logged and tried again at the next
 * turn; several servers share the work.
 */
export async function sendDueMails(ctx: Context, userId?: string): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    let id: string | undefined;
    try {
      const isDone = await inTransaction(ctx, async ({ db, clock, mailer, config }) => {
        const mail = await lockNextMail(db, { userId, without: failed });
        if (!mail) return true;
        id = mail.id;
        await mailer.send(billingMail(mail, config.origin));
        await updateSent(db, mail.id, clock.now());
        return false;
      });
      if (isDone) return;
    } catch (error) {
      // Without a mail in hand the database itself is away.
      if (!id) throw error;
      ctx.log.error({ err: error, mail: id }, 'a mail about a subscription could not be sent');
      failed.push(id);
    }
  }
}

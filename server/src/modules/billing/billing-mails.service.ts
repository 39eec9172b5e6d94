import { randomUUID } from 'node:crypto';
import { billingBounds } from '@plateful/contract/plans.ts';
import { type Context, inTransaction } from '#context.ts';
import { countMail } from '#modules/identity/mail-rate-limits.service.ts';
import type { PaidSubscription } from '#ports/payments.ts';
import {
  type DueMail,
  insertMail,
  lockNextMail,
  updateSent,
  updateTried,
} from './billing-mails.repository.ts';
import { billingMail } from './mail-texts.ts';
import { liveStatuses } from './paid-tier.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** When a price announced now takes effect (docs/product.md, plans). */
export function priceNoticeFrom(announcedAt: Date): Date {
  return new Date(announcedAt.getTime() + billingBounds.priceNoticeDays * 86_400_000);
}

/**
 * Queues mails about a change, in the transaction of the change itself, so that each is sent once even after a failure.
 */
export async function queueChangeMails(
  tx: Context,
  userId: string,
  before: readonly SubscriptionRow[],
  after: readonly PaidSubscription[],
): Promise<void> {
  const now = tx.clock.now();
  for (const subscription of after) {
    const { id, status, cancelAtPeriodEnd, currentPeriodEnd, endedAt, latestInvoiceId } = subscription;
    const former = before.find((row) => row.id === id);
    const wasLive = former !== undefined && liveStatuses.includes(former.status);
    const note = (kind: Parameters<typeof insertMail>[1]['kind'], about: string, date: Date | null = null) =>
      insertMail(tx.db, { id: `${kind}:${about}`, kind, userId, date, createdAt: now });

    if (!liveStatuses.includes(status)) {
      // A requested cancellation was already confirmed when it was requested.
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
 * Sends due mails, oldest first. Failures are logged and retried with exponential backoff; several servers share the
 * work.
 */
export async function sendDueMails(ctx: Context): Promise<void> {
  for (;;) {
    let id: string | undefined;
    try {
      const isDone = await inTransaction(
        ctx,
        async ({ db, clock, mailer, config }) => {
          const now = clock.now();
          const mail = await lockNextMail(db, now);
          if (!mail) return true;
          id = mail.id;
          // Computed on sending, so that a delayed notice still has its full period.
          const date = mail.kind === 'price_change' ? priceNoticeFrom(now) : mail.date;
          if (await mayBeSent(ctx, mail)) await mailer.send(billingMail({ ...mail, date }, config.origin));
          await updateSent(db, mail.id, clock.now());
          return false;
        },
        { isRepeatable: false },
      );
      if (isDone) return;
    } catch (error) {
      // Without a locked mail, the database itself failed.
      if (!id) throw error;
      ctx.log.error({ err: error, mail: id }, 'sending a subscription email failed');
      await updateTried(ctx.db, id, ctx.clock.now());
    }
  }
}

/** Limits mails to users who subscribe and cancel repeatedly. */
async function mayBeSent(ctx: Context, { kind, email, userId }: DueMail): Promise<boolean> {
  if (kind === 'price_change') return true;
  return (await countMail(ctx, { kind: 'subscription', to: email, sender: userId })) === null;
}

import type { Context } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { inPaymentTurn } from './in-payment-turn.ts';
import { findUserIdsWithFormerEmail, updateBilling } from './subscriptions.repository.ts';

/** Tells the payment side of e-mails that have changed: invoices must not go to an address that may be somebody else's. */
export async function followEmails(ctx: Context): Promise<void> {
  for (const userId of await findUserIdsWithFormerEmail(ctx.db)) {
    await follow(ctx, userId).catch((error) =>
      ctx.log.error({ err: error, userId }, 'an e-mail could not be changed on the payment side'),
    );
  }
}

async function follow(ctx: Context, userId: string): Promise<void> {
  await inPaymentTurn(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.stripeCustomerId || user.deletedAt) return;
    await tx.payments.changeEmail(user.stripeCustomerId, user.email);
    await updateBilling(tx.db, userId, { billedEmail: user.email });
  });
}

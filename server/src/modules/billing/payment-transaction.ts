import { type Context, inTransaction, type SignedInUser } from '#context.ts';

/**
 * A transaction that calls Stripe. It holds a database connection until Stripe answers, so only a few run at once, and
 * one of each user waits for a place.
 */
export function inPaymentTransaction<C extends Context & { user?: SignedInUser | null }, T>(
  ctx: C,
  work: (tx: C) => Promise<T>,
): Promise<T> {
  const { paymentLimit, writing } = ctx.memory;
  const pay = () => paymentLimit(() => inTransaction(ctx, work, { isRepeatable: false }));
  return ctx.user ? writing(ctx.user.id, pay) : pay();
}

import { type Context, inTransaction } from '#context.ts';

/**
 * A transaction that calls Stripe. It holds a database connection until Stripe answers, so only a few run at once.
 */
export function inPaymentTransaction<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  return ctx.memory.paymentLimit(() => inTransaction(ctx, work));
}

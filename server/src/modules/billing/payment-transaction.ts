import type { Context } from '#context.ts';

/**
 * A transaction that calls Stripe. It holds a database connection until Stripe responds, so only a few run at once. It
 * is not retried, because calls to Stripe are not rolled back.
 */
export function inPaymentTransaction<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  return ctx.memory.paymentLimit(() => ctx.db.transaction((tx) => work({ ...ctx, db: tx })));
}

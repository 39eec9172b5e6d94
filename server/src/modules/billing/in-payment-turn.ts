import { type Context, inTransaction } from '#context.ts';

/**
 * A transaction in which the payment side is asked. It holds a connection to the database for as long as the answer takes,
 * so only a few run at once: a slow payment side must not take the connections of everybody else.
 */
export function inPaymentTurn<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  return ctx.memory.paymentLimit(() => inTransaction(ctx, work));
}

import type { Stripe } from 'stripe';
import { revise } from './events.ts';
import type { Card, Row, Work } from './kinds.ts';
import { findPrice } from './prices.ts';
import { findRow, lockCustomer } from './store.ts';
import { subscribe } from './subscribing.ts';

export type Payment = {
  card: Card;
  /** How the card behaves afterwards, if differently. */
  nextCard?: Card;
};
/** `over`: it was paid before, or has expired. */
export type PaymentOutcome = 'paid' | 'declined' | 'over' | 'unknown';

/** Somebody pays on the hosted page. Of two who do at once, one pays. */
export async function payCheckout(
  work: Work,
  id: string,
  { card, nextCard }: Payment,
): Promise<PaymentOutcome> {
  const session = await lockSession(work, id);
  if (!session) return 'unknown';
  if (session.row.data.status !== 'open') return 'over';
  if (card === 'declines') return 'declined';
  const { row, customer } = session;
  customer.state.card = card;
  const { priceId, quantity, subscriptionMetadata: metadata } = row.state;
  const price = await findPrice(work, priceId);
  if (!price) throw new Error(`Checkout ${id} is of price ${priceId}, which is gone`);
  const { subscription, invoice } = await subscribe(work, customer, { price, quantity, metadata });
  customer.state.card = nextCard ?? card;
  await revise(work, customer, { currency: price.currency }, 'customer.updated');
  row.dueAt = null;
  const changes: Partial<Stripe.Checkout.Session> = {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  };
  await revise(work, row, changes, 'checkout.session.completed');
  return 'paid';
}

/** Ends a session that nobody paid; false when it is over already. */
export async function expireCheckout(work: Work, row: Row<'checkout.session'>): Promise<boolean> {
  if (row.data.status !== 'open') return false;
  row.dueAt = null;
  await revise(work, row, { status: 'expired', url: null }, 'checkout.session.expired');
  return true;
}

/** The session, and its customer whom nobody else changes until the transaction ends. */
export async function lockSession(work: Work, id: string) {
  const found = await findRow(work.db, 'checkout.session', id);
  const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
  if (!customer) return undefined;
  // Again, since somebody may have changed it before the lock was ours.
  const row = await findRow(work.db, 'checkout.session', id);
  return row && { row, customer };
}

import { update } from './events.ts';
import type { Card, Row, Work } from './kinds.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import { findPrice } from './prices.ts';
import { findRow, lockCustomer, saveRow } from './store.ts';
import { subscribe } from './subscribing.ts';

export type Payment = {
  card: Card;
  /** How the card behaves after this payment, if differently. */
  nextCard?: Card;
};
/** `over`: the session is paid or has expired. */
export type PaymentOutcome = 'paid' | 'declined' | 'over' | 'unknown';

/** Pays on the hosted page. Of two payments at the same time one succeeds. */
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
  const { priceId, subscriptionMetadata: metadata } = row.state;
  const price = await findPrice(work, priceId);
  if (!price) throw new Error(`Price ${priceId} of checkout ${id} does not exist`);
  const { subscription, invoice } = await subscribe(work, customer, { price, metadata });
  customer.state.card = nextCard ?? card;
  await saveRow(work.db, customer);
  row.dueAt = null;
  const changes: Partial<CheckoutSession> = {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  };
  await update(work, row, changes, 'checkout.session.completed');
  return 'paid';
}

/** Expires an open session; false when it is paid or has expired. */
export async function expireCheckout(work: Work, row: Row<'checkout.session'>): Promise<boolean> {
  if (row.data.status !== 'open') return false;
  row.dueAt = null;
  await update(work, row, { status: 'expired', url: null }, 'checkout.session.expired');
  return true;
}

/** The session and its customer, which is locked until the transaction ends. */
export async function lockSession(work: Work, id: string) {
  const found = await findRow(work.db, 'checkout.session', id);
  const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
  if (!customer) return undefined;
  // Again: it may have changed before the lock was granted.
  const row = await findRow(work.db, 'checkout.session', id);
  return row && { row, customer };
}

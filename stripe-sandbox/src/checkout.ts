import { update } from './events.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import { findPrice } from './prices.ts';
import { findCustomer, findRow, saveRow } from './rows.ts';
import { subscribe } from './subscriptions.ts';
import type { Card, Row, Tx } from './types.ts';

export type Payment = {
  card: Card;
  /** How the card behaves after this payment, if differently. */
  nextCard?: Card;
};
/** `over`: the session is already paid or has expired. */
export type PaymentOutcome = 'paid' | 'declined' | 'over' | 'unknown';

/** Pays on the hosted page. Of two payments at the same time one succeeds. */
export async function payCheckout(tx: Tx, id: string, { card, nextCard }: Payment): Promise<PaymentOutcome> {
  const row = await findRow(tx, 'checkout.session', id);
  const customer = row && (await findCustomer(tx, row.customerId));
  if (!customer) return 'unknown';
  if (row.data.status !== 'open') return 'over';
  if (card === 'declines') return 'declined';
  customer.state.card = card;
  const { priceId, subscriptionMetadata: metadata } = row.state;
  const price = await findPrice(tx, priceId);
  if (!price) throw new Error(`Price ${priceId} of checkout ${id} does not exist`);
  const { subscription, invoice } = await subscribe(tx, customer, { price, metadata });
  customer.state.card = nextCard ?? card;
  await saveRow(tx, customer);
  row.dueAt = null;
  const changes: Partial<CheckoutSession> = {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  };
  await update(tx, row, changes, 'checkout.session.completed');
  return 'paid';
}

/** Expires an open session; false when it is paid or has expired. */
export async function expireCheckout(tx: Tx, row: Row<'checkout.session'>): Promise<boolean> {
  if (row.data.status !== 'open') return false;
  row.dueAt = null;
  await update(tx, row, { status: 'expired', url: null }, 'checkout.session.expired');
  return true;
}

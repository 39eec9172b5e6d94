import type { Stripe } from 'stripe';
import { revise } from './events.ts';
import { newId } from './ids.ts';
import type { Card, CustomerRow, Row, Work } from './kinds.ts';
import { scheduleEnd } from './scheduling.ts';
import { findRow, findRows, lockCustomer } from './store.ts';
import { payOpenInvoice } from './subscribing.ts';

/** What somebody sees on the page for cards and invoices. */
export type PortalView = {
  subscription: Stripe.Subscription | null;
  invoices: Stripe.Invoice[];
  card: Card | null;
  returnUrl: string | null;
};
export type PortalAction =
  | { act: 'card'; card: Card }
  | { act: 'cancel' }
  | { act: 'keep' }
  | { act: 'pay'; invoiceId: string };
/** `gone`: the session is over, or there is no such thing any more. */
export type PortalOutcome = 'done' | 'declined' | 'gone';

/** Undefined for a session that is over. */
export async function viewPortal(work: Work, id: string): Promise<PortalView | undefined> {
  const session = await findSession(work, id);
  const customer = session?.customerId && (await findRow(work.db, 'customer', session.customerId));
  if (!customer) return undefined;
  const subscriptions = await findRows(work.db, 'subscription', customer.id);
  const invoices = await findRows(work.db, 'invoice', customer.id);
  return {
    subscription: (subscriptions.find(isLive) ?? subscriptions[0])?.data ?? null,
    invoices: invoices.map(({ data }) => data),
    card: customer.state.card,
    returnUrl: session.data.return_url,
  };
}

export async function actInPortal(work: Work, id: string, action: PortalAction): Promise<PortalOutcome> {
  const session = await findSession(work, id);
  const customer = session?.customerId && (await lockCustomer(work.db, session.customerId));
  if (!customer) return 'gone';
  switch (action.act) {
    case 'card':
      await changeCard(work, customer, action.card);
      return 'done';
    case 'pay':
      return payInvoice(work, customer, action.invoiceId);
    default: {
      const subscription = (await findRows(work.db, 'subscription', customer.id)).find(isLive);
      if (!subscription) return 'gone';
      // As Stripe's portal does it in flexible billing mode: by a date, not by the flag.
      await scheduleEnd(work, subscription, { at: action.act === 'cancel' ? 'min_period_end' : '' });
      return 'done';
    }
  }
}

async function changeCard(work: Work, customer: CustomerRow, card: Card): Promise<void> {
  customer.state.card = card;
  const { invoice_settings } = customer.data;
  const changes = { invoice_settings: { ...invoice_settings, default_payment_method: newId('pm_') } };
  await revise(work, customer, changes, 'customer.updated');
}

/** A card that is declined here does not count among the attempts, which have their own times. */
async function payInvoice(work: Work, customer: CustomerRow, id: string): Promise<PortalOutcome> {
  const invoice = await findRow(work.db, 'invoice', id);
  if (invoice?.customerId !== customer.id || invoice.data.status !== 'open') return 'gone';
  if (customer.state.card !== 'works') return 'declined';
  await payOpenInvoice(work, invoice);
  return 'done';
}

async function findSession({ db, realNow }: Work, id: string) {
  const session = await findRow(db, 'billing_portal.session', id);
  return session && session.state.expiresAt > realNow ? session : undefined;
}

function isLive({ data }: Row<'subscription'>): boolean {
  return data.status !== 'canceled';
}

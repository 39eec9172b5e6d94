import type { Card, CustomerRow, Row, Work } from './kinds.ts';
import type { Invoice } from './objects/invoice.ts';
import type { Subscription } from './objects/subscription.ts';
import { scheduleCancellation } from './scheduling.ts';
import { findRow, findRows, lockCustomer, saveRow } from './store.ts';
import { payOpenInvoice } from './subscribing.ts';

/** What the customer portal shows. */
export type PortalView = {
  subscription: Subscription | null;
  invoices: Invoice[];
  card: Card | null;
  returnUrl: string | null;
};
export type PortalAction =
  | { act: 'card'; card: Card }
  | { act: 'cancel' }
  | { act: 'keep' }
  | { act: 'pay'; invoiceId: string };
/** `gone`: the session has expired, or the action has no object any more. */
export type PortalOutcome = 'done' | 'declined' | 'gone';

/** Undefined for a session that has expired. */
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
      customer.state.card = action.card;
      await saveRow(work.db, customer);
      return 'done';
    case 'pay':
      return payInvoice(work, customer, action.invoiceId);
    default: {
      const subscription = (await findRows(work.db, 'subscription', customer.id)).find(isLive);
      if (!subscription) return 'gone';
      await scheduleCancellation(work, subscription, action.act === 'cancel' ? 'date' : 'keep');
      return 'done';
    }
  }
}

/** A decline here is not one of the invoice's attempts, which have their own schedule. */
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

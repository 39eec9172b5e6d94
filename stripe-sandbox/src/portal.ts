import type { Invoice } from './objects/invoice.ts';
import type { Subscription } from './objects/subscription.ts';
import { findCustomer, findRow, listRows, saveRow } from './rows.ts';
import { payOpenInvoice, scheduleCancellation } from './subscriptions.ts';
import type { Card, CustomerRow, Row, Tx } from './types.ts';

/** The content of the customer portal. */
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
/** `gone`: the session has expired, or the object no longer exists. */
export type PortalOutcome = 'done' | 'declined' | 'gone';

/** Undefined for a session that has expired. */
export async function viewPortal(tx: Tx, id: string): Promise<PortalView | undefined> {
  const session = await findSession(tx, id);
  const customer = session && (await findCustomer(tx, session.customerId));
  if (!customer) return undefined;
  const subscriptions = await listRows(tx, { kind: 'subscription', customerId: customer.id });
  const invoices = await listRows(tx, { kind: 'invoice', customerId: customer.id });
  return {
    subscription: (subscriptions.find(isLive) ?? subscriptions[0])?.data ?? null,
    invoices: invoices.map(({ data }) => data),
    card: customer.state.card,
    returnUrl: session.data.return_url,
  };
}

export async function actInPortal(tx: Tx, id: string, action: PortalAction): Promise<PortalOutcome> {
  const session = await findSession(tx, id);
  const customer = session && (await findCustomer(tx, session.customerId));
  if (!customer) return 'gone';
  switch (action.act) {
    case 'card':
      customer.state.card = action.card;
      await saveRow(tx, customer);
      return 'done';
    case 'pay':
      return payInvoice(tx, customer, action.invoiceId);
    default: {
      const subscription = (await listRows(tx, { kind: 'subscription', customerId: customer.id })).find(
        isLive,
      );
      if (!subscription) return 'gone';
      await scheduleCancellation(tx, subscription, action.act === 'cancel' ? 'date' : 'keep');
      return 'done';
    }
  }
}

/** A decline here does not count as one of the invoice's scheduled attempts. */
async function payInvoice(tx: Tx, customer: CustomerRow, id: string): Promise<PortalOutcome> {
  const invoice = await findRow(tx, 'invoice', id);
  if (invoice?.customerId !== customer.id || invoice.data.status !== 'open') return 'gone';
  if (customer.state.card !== 'works') return 'declined';
  await payOpenInvoice(tx, invoice);
  return 'done';
}

async function findSession(tx: Tx, id: string) {
  const session = await findRow(tx, 'billing_portal.session', id);
  return session && session.state.expiresAt > tx.realNow ? session : undefined;
}

function isLive({ data }: Row<'subscription'>): boolean {
  return data.status !== 'canceled';
}

import { invalid } from './api-error.ts';
import { record, update } from './events.ts';
import { newCharge, newRefund, type Refund } from './objects/charge.ts';
import { type Invoice, type NewInvoice, newInvoice } from './objects/invoice.ts';
import { insertRow, listRows, saveRow } from './rows.ts';
import type { CustomerRow, Row, Tx } from './types.ts';

/** Cents: less is put on the customer's balance (Stripe, "Minimum charge amounts", US dollars). */
const minimumCharge = 50;

const DAY = 86_400;
/** Days from each failed attempt to the next; after the last one the subscription ends. Stripe has a setting for these. */
const retryAfterDays = [3, 5, 7];

/** Creates an invoice. The customer's balance is applied first; a negative invoice is added to it as a credit. */
export async function createInvoice(
  tx: Tx,
  customer: CustomerRow,
  subscription: Row<'subscription'>,
  { reason, lines, period }: Pick<NewInvoice, 'reason' | 'lines' | 'period'>,
): Promise<Row<'invoice'>> {
  const owed = customer.data.balance + lines.reduce((sum, { amount }) => sum + amount, 0);
  const amountDue = owed < minimumCharge ? 0 : owed;
  const endingBalance = owed - amountDue;
  const data = newInvoice({
    customer: customer.data,
    subscription: subscription.data,
    reason,
    lines,
    period,
    amountDue,
    endingBalance,
    created: tx.now,
  });
  const row: Row<'invoice'> = {
    id: data.id,
    kind: 'invoice',
    customerId: customer.id,
    data,
    state: { subscriptionId: subscription.id },
    dueAt: null,
  };
  await insertRow(tx, row);
  customer.data.balance = endingBalance;
  customer.data.next_invoice_sequence = (customer.data.next_invoice_sequence ?? 1) + 1;
  await saveRow(tx, customer);
  subscription.data.latest_invoice = data.id;
  return row;
}

/** Charges the card for an open invoice, if anything is due; returns whether the invoice is paid now. */
export async function collect(tx: Tx, customer: CustomerRow, invoice: Row<'invoice'>): Promise<boolean> {
  const { amount_due: amount, attempt_count, status_transitions } = invoice.data;
  const isCharged = amount > 0;
  const attempts = attempt_count + (isCharged ? 1 : 0);
  const attempted = { attempted: true, attempt_count: attempts };
  if (isCharged && customer.state.card !== 'works') {
    const days = retryAfterDays[attempts - 1];
    invoice.dueAt = days === undefined ? null : tx.now + days * DAY;
    const changes = { ...attempted, next_payment_attempt: invoice.dueAt };
    await update(tx, invoice, changes, 'invoice.payment_failed');
    return false;
  }
  if (isCharged) await charge(tx, customer, amount);
  invoice.dueAt = null;
  const changes: Partial<Invoice> = {
    ...attempted,
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...status_transitions, paid_at: tx.now },
  };
  await update(tx, invoice, changes, 'invoice.paid');
  return true;
}

async function charge(tx: Tx, { id: customerId }: CustomerRow, amount: number): Promise<void> {
  const data = newCharge({ customerId, amount, created: tx.now });
  await insertRow(tx, { id: data.id, kind: 'charge', customerId, data, state: {}, dueAt: null });
  await record(tx, 'charge.succeeded', customerId, data);
}

export async function openInvoices(tx: Tx, subscription: Row<'subscription'>): Promise<Row<'invoice'>[]> {
  const invoices = await listRows(tx, { kind: 'invoice', customerId: subscription.customerId ?? '' });
  return invoices.filter(
    ({ data, state }) => state.subscriptionId === subscription.id && data.status === 'open',
  );
}

/** Stops the retries of a subscription's open invoices, which stay open (Stripe, "Cancel subscriptions"). */
export async function stopCollecting(tx: Tx, subscription: Row<'subscription'>): Promise<void> {
  for (const invoice of await openInvoices(tx, subscription)) {
    invoice.dueAt = null;
    Object.assign(invoice.data, { auto_advance: false, next_payment_attempt: null });
    await saveRow(tx, invoice);
  }
}

/** Refunds a whole charge. The subscription is not changed by it. */
export async function refund(tx: Tx, charge: Row<'charge'>): Promise<Refund> {
  const { id, amount, refunded } = charge.data;
  if (refunded) throw invalid(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  const changes = { amount_refunded: amount, refunded: true };
  await update(tx, charge, changes, 'charge.refunded');
  return newRefund({ chargeId: id, amount, created: tx.now });
}

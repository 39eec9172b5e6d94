import type { Stripe } from 'stripe';
import { record, revise } from './events.ts';
import type { CustomerRow, Row, Work } from './kinds.ts';
import { newCharge } from './objects/charge.ts';
import { type LineWish, newInvoice } from './objects/invoice.ts';
import { findRows, insertRow } from './store.ts';

/** Cents: less is not charged but put on the customer's balance (Stripe, "Minimum charge amounts", US dollars). */
const leastCharge = 50;

const DAY = 86_400;
/** Days from each failed attempt to the next; after the last one the subscription ends. Ours: Stripe's are set by account. */
const retryAfterDays = [3, 5, 7];

type Bill = {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: LineWish[];
  period: Stripe.InvoiceLineItem.Period;
};

/**
 * Writes an invoice and takes the customer's balance into account: a credit is used up first, and an invoice below zero
 * adds to it. Stripe lets the invoice of a renewal be a draft for an hour; here it is final at once.
 */
export async function writeInvoice(
  work: Work,
  customer: CustomerRow,
  subscription: Row<'subscription'>,
  { reason, lines, period }: Bill,
): Promise<Row<'invoice'>> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const owed = total + customer.data.balance;
  const amountDue = owed < leastCharge ? 0 : owed;
  const data = newInvoice({
    customer: customer.data,
    subscription: subscription.data,
    reason,
    lines,
    period,
    amountDue,
    endingBalance: owed - amountDue,
    created: work.now,
  });
  const row: Row<'invoice'> = {
    id: data.id,
    kind: 'invoice',
    customerId: customer.id,
    data,
    state: { subscriptionId: subscription.id },
    dueAt: null,
  };
  await insertRow(work.db, row);
  record(work, 'invoice.created', customer.id, { ...data, status: 'draft' });
  record(work, 'invoice.finalized', customer.id, data);
  customer.data.next_invoice_sequence = (customer.data.next_invoice_sequence ?? 1) + 1;
  await revise(work, customer, { balance: owed - amountDue }, 'customer.updated');
  subscription.data.latest_invoice = data.id;
  return row;
}

/** Takes what is due from the card, or from nobody where nothing is; whether the invoice is paid now. */
export async function collect(work: Work, customer: CustomerRow, invoice: Row<'invoice'>): Promise<boolean> {
  const { amount_due: amount, attempt_count, status_transitions } = invoice.data;
  const works = amount === 0 || customer.state.card === 'works';
  if (amount > 0) await chargeCard(work, customer, invoice, works);
  const attempts = attempt_count + (amount > 0 ? 1 : 0);
  const attempted = { attempted: true, attempt_count: attempts };
  if (!works) {
    const days = retryAfterDays[attempts - 1];
    invoice.dueAt = days === undefined ? null : work.now + days * DAY;
    const changes = { ...attempted, next_payment_attempt: invoice.dueAt };
    await revise(work, invoice, changes, 'invoice.payment_failed');
    await setDelinquent(work, customer, true);
    return false;
  }
  invoice.dueAt = null;
  const changes: Partial<Stripe.Invoice> = {
    ...attempted,
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...status_transitions, paid_at: work.now },
  };
  await revise(work, invoice, changes, 'invoice.paid');
  record(work, 'invoice.payment_succeeded', customer.id, invoice.data);
  await setDelinquent(work, customer, false);
  return true;
}

async function setDelinquent(work: Work, customer: CustomerRow, delinquent: boolean): Promise<void> {
  if (customer.data.delinquent === delinquent) return;
  await revise(work, customer, { delinquent }, 'customer.updated');
}

async function chargeCard(
  work: Work,
  customer: CustomerRow,
  invoice: Row<'invoice'>,
  works: boolean,
): Promise<void> {
  const { amount_due: amount } = invoice.data;
  const data = newCharge({ customer: customer.data, amount, works, created: work.now });
  await insertRow(work.db, {
    id: data.id,
    kind: 'charge',
    customerId: customer.id,
    data,
    state: { invoiceId: invoice.id },
    dueAt: null,
  });
  record(work, works ? 'charge.succeeded' : 'charge.failed', customer.id, data);
}

/** The invoices of a subscription that somebody still has to pay. */
export async function openInvoices(work: Work, subscription: Row<'subscription'>): Promise<Row<'invoice'>[]> {
  const invoices = await findRows(work.db, 'invoice', subscription.customerId ?? '');
  return invoices.filter(
    ({ data, state }) => state.subscriptionId === subscription.id && data.status === 'open',
  );
}

/** Nothing is tried any more to have an open invoice paid; it stays open (Stripe, "Cancel subscriptions"). */
export async function stopCollecting(work: Work, subscription: Row<'subscription'>): Promise<void> {
  for (const invoice of await openInvoices(work, subscription)) {
    invoice.dueAt = null;
    const changes = { auto_advance: false, next_payment_attempt: null };
    await revise(work, invoice, changes, 'invoice.updated');
  }
}

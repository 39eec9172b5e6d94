import type { Stripe } from 'stripe';
import type { Customer } from './customer.ts';
import { type Fields, type List, newId } from './object.ts';
import { currency } from './price.ts';
import type { Subscription } from './subscription.ts';

/** Unix seconds. */
export type Period = { start: number; end: number };
/** `amount` in cents, negative for a credit. */
export type NewLine = { amount: number; description: string; period: Period };

type Full = Omit<Stripe.Invoice, 'lines'> & { lines: List<InvoiceLine> };
type InvoiceLine = Fields<Stripe.InvoiceLineItem, typeof newLine>;
export type Invoice = Fields<Full, typeof newInvoice>;

export type NewInvoice = {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: NewLine[];
  period: Period;
  amountDue: number;
  endingBalance: number;
  created: number;
};

/** An open invoice. Stripe keeps the invoice of a renewal a draft for an hour; here it is finalized at once. */
export function newInvoice(invoice: NewInvoice) {
  const { customer, subscription, lines, created, amountDue } = invoice;
  const id = newId('in_');
  const sequence = String(customer.next_invoice_sequence ?? 1).padStart(4, '0');
  return {
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: invoice.reason,
    created,
    currency,
    customer: customer.id,
    ending_balance: invoice.endingBalance,
    lines: {
      object: 'list',
      data: lines.map((line) => newLine(id, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${sequence}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: invoice.period.end,
    period_start: invoice.period.start,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  } satisfies Partial<Full>;
}

function newLine(invoice: string, { amount, description, period }: NewLine) {
  return {
    id: newId('il_'),
    object: 'line_item',
    amount,
    currency,
    description,
    invoice,
    livemode: false,
    metadata: {},
    period,
    quantity: 1,
  } satisfies Partial<Stripe.InvoiceLineItem>;
}

import type { Stripe } from 'stripe';
import { record, update } from './events.ts';
import { collect, createInvoice, openInvoices, stopCollecting } from './invoices.ts';
import type { NewLine } from './objects/invoice.ts';
import { amountOf, intervalOf, type Price } from './objects/price.ts';
import { itemOf, newSubscription, type Subscription, withItem } from './objects/subscription.ts';
import { nextPeriodEnd } from './period.ts';
import { findCustomer, findRow, insertRow, saveRow } from './rows.ts';
import type { CustomerRow, Row, Tx } from './types.ts';

/** Starts a subscription, whose first invoice is charged at once: only call this with a card that works. */
export async function subscribe(
  tx: Tx,
  customer: CustomerRow,
  { price, metadata }: { price: Price; metadata: Stripe.Metadata },
): Promise<{ subscription: Row<'subscription'>; invoice: Row<'invoice'> }> {
  const { now } = tx;
  const periodEnd = nextPeriodEnd(now, intervalOf(price), now);
  const data = newSubscription({ customerId: customer.id, price, periodEnd, metadata, created: now });
  const subscription: Row<'subscription'> = {
    id: data.id,
    kind: 'subscription',
    customerId: customer.id,
    data,
    state: { billed: { amount: amountOf(price), start: now, end: periodEnd } },
    dueAt: periodEnd,
  };
  await insertRow(tx, subscription);
  const invoice = await createInvoice(tx, customer, subscription, {
    reason: 'subscription_create',
    lines: [periodLine(tx, data)],
    period: { start: now, end: now },
  });
  await saveRow(tx, subscription);
  await record(tx, 'customer.subscription.created', customer.id, data);
  await collect(tx, customer, invoice);
  return { subscription, invoice };
}

/** The full price of the subscription's current period. */
export function periodLine({ product }: Tx, subscription: Subscription): NewLine {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const amount = amountOf(price);
  const description = `1 × ${product.name} (at $${(amount / 100).toFixed(2)} / ${intervalOf(price)})`;
  return { amount, description, period: { start, end } };
}

/** At the end of a period: begins the next one and charges for it, or ends the subscription. */
export async function renew(tx: Tx, subscription: Row<'subscription'>): Promise<void> {
  const { data } = subscription;
  const { cancel_at, billing_cycle_anchor } = data;
  if (cancel_at !== null && cancel_at <= tx.now) return end(tx, subscription);
  const item = itemOf(data);
  const customer = await customerOf(tx, subscription);
  const start = item.current_period_end;
  const periodEnd = nextPeriodEnd(billing_cycle_anchor, intervalOf(item.price), start);
  data.items = withItem(data, { ...item, current_period_start: start, current_period_end: periodEnd });
  subscription.state.billed = { amount: amountOf(item.price), start, end: periodEnd };
  subscription.dueAt = nextDue(periodEnd, cancel_at);
  const invoice = await createInvoice(tx, customer, subscription, {
    reason: 'subscription_cycle',
    lines: [periodLine(tx, data)],
    // The invoice's own period is the past one; charges in advance have theirs on the lines.
    period: { start: item.current_period_start, end: start },
  });
  const isPaid = await collect(tx, customer, invoice);
  const status = isPaid ? data.status : 'past_due';
  await update(tx, subscription, { status }, 'customer.subscription.updated');
}

/** When the clock acts on a subscription next. */
export function nextDue(periodEnd: number, cancelAt: number | null): number {
  return Math.min(periodEnd, cancelAt ?? periodEnd);
}

/** Tries to collect an open invoice, and updates its subscription; returns whether the invoice was paid. */
export async function payOpenInvoice(tx: Tx, invoice: Row<'invoice'>): Promise<boolean> {
  const subscription = await findRow(tx, 'subscription', invoice.state.subscriptionId);
  if (!subscription) throw new Error(`The subscription of invoice ${invoice.id} does not exist`);
  const isPaid = await collect(tx, await customerOf(tx, subscription), invoice);
  if (subscription.data.status === 'canceled') return isPaid;
  if (!isPaid) {
    if (invoice.dueAt === null) await end(tx, subscription);
  } else if ((await openInvoices(tx, subscription)).length === 0) {
    await update(tx, subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return isPaid;
}

export async function customerOf(tx: Tx, { customerId }: Row<'subscription'>): Promise<CustomerRow> {
  const customer = await findCustomer(tx, customerId);
  if (!customer) throw new Error(`Customer ${customerId} does not exist`);
  return customer;
}

/**
 * `period_end` is what the API's flag sets; `date` is how Stripe's portal cancels in flexible billing mode: the same moment
 * as a date, without the flag. `keep` removes both.
 */
type Cancellation = 'period_end' | 'date' | 'keep';

/** Schedules the end of a subscription with its period, or removes the schedule. */
export function scheduleCancellation(
  tx: Tx,
  row: Row<'subscription'>,
  cancellation: Cancellation,
): Promise<void> {
  const periodEnd = itemOf(row.data).current_period_end;
  row.dueAt = periodEnd;
  const isEnding = cancellation !== 'keep';
  const changes = {
    cancel_at: isEnding ? periodEnd : null,
    cancel_at_period_end: cancellation === 'period_end',
    canceled_at: isEnding ? tx.now : null,
  };
  return update(tx, row, changes, 'customer.subscription.updated');
}

/** Ends a subscription now. */
export async function end(tx: Tx, subscription: Row<'subscription'>): Promise<void> {
  await stopCollecting(tx, subscription);
  subscription.dueAt = null;
  const changes: Partial<Subscription> = {
    status: 'canceled',
    ended_at: tx.now,
    // The time of the cancellation, if it was scheduled.
    canceled_at: subscription.data.canceled_at ?? tx.now,
  };
  await update(tx, subscription, changes, 'customer.subscription.deleted');
}

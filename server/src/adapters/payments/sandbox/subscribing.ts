import type { Stripe } from 'stripe';
import { collect, openInvoices, stopCollecting, writeInvoice } from './billing.ts';
import { record, revise } from './events.ts';
import { newId } from './ids.ts';
import type { CustomerRow, Row, Work } from './kinds.ts';
import type { LineWish } from './objects/invoice.ts';
import { amountOf, intervalOf, productName } from './objects/price.ts';
import { itemOf, newSubscription, withItem } from './objects/subscription.ts';
import { nextPeriodEnd } from './period.ts';
import { findRow, insertRow, saveRow } from './store.ts';

type Wish = { price: Stripe.Price; quantity: number; metadata: Stripe.Metadata };

/** Begins a subscription that is paid at once: only call this with a card that works. */
export async function subscribe(
  work: Work,
  customer: CustomerRow,
  { price, quantity, metadata }: Wish,
): Promise<{ subscription: Row<'subscription'>; invoice: Row<'invoice'> }> {
  const { now } = work;
  const periodEnd = nextPeriodEnd(now, intervalOf(price), now);
  const paymentMethod = newId('pm_');
  const wish = { customerId: customer.id, price, quantity, periodEnd, paymentMethod, metadata, created: now };
  const data = newSubscription(wish);
  const subscription: Row<'subscription'> = {
    id: data.id,
    kind: 'subscription',
    customerId: customer.id,
    data,
    state: {
      billed: { amount: amountOf(price) * quantity, start: now, end: periodEnd },
      waiting: [],
    },
    dueAt: periodEnd,
  };
  await insertRow(work.db, subscription);
  const invoice = await writeInvoice(work, customer, subscription, {
    reason: 'subscription_create',
    lines: [wholePeriod(data)],
    period: { start: now, end: now },
  });
  await saveRow(work.db, subscription);
  record(work, 'customer.subscription.created', customer.id, data);
  await collect(work, customer, invoice);
  return { subscription, invoice };
}

/** The full price of the period that the subscription is in. */
export function wholePeriod(subscription: Stripe.Subscription): LineWish {
  const { price, quantity = 1, current_period_start, current_period_end } = itemOf(subscription);
  const amount = amountOf(price) * quantity;
  return {
    amount,
    description: `${quantity} × ${productName} (at $${(amountOf(price) / 100).toFixed(2)} / ${intervalOf(price)})`,
    price,
    quantity,
    period: { start: current_period_start, end: current_period_end },
    isProration: false,
  };
}

/** What the clock does when a period is over: a new one that is paid for, or the end. */
export async function renew(work: Work, subscription: Row<'subscription'>): Promise<void> {
  const { data, state } = subscription;
  const { cancel_at, billing_cycle_anchor } = data;
  if (cancel_at !== null && cancel_at <= work.now) {
    return end(work, subscription, 'cancellation_requested');
  }
  const item = itemOf(data);
  const customer = await customerOf(work, subscription);
  const start = item.current_period_end;
  const periodEnd = nextPeriodEnd(billing_cycle_anchor, intervalOf(item.price), start);
  const next = { ...item, current_period_start: start, current_period_end: periodEnd };
  const lines = [...state.waiting.map(asLine), wholePeriod({ ...data, items: withItem(data, next) })];
  state.billed = { amount: amountOf(item.price) * (item.quantity ?? 1), start, end: periodEnd };
  state.waiting = [];
  subscription.dueAt = dueOf(periodEnd, cancel_at);
  const invoice = await writeInvoice(work, customer, subscription, {
    reason: 'subscription_cycle',
    lines,
    // An invoice looks back: what it charges in advance stands on its lines.
    period: { start: item.current_period_start, end: start },
  });
  const paid = await collect(work, customer, invoice);
  const changes = { items: withItem(data, next), status: paid ? data.status : ('past_due' as const) };
  await revise(work, subscription, changes, 'customer.subscription.updated');
}

function asLine({
  amount,
  description,
  priceId,
  start,
  end,
}: Row<'subscription'>['state']['waiting'][number]) {
  const price = { id: priceId, unit_amount_decimal: null };
  return { amount, description, price, quantity: 1, period: { start, end }, isProration: true };
}

/** When the clock has to look at a subscription again. */
export function dueOf(periodEnd: number, cancelAt: number | null): number {
  return Math.min(periodEnd, cancelAt ?? periodEnd);
}

/** Tries to have an open invoice paid, and lets the subscription be what it is after that; whether it was paid. */
export async function payOpenInvoice(work: Work, invoice: Row<'invoice'>): Promise<boolean> {
  const subscription = await findRow(work.db, 'subscription', invoice.state.subscriptionId);
  if (!subscription) throw new Error(`Invoice ${invoice.id} is of no subscription`);
  const paid = await collect(work, await customerOf(work, subscription), invoice);
  if (subscription.data.status === 'canceled') return paid;
  if (!paid) {
    if (invoice.dueAt === null) await end(work, subscription, 'payment_failed');
    return false;
  }
  if ((await openInvoices(work, subscription)).length === 0) {
    await revise(work, subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return true;
}

export async function customerOf(work: Work, { customerId }: Row<'subscription'>): Promise<CustomerRow> {
  const customer = await findRow(work.db, 'customer', customerId ?? '');
  if (!customer || 'deleted' in customer.data) throw new Error(`Customer ${customerId} is gone`);
  return customer as CustomerRow;
}

/** Ends a subscription now. */
export async function end(
  work: Work,
  subscription: Row<'subscription'>,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<void> {
  await stopCollecting(work, subscription);
  subscription.dueAt = null;
  const { canceled_at, cancellation_details } = subscription.data;
  const changes: Partial<Stripe.Subscription> = {
    status: 'canceled',
    ended_at: work.now,
    // When it was asked for, if that was before.
    canceled_at: canceled_at ?? work.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...cancellation_details,
      reason,
    },
  };
  await revise(work, subscription, changes, 'customer.subscription.deleted');
}

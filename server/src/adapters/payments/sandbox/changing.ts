import type { Stripe } from 'stripe';
import { collect, writeInvoice } from './billing.ts';
import { revise } from './events.ts';
import { declined } from './faults.ts';
import type { CustomerRow, Row, Share, Work } from './kinds.ts';
import type { LineWish } from './objects/invoice.ts';
import { amountOf, intervalOf, planOf, productName } from './objects/price.ts';
import { itemOf, withItem } from './objects/subscription.ts';
import { nextPeriodEnd } from './period.ts';
import { dueOf, wholePeriod } from './subscribing.ts';

export type PriceChange = {
  price: Stripe.Price;
  proration: 'none' | 'create_prorations' | 'always_invoice';
  /** Whether a declined card leaves everything as it was, instead of an open invoice. */
  isAllOrNothing: boolean;
};

/**
 * The subscription has another price from now on. With the same interval its period goes on; with another one a new
 * period begins, which is charged at once (Stripe, "Change the price of existing subscriptions" and "Prorations").
 */
export async function changePrice(
  work: Work,
  customer: CustomerRow,
  subscription: Row<'subscription'>,
  change: PriceChange,
): Promise<void> {
  const { data, state } = subscription;
  const item = itemOf(data);
  const { price, proration } = change;
  if (price.id === item.price.id) return;
  const renamed = { ...item, price, plan: planOf(price) };
  const credit = proration === 'none' ? [] : [unusedTime(subscription, work.now)];
  if (intervalOf(price) !== intervalOf(item.price)) {
    return beginAnew(work, customer, subscription, { change, item: renamed, credit });
  }
  const changes: Partial<Stripe.Subscription> = { items: withItem(data, renamed) };
  if (proration === 'none') return revise(work, subscription, changes, 'customer.subscription.updated');

  const rest = remainingTime(renamed, work.now);
  state.billed = { amount: rest.amount, start: work.now, end: item.current_period_end };
  if (proration === 'create_prorations') {
    state.waiting = [...state.waiting, ...credit, rest];
    return revise(work, subscription, changes, 'customer.subscription.updated');
  }
  const lines = [...credit, rest].map((share) => shareLine(share, price, share === rest ? 'rest' : 'credit'));
  await bill(work, customer, subscription, { change, lines, changes });
}

type NewPeriod = { change: PriceChange; item: Stripe.SubscriptionItem; credit: Share[] };

async function beginAnew(
  work: Work,
  customer: CustomerRow,
  subscription: Row<'subscription'>,
  { change, item, credit }: NewPeriod,
): Promise<void> {
  const { now } = work;
  const { data, state } = subscription;
  const periodEnd = nextPeriodEnd(now, intervalOf(item.price), now);
  const renewed = { ...item, current_period_start: now, current_period_end: periodEnd };
  const items = withItem(data, renewed);
  const whole = wholePeriod({ ...data, items });
  const lines = [...state.waiting, ...credit].map((share) => shareLine(share, change.price, 'credit'));
  state.billed = { amount: whole.amount, start: now, end: periodEnd };
  state.waiting = [];
  // "At the end of the period" means the new one; a date stays that date.
  const cancelAt = data.cancel_at_period_end ? periodEnd : data.cancel_at;
  subscription.dueAt = dueOf(periodEnd, cancelAt);
  const changes = { items, billing_cycle_anchor: now, cancel_at: cancelAt };
  await bill(work, customer, subscription, { change, lines: [...lines, whole], changes });
}

type Billing = { change: PriceChange; lines: LineWish[]; changes: Partial<Stripe.Subscription> };

async function bill(
  work: Work,
  customer: CustomerRow,
  subscription: Row<'subscription'>,
  { change, lines, changes }: Billing,
): Promise<void> {
  const period = { start: work.now, end: work.now };
  const invoice = await writeInvoice(work, customer, subscription, {
    reason: 'subscription_update',
    lines,
    period,
  });
  const paid = await collect(work, customer, invoice);
  // Whoever calls this undoes the whole transaction.
  if (!paid && change.isAllOrNothing) throw declined();
  const status = paid ? subscription.data.status : ('past_due' as const);
  await revise(work, subscription, { ...changes, status }, 'customer.subscription.updated');
}

/** What was charged for the time that is left, as a credit: by the second, of what was really charged (flexible mode). */
function unusedTime({ data, state }: Row<'subscription'>, now: number): Share {
  const { amount, start, end } = state.billed;
  const { price } = itemOf(data);
  const left = Math.max(0, end - now) / (end - start);
  return {
    amount: -Math.round(amount * left),
    description: `Unused time on ${productName} after ${dayOf(now)}`,
    priceId: price.id,
    start: now,
    end,
  };
}

function remainingTime(item: Stripe.SubscriptionItem, now: number): Share {
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, end - now) / (end - start);
  return {
    amount: Math.round(amountOf(price) * quantity * left),
    description: `Remaining time on ${productName} after ${dayOf(now)}`,
    priceId: price.id,
    start: now,
    end,
  };
}

function shareLine(share: Share, price: Stripe.Price, kind: 'credit' | 'rest'): LineWish {
  const { amount, description, priceId, start, end } = share;
  return {
    amount,
    description,
    price: kind === 'rest' ? price : { id: priceId, unit_amount_decimal: null },
    quantity: 1,
    period: { start, end },
    isProration: true,
  };
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'medium' });
}

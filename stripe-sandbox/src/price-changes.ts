import { declined, invalid } from './api-error.ts';
import { update } from './events.ts';
import { collect, createInvoice } from './invoices.ts';
import type { NewLine } from './objects/invoice.ts';
import { amountOf, intervalOf, type Price } from './objects/price.ts';
import { itemOf, type Subscription, withItem } from './objects/subscription.ts';
import { nextPeriodEnd } from './period.ts';
import { customerOf, nextDue, periodLine } from './subscriptions.ts';
import type { Row, Tx } from './types.ts';

type PriceChange = {
  price: Price;
  proration: 'none' | 'always_invoice' | undefined;
  payment: 'error_if_incomplete' | undefined;
};

/**
 * Changes the price of a subscription in one of the two ways that the sandbox simulates: within the same interval from the
 * next period on, or to another interval with a new period that is charged at once.
 */
export async function changePrice(
  tx: Tx,
  subscription: Row<'subscription'>,
  { price, proration, payment }: PriceChange,
): Promise<void> {
  const { data } = subscription;
  const item = itemOf(data);
  if (price.id === item.price.id) return;
  if (intervalOf(price) === intervalOf(item.price)) {
    if (proration !== 'none') throw notSimulated('within one interval', "proration_behavior 'none'");
    const items = withItem(data, { ...item, price });
    return update(tx, subscription, { items }, 'customer.subscription.updated');
  }
  if (proration !== 'always_invoice' || payment !== 'error_if_incomplete') {
    const needed = "proration_behavior 'always_invoice' and payment_behavior 'error_if_incomplete'";
    throw notSimulated('to another interval', needed);
  }
  await startNewPeriod(tx, subscription, price);
}

function notSimulated(change: string, needed: string) {
  return invalid(`The sandbox simulates a change of price ${change} only with ${needed}.`, {
    param: 'proration_behavior',
  });
}

/** The unused time of the old period is credited (Stripe, "Prorations"). A declined card undoes the transaction. */
async function startNewPeriod(tx: Tx, subscription: Row<'subscription'>, price: Price): Promise<void> {
  const { now } = tx;
  const { data, state } = subscription;
  const item = itemOf(data);
  const customer = await customerOf(tx, subscription);
  const credit = unusedTime(tx, subscription);
  const periodEnd = nextPeriodEnd(now, intervalOf(price), now);
  data.items = withItem(data, {
    ...item,
    price,
    current_period_start: now,
    current_period_end: periodEnd,
  });
  state.billed = { amount: amountOf(price), start: now, end: periodEnd };
  const invoice = await createInvoice(tx, customer, subscription, {
    reason: 'subscription_update',
    lines: [credit, periodLine(tx, data)],
    period: { start: now, end: now },
  });
  if (!(await collect(tx, customer, invoice))) throw declined();
  // "At the end of the period" now means the new one; a fixed date does not change.
  const cancelAt = data.cancel_at_period_end ? periodEnd : data.cancel_at;
  subscription.dueAt = nextDue(periodEnd, cancelAt);
  const changes: Partial<Subscription> = { billing_cycle_anchor: now, cancel_at: cancelAt };
  await update(tx, subscription, changes, 'customer.subscription.updated');
}

/** Prorated by the second, based on the amount actually charged (Stripe, "flexible billing mode"). */
function unusedTime({ now, product }: Tx, { state }: Row<'subscription'>): NewLine {
  const { amount, start, end } = state.billed;
  const left = Math.max(0, end - now) / (end - start);
  const date = new Date(now * 1000).toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'medium' });
  return {
    amount: -Math.round(amount * left),
    description: `Unused time on ${product.name} after ${date}`,
    period: { start: now, end },
  };
}

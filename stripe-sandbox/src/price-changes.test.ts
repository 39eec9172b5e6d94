import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  eventsOf,
  invoicesOf,
  isoOf,
  monthly,
  nowOf,
  periodEnd,
  setCard,
  startSandbox,
  subscribed,
  yearly,
} from './testing/start-sandbox.ts';

const day = 86_400;

function itemId(subscription: Stripe.Subscription): string {
  return subscription.items.data[0]!.id;
}

describe('a change to another interval', async () => {
  const server = await startSandbox({ at: '2026-04-01T00:00:00Z' });
  const { sandbox, stripe } = server;
  const toYearly = (subscription: Stripe.Subscription, price = yearly) => ({
    items: [{ id: itemId(subscription), price }],
    proration_behavior: 'always_invoice' as const,
    payment_behavior: 'error_if_incomplete' as const,
  });

  test('starts a new period now and credits the unused time: $99.00 less half of $9.99', async () => {
    const { customer, subscription } = await subscribed(server);
    // April has 30 days.
    await sandbox.advance(new Date(((await nowOf(server)) + 15 * day) * 1000));
    const changed = await stripe.subscriptions.update(subscription.id, toYearly(subscription));
    expect(changed.items.data[0]!.price.id).toBe(yearly);
    expect(changed.billing_cycle_anchor).toBe(await nowOf(server));
    expect(periodEnd(changed)).toBe('2027-04-16T00:00:00.000Z');
    const [, invoice] = await invoicesOf(server, customer.id);
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      total: 9900 - 500,
      amount_paid: 9400,
    });
    expect(invoice!.lines.data.map(({ amount }) => amount)).toEqual([-500, 9900]);
    await sandbox.advance(new Date('2027-04-17T00:00:00Z'));
    expect(periodEnd(await stripe.subscriptions.retrieve(subscription.id))).toBe('2028-04-16T00:00:00.000Z');
  });

  test('to a lower price leaves a credit, which pays the next months', async () => {
    const { customer, subscription } = await subscribed(server, yearly);
    const start = await nowOf(server);
    // The year from April 2027 has 366 days: 2028 is a leap year.
    await sandbox.advance(new Date((start + 61 * day) * 1000));
    const changed = await stripe.subscriptions.update(subscription.id, toYearly(subscription, monthly));
    const credit = Math.round((9900 * 305) / 366);
    const [, first] = await invoicesOf(server, customer.id);
    expect(first).toMatchObject({ total: 999 - credit, amount_due: 0, status: 'paid', attempt_count: 0 });
    expect(first!.ending_balance).toBe(999 - credit);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 999 - credit });
    expect(isoOf(changed.items.data[0]!.current_period_start)).toBe(isoOf(start + 61 * day));

    await sandbox.advance(new Date((start + 366 * day) * 1000));
    const invoices = (await invoicesOf(server, customer.id)).slice(1);
    const paidByCard = invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
    const total = invoices.reduce((sum, invoice) => sum + invoice.total, 0);
    const { balance } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    // The invoices add up to what the card paid and the balance.
    expect(paidByCard + balance).toBe(total);
    expect(invoices.filter(({ amount_due }) => amount_due === 0).length).toBe(Math.floor(credit / 999));
  });

  test('is rolled back when the card is declined', async () => {
    const { customer, subscription } = await subscribed(server);
    await setCard(server, customer.id, 'declines');
    const before = await stripe.subscriptions.retrieve(subscription.id);
    const events = await eventsOf(server, customer.id);
    const error = await stripe.subscriptions
      .update(subscription.id, toYearly(subscription))
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      message: 'Your card was declined.',
    });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
    expect(await invoicesOf(server, customer.id)).toHaveLength(1);
    expect(await eventsOf(server, customer.id)).toEqual(events);
  });

  test('requested four times concurrently is charged once', async () => {
    const { customer, subscription } = await subscribed(server);
    const change = () => stripe.subscriptions.update(subscription.id, toYearly(subscription));
    const changed = await Promise.all([change(), change(), change(), change()]);
    expect(new Set(changed.map(({ latest_invoice }) => latest_invoice)).size).toBe(1);
    expect(await invoicesOf(server, customer.id)).toHaveLength(2);
  });

  test('keeps a scheduled cancellation, now at the end of the new period', async () => {
    const { subscription } = await subscribed(server);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const changed = await stripe.subscriptions.update(subscription.id, toYearly(subscription));
    const end = changed.items.data[0]!.current_period_end;
    expect(changed).toMatchObject({ cancel_at_period_end: true, cancel_at: end });
  });
});

describe('a change of price within an interval', async () => {
  const server = await startSandbox({ at: '2026-09-01T00:00:00Z' });
  const { sandbox, stripe } = server;
  const higherPrice = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1099,
    recurring: { interval: 'month' },
    product: 'prod_plateful_plus',
  });
  const half = async (subscription: Stripe.Subscription) => {
    const { current_period_start: from, current_period_end: to } = subscription.items.data[0]!;
    await sandbox.advance(new Date(((from + to) / 2) * 1000));
  };

  test('applies from the next period on', async () => {
    const { customer, subscription } = await subscribed(server);
    await half(subscription);
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemId(subscription), price: higherPrice.id }],
      proration_behavior: 'none',
    });
    expect(periodEnd(changed)).toBe(periodEnd(subscription));
    expect(await invoicesOf(server, customer.id)).toHaveLength(1);
    await sandbox.advance(new Date(Date.parse(periodEnd(changed)) + 1000));
    expect((await invoicesOf(server, customer.id)).map(({ total }) => total)).toEqual([999, 1099]);
  });
});

describe('a refund', async () => {
  const server = await startSandbox({ at: '2026-09-01T00:00:00Z' });
  const { stripe } = server;

  test('is of the whole charge, once; the subscription goes on', async () => {
    const { customer, subscription } = await subscribed(server);
    const paid = (await eventsOf(server, customer.id)).find(({ type }) => type === 'charge.succeeded')!;
    const charge = paid.data.object as Stripe.Charge;
    const refund = await stripe.refunds.create({ charge: charge.id });
    expect(refund).toMatchObject({ amount: 999, status: 'succeeded', charge: charge.id });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const refunds = (await eventsOf(server, customer.id)).filter(({ type }) => type === 'charge.refunded');
    expect(refunds.map(({ data }) => (data.object as Stripe.Charge).amount_refunded)).toEqual([999]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  test('of a charge that does not exist is refused', async () => {
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

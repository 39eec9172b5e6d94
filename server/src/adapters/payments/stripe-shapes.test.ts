import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { toSubscription } from './stripe-shapes.ts';

const day = 86_400;
const created = 1_795_000_000;
const periodEnd = created + 30 * day;
const price = { id: 'price_1', unit_amount: 999, recurring: { interval: 'month', interval_count: 1 } };
const subscription = {
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  start_date: created,
  ended_at: null,
  latest_invoice: 'in_1',
  items: { data: [{ price, quantity: 1, current_period_end: periodEnd }] },
};

test.each([
  ['no end', { cancel_at: null }, false],
  ['the end of its period', { cancel_at: periodEnd, cancel_at_period_end: true }, true],
  ['a day within its period', { cancel_at: periodEnd - 3 * day }, true],
  ['a day after it, so that it is renewed before', { cancel_at: periodEnd + 3 * day }, false],
])('a subscription with %s ends with its period or not', (_what, change, ends) => {
  const changed = { ...subscription, ...change } as unknown as Stripe.Subscription;
  expect(toSubscription(changed).cancelAtPeriodEnd).toBe(ends);
});

import { expect, test } from 'vitest';
import { newPrice } from './sandbox/objects/price.ts';
import { newSubscription } from './sandbox/objects/subscription.ts';
import { toSubscription } from './stripe-shapes.ts';

const day = 86_400;
const created = 1_795_000_000;
const periodEnd = created + 30 * day;
const price = newPrice({ id: 'price_1', created, amount: 999, interval: 'month', nickname: null });
const wish = {
  customerId: 'cus_1',
  price,
  quantity: 1,
  periodEnd,
  paymentMethod: 'pm_1',
  metadata: {},
  created,
};
const subscription = newSubscription(wish);

test.each([
  ['no end', { cancel_at: null }, false],
  ['the end of its period', { cancel_at: periodEnd, cancel_at_period_end: true }, true],
  ['a day within its period', { cancel_at: periodEnd - 3 * day }, true],
  ['a day after it, so that it is renewed before', { cancel_at: periodEnd + 3 * day }, false],
])('a subscription with %s ends with its period or not', (_what, change, ends) => {
  expect(toSubscription({ ...subscription, ...change }).cancelAtPeriodEnd).toBe(ends);
});

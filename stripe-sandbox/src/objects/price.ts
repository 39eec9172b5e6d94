import type { Stripe } from 'stripe';
import type { Interval } from '../period.ts';
import type { Fields } from './object.ts';

export type Price = Fields<Stripe.Price, typeof newPrice>;
type NewPrice = {
  id: string;
  product: string;
  created: number;
  amount: number;
  interval: Interval;
  nickname?: string | null;
};

export const currency = 'usd';

export function newPrice({ id, product, created, amount, interval, nickname = null }: NewPrice) {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    livemode: false,
    metadata: {},
    nickname,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
  } satisfies Partial<Stripe.Price>;
}

export function intervalOf({ recurring }: Price): Interval {
  return recurring?.interval === 'year' ? 'year' : 'month';
}

/** In cents. */
export function amountOf(price: Price): number {
  return price.unit_amount ?? 0;
}

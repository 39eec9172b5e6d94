import Stripe from 'stripe';
import type { Interval } from '../period.ts';

type NewPrice = { id: string; created: number; amount: number; interval: Interval; nickname: string | null };

/** What both plans are prices of. */
export const productId = 'prod_plateful_plus';
export const productName = 'Plateful Plus';
export const currency = 'usd';

export function newPrice({ id, created, amount, interval, nickname }: NewPrice): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname,
    product: productId,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
}

/** The older form of the same price, which subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: intervalOf(price),
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: productId,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function intervalOf(price: Stripe.Price): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

export function amountOf(price: Stripe.Price): number {
  return price.unit_amount ?? 0;
}

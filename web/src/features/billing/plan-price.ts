export type Billing = 'monthly' | 'yearly';

/** In cents, per month and per year. */
export type PlanPrice = { monthly: number; yearly: number };

/** Percent saved by paying yearly, rounded (docs/product.md, Constants). */
export function yearlySavings({ monthly, yearly }: PlanPrice) {
  return Math.round(((monthly - yearly / 12) / monthly) * 100);
}

/** Cents per month when billed yearly, not rounded. */
export function monthlyEquivalent({ yearly }: PlanPrice) {
  return yearly / 12;
}

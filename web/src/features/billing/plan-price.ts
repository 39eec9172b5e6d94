export type Billing = 'monthly' | 'yearly';

/** Both in cents: a month's price, a year's price. */
export type PlanPrice = { monthly: number; yearly: number };

/** Percent saved by paying yearly, rounded (docs/product.md, Constants). */
export function yearlySavings({ monthly, yearly }: PlanPrice) {
  return Math.round(((monthly - yearly / 12) / monthly) * 100);
}

/** Cents a month when paid yearly; fractions are left to formatting. */
export function monthlyEquivalent({ yearly }: PlanPrice) {
  return yearly / 12;
}

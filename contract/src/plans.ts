/** Plans, prices and quotas. No zod here: the browser loads this. */

/** Cents. The pricing section says $99 a year, the account page and the terms $99.99; the lower one is charged. */
export const prices = {
  plus: { monthly: 999, yearly: 9900 },
  pro: { monthly: 1999, yearly: 19900 },
} as const;

export const subscriptionTiers = ['free', 'plus', 'pro'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export function isPaid(tier: SubscriptionTier): boolean {
  return tier !== 'free';
}

export const planSlugs = ['plus-monthly', 'plus-yearly'] as const;
export type PlanSlug = (typeof planSlugs)[number];
export const planTypes = ['monthly', 'yearly'] as const;
export type PlanType = (typeof planTypes)[number];

export function planTypeOf(slug: PlanSlug): PlanType {
  return slug === 'plus-monthly' ? 'monthly' : 'yearly';
}

/** Monthly quota of a paid user: recipes by the language model, and receipts. */
export const monthlyQuota = { recipes: 300, receipts: 30 } as const;

export const billingBounds = {
  /** How long a checkout can be completed (docs/product.md, Rules beyond the specification). */
  checkoutMinutes: 30,
  /** Notice period in days before a new price applies (docs/product.md, Constants). */
  priceNoticeDays: 30,
} as const;

/** Stripe's subscription statuses. */
export const subscriptionStatuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
export type SubscriptionStatusName = (typeof subscriptionStatuses)[number];

export const checkoutStatuses = ['pending', 'completed', 'expired', 'cancelled'] as const;

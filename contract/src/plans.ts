/** Plans, prices and quotas. No zod here: the browser loads this. */

/** Cents. The pricing section says $99 a year, account and terms $99.99; charged is the lower one. */
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

/** Recipes by the language model, and receipts, of a paid user in a month. */
export const monthlyQuota = { recipes: 300, receipts: 30 } as const;

export const billingBounds = {
  /** How long a started checkout can be finished (docs/product.md, Rules beyond the specification). */
  checkoutMinutes: 30,
  /** Days of notice before a new price applies (docs/product.md, Constants). */
  priceNoticeDays: 30,
} as const;

/** As Stripe names the states of a subscription. */
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

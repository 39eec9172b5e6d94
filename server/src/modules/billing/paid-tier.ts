import type { SubscriptionStatusName, SubscriptionTier } from '@plateful/contract/plans.ts';
import type { PaidSubscription } from '#ports/payments.ts';

type Paid = Pick<PaidSubscription, 'status' | 'currentPeriodEnd'>;

/**
 * Stripe's statuses that grant the plan. `past_due` is included, because Stripe retries the card for some days
 * (decision 028).
 */
export const liveStatuses: readonly SubscriptionStatusName[] = ['active', 'trialing', 'past_due'];

/** How long after its end a period still counts if Stripe cannot be reached to check its renewal. */
const outageMs = 86_400_000;

export function isLive({ status, currentPeriodEnd }: Paid, now: Date): boolean {
  return liveStatuses.includes(status) && now.getTime() < currentPeriodEnd.getTime() + outageMs;
}

/** Of the live subscriptions, the one that is paid for the longest. */
export function liveOf<S extends Paid>(subscriptions: readonly S[], now: Date): S | undefined {
  return subscriptions
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => b.currentPeriodEnd.getTime() - a.currentPeriodEnd.getTime())[0];
}

/** The tier that the latest known state of all of a user's subscriptions grants: the only place that decides it. */
export function tierOf(subscriptions: readonly Paid[], now: Date): SubscriptionTier {
  return liveOf(subscriptions, now) ? 'plus' : 'free';
}

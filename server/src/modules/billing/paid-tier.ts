import type { SubscriptionStatusName, SubscriptionTier } from '@plateful/contract/plans.ts';
import type { PaidSubscription } from '#ports/payments.ts';

type Paid = Pick<PaidSubscription, 'status' | 'currentPeriodEnd'>;

/**
 * Stripe's states that grant the plan. `past_due` is one: Stripe retries the card for some days (decision 028).
 */
export const livingStatuses: readonly SubscriptionStatusName[] = ['active', 'trialing', 'past_due'];

/** How long after its end a period still counts when Stripe cannot be asked whether it was renewed. */
const outageMs = 86_400_000;

export function isLive({ status, currentPeriodEnd }: Paid, now: Date): boolean {
  return livingStatuses.includes(status) && now.getTime() < currentPeriodEnd.getTime() + outageMs;
}

/** The one that is paid for the longest of those that are alive. */
export function liveOf<S extends Paid>(subscriptions: readonly S[], now: Date): S | undefined {
  return subscriptions
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => b.currentPeriodEnd.getTime() - a.currentPeriodEnd.getTime())[0];
}

/** What the latest known state of all of a user's subscriptions gives: nothing else decides about it. */
export function tierOf(subscriptions: readonly Paid[], now: Date): SubscriptionTier {
  return liveOf(subscriptions, now) ? 'plus' : 'free';
}

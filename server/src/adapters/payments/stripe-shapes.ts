import { type PlanSlug, subscriptionStatuses } from '@plateful/contract/plans.ts';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Checkout, PaidSubscription, PaymentEvent } from '#ports/payments.ts';

const sessionStatuses = ['open', 'complete'] as const;

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** By interval, because prices change and subscribers at a former price keep their plan. */
function planSlugOf({ recurring }: Stripe.Price): PlanSlug | null {
  if (recurring?.interval_count !== 1) return null;
  if (recurring.interval === 'month') return 'plus-monthly';
  return recurring.interval === 'year' ? 'plus-yearly' : null;
}

/** In this API version, period times are on the items, not on the subscription. */
export function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, status, cancel_at_period_end, cancel_at, start_date, ended_at, items } = subscription;
  const item = items.data.toSorted((a, b) => b.current_period_end - a.current_period_end)[0];
  if (!item) throw new Error(`Subscription ${id} has no item`);
  return {
    id,
    // An unknown status grants no plan.
    status: subscriptionStatuses.find((known) => known === status) ?? 'incomplete',
    planSlug: planSlugOf(item.price),
    priceId: item.price.id,
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    // The portal may set a date in place of the flag; a date after the period end means that it renews first.
    cancelAtPeriodEnd: cancel_at_period_end || (cancel_at !== null && cancel_at <= item.current_period_end),
    currentPeriodEnd: dateOf(item.current_period_end),
    startedAt: dateOf(start_date),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, customer, client_reference_id, metadata, status } = session;
  const slug = metadata?.planSlug;
  return {
    id,
    url,
    customerId: idOf(customer),
    intentId: client_reference_id,
    planSlug: slug === 'plus-monthly' || slug === 'plus-yearly' ? slug : null,
    status: sessionStatuses.find((known) => known === status) ?? 'expired',
  };
}

/** Stripe's ids and event types. */
const name = z.string().regex(/^[\w.-]{1,255}$/);
const reference = z.union([name, z.object({ id: name }), z.null()]).optional();
const event = z.object({
  id: name,
  type: name,
  /** Unix seconds, up to the year 9999. */
  created: z.int().min(0).max(253_402_300_799),
  data: z.object({ object: z.object({ object: z.string(), id: name.optional(), customer: reference }) }),
});

/**
 * An event's snapshot may be outdated when delivered, so only the customer is taken from it. Throws if the event is
 * malformed.
 */
export function toEvent(received: Stripe.Event): PaymentEvent {
  const { id, type, created, data } = event.parse(received);
  const { object } = data;
  const customerId = object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
  return { id, type, createdAt: dateOf(created), customerId };
}

import type { PlanSlug, SubscriptionStatusName } from '@plateful/contract/plans.ts';
import type { FastifyPluginAsync } from 'fastify';

/** The current state of a subscription at Stripe. */
export type PaidSubscription = {
  id: string;
  status: SubscriptionStatusName;
  /** Null for a price that is not ours. */
  planSlug: PlanSlug | null;
  priceId: string;
  /** Cents per period. */
  amount: number;
  /** Whether it ends with the paid period, in whichever way that was requested. */
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date;
  startedAt: Date;
  endedAt: Date | null;
  latestInvoiceId: string | null;
};

/** A hosted payment page. */
export type Checkout = {
  id: string;
  /** Null once it is closed. */
  url: string | null;
  customerId: string | null;
  /** The row of `checkout_intents` that it was created for. */
  intentId: string | null;
  planSlug: PlanSlug | null;
  status: 'open' | 'complete' | 'expired';
};

/** A Stripe event. Events may be delivered late, out of order and more than once. */
export type PaymentEvent = { id: string; type: string; createdAt: Date; customerId: string | null };

/** `delivery` identifies one delivery; Stripe signs each retry again. */
type DeliveredEvent = PaymentEvent & { delivery: string };

/** Events that may change a subscription or a checkout. Others are acknowledged and ignored. */
export const watchedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const;

type CheckoutWish = {
  customerId: string;
  planSlug: PlanSlug;
  intentId: string;
  /** Receives `session_id` as a query parameter. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/**
 * Stripe, or the sandbox. Each call throws an AppError with a message for users if it is unreachable (`unavailable`) or
 * declines a card (`conflict`); nothing has changed then.
 */
export type Payments = {
  /** The price id of new subscriptions to the plan. */
  priceOf(planSlug: PlanSlug): string;
  createCustomer(person: { userId: string; email: string; name: string | null }): Promise<string>;
  /** Changes where invoices are sent. Does nothing for a deleted customer. */
  changeEmail(customerId: string, email: string): Promise<void>;
  /** Deletes a customer with all personal data, and ends remaining subscriptions. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Null if the customer was deleted. */
  openCheckout(wish: CheckoutWish): Promise<Checkout | null>;
  /** Null for an unknown id. */
  findCheckout(id: string): Promise<Checkout | null>;
  /** The customer's latest hundred, latest first; empty for a deleted customer. */
  findCheckouts(customerId: string): Promise<Checkout[]>;
  /** Closes it so that it can no longer be paid; returns `complete` if it was already paid. */
  closeCheckout(id: string): Promise<'complete' | 'expired'>;
  /** All subscriptions of the customer, latest first; empty for a deleted customer. */
  findSubscriptions(customerId: string): Promise<PaidSubscription[]>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<PaidSubscription>;
  reactivate(subscriptionId: string): Promise<PaidSubscription>;
  /** Takes effect immediately, with proration. If the card is declined, nothing changes. */
  changePlan(subscriptionId: string, planSlug: PlanSlug): Promise<PaidSubscription>;
  /** From the next period on; for subscribers whose price changes. */
  changePrice(subscriptionId: string, priceId: string): Promise<PaidSubscription>;
  /** Cancels immediately. */
  end(subscriptionId: string): Promise<void>;
  /** URL of the customer portal, valid for a few minutes; null if the customer was deleted. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** Parses a delivered event. Throws `invalid_input` if its signature is invalid or older than five minutes. */
  readEvent(body: Buffer, signature: string | undefined): DeliveredEvent;
  /** Events of these types since then, oldest first, whether delivered or not. */
  findEvents(types: readonly string[], since: Date): Promise<PaymentEvent[]>;
  /** Sets the local address of this process, through which the sandbox is called regardless of the public origin. */
  listensAt(url: string): void;
};

/** Simulates Stripe if no keys are configured. */
export type PaymentSandbox = {
  /** Serves its API and pages. */
  plugin: FastifyPluginAsync;
  pay(checkoutId: string, payment: { card: 'works' }): Promise<unknown>;
};

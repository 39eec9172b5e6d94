import type { PlanSlug, SubscriptionStatusName } from '@plateful/contract/plans.ts';
import type { FastifyPluginAsync } from 'fastify';

/** A subscription as Stripe has it now. */
export type PaidSubscription = {
  id: string;
  status: SubscriptionStatusName;
  /** Null for a price that is none of ours. */
  planSlug: PlanSlug | null;
  priceId: string;
  /** Cents a period. */
  amount: number;
  /** Whether it ends with the period that is paid for, however that was asked for. */
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date;
  startedAt: Date;
  endedAt: Date | null;
  latestInvoiceId: string | null;
};

/** A hosted payment page. */
export type Checkout = {
  id: string;
  /** Null once it is over. */
  url: string | null;
  customerId: string | null;
  /** The row of `checkout_intents` that it was opened for. */
  intentId: string | null;
  planSlug: PlanSlug | null;
  status: 'open' | 'complete' | 'expired';
};

/** An event of Stripe: delivered at any time, in any order, any number of times. */
export type PaymentEvent = { id: string; type: string; createdAt: Date; customerId: string | null };

/** `delivery` identifies one delivery: a repeated delivery is signed again. */
type DeliveredEvent = PaymentEvent & { delivery: string };

/** What may change a subscription or a checkout. Of everything else we take note and do nothing. */
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
  /** Gets `session_id` as a query. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/**
 * Stripe, or the sandbox in its place. Each call throws an AppError in words for people when it cannot be reached
 * (`unavailable`) or refuses a card (`conflict`); nothing has changed then.
 */
export type Payments = {
  /** The price that a new subscription to the plan is paid by. */
  priceOf(planSlug: PlanSlug): string;
  createCustomer(person: { userId: string; email: string; name: string | null }): Promise<string>;
  /** Where invoices go from now on. Nothing for a customer that is gone. */
  changeEmail(customerId: string, email: string): Promise<void>;
  /** Forgets a customer with all that is personal, and ends what is left of its subscriptions. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Null when the customer is gone. */
  openCheckout(wish: CheckoutWish): Promise<Checkout | null>;
  /** Null for an id that there is not. */
  findCheckout(id: string): Promise<Checkout | null>;
  /** The customer's latest hundred, the latest first; none of a customer that is gone. */
  findCheckouts(customerId: string): Promise<Checkout[]>;
  /** It can no longer be paid; `complete` when it was paid before. */
  closeCheckout(id: string): Promise<'complete' | 'expired'>;
  /** All that the customer ever had, the latest first; nothing of a customer that is gone. */
  findSubscriptions(customerId: string): Promise<PaidSubscription[]>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<PaidSubscription>;
  reactivate(subscriptionId: string): Promise<PaidSubscription>;
  /** From now on, with what is paid already counted. A declined card leaves everything as it was. */
  changePlan(subscriptionId: string, planSlug: PlanSlug): Promise<PaidSubscription>;
  /** From the next period on, for those whose price changes. */
  changePrice(subscriptionId: string, priceId: string): Promise<PaidSubscription>;
  /** Ends it at once. */
  end(subscriptionId: string): Promise<void>;
  /** A page for cards and invoices that can be opened for a few minutes; null when the customer is gone. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** Reads a delivered event. Throws `invalid_input` when it is forged, altered or older than five minutes. */
  readEvent(body: Buffer, signature: string | undefined): DeliveredEvent;
  /** What happened of these kinds since then, the oldest first, whether it was delivered or not. */
  findEvents(types: readonly string[], since: Date): Promise<PaymentEvent[]>;
  /** Tells where this process listens: the sandbox is reached there, whatever the public origin. */
  listensAt(url: string): void;
};

/** Simulates Stripe where no keys are configured. */
export type PaymentSandbox = {
  /** Serves its API and pages. */
  plugin: FastifyPluginAsync;
  pay(checkoutId: string, payment: { card: 'works' }): Promise<unknown>;
};

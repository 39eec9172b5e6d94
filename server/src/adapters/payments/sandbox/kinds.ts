import type { PlanSlug } from '@plateful/contract/limits.ts';
import type { Stripe } from 'stripe';
import type { Clock, Log } from '#context.ts';
import type { Database } from '#db/database.ts';

/** How a customer's card behaves. */
export type Card = 'works' | 'declines';

/** What was last charged for the time of a subscription, which is what unused time is worth. */
export type Billed = { amount: number; start: number; end: number };

/** A share of a price that waits for the next invoice. Cents, unix seconds. */
export type Share = { amount: number; description: string; priceId: string; start: number; end: number };

/** Each kind of object: as the API answers it, and what the API does not tell of it. */
export type Kinds = {
  customer: { data: Stripe.Customer | Stripe.DeletedCustomer; state: { card: Card | null } };
  price: { data: Stripe.Price; state: Record<string, never> };
  'checkout.session': {
    data: Stripe.Checkout.Session;
    state: { priceId: string; quantity: number; subscriptionMetadata: Stripe.Metadata };
  };
  subscription: { data: Stripe.Subscription; state: { billed: Billed; waiting: Share[] } };
  invoice: { data: Stripe.Invoice; state: { subscriptionId: string } };
  charge: { data: Stripe.Charge; state: { invoiceId: string } };
  refund: { data: Stripe.Refund; state: Record<string, never> };
  /** `expiresAt` is by the real clock, in unix seconds. */
  'billing_portal.session': { data: Stripe.BillingPortal.Session; state: { expiresAt: number } };
};
export type Kind = keyof Kinds;

export type Row<K extends Kind> = {
  id: string;
  kind: K;
  customerId: string | null;
  data: Kinds[K]['data'];
  state: Kinds[K]['state'];
  dueAt: number | null;
};

/** Somebody who was not deleted. */
export type CustomerRow = Omit<Row<'customer'>, 'data'> & { data: Stripe.Customer };

/** Carries an event to the product: whether it was taken. */
export type Courier = (delivery: {
  body: string;
  signature: string;
  signal: AbortSignal;
}) => Promise<boolean>;

export type SandboxSettings = {
  db: Database;
  clock: Clock;
  log: Log;
  /** The product's own, below which the pages are. */
  origin: string;
  secretKey: string;
  webhookSecret: string;
  prices: Record<PlanSlug, string>;
  /** The types that the product asked for, as Stripe's endpoints have them; all, when nothing is said. */
  enabledEvents?: readonly string[] | undefined;
  /** Where events go instead of `/api/webhooks/stripe` of this process. */
  courier?: Courier | undefined;
};

/** What a piece of work in the sandbox may touch: one transaction at one moment. */
export type Work = {
  db: Database;
  /** Unix seconds, by the sandbox's clock. */
  now: number;
  /** The same by the real clock, which the product's own dates are of. */
  realNow: number;
  origin: string;
  prices: SandboxSettings['prices'];
  /** The call that it is done for; null for what the clock does. */
  request: Stripe.Event.Request | null;
  /** What happened in it, written down when it ends. */
  happened: Happened[];
};

export type Happened = { event: Stripe.EventBase; customerId: string | null };

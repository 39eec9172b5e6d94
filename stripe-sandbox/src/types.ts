import type { Stripe } from 'stripe';
import type { Charge } from './objects/charge.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Customer } from './objects/customer.ts';
import type { Invoice } from './objects/invoice.ts';
import type { PortalSession } from './objects/portal-session.ts';
import type { Price } from './objects/price.ts';
import type { Subscription } from './objects/subscription.ts';
import type { Interval } from './period.ts';
import type { Records, Store } from './store.ts';

export type Clock = { now(): Date };
export type Log = Record<'warn' | 'error', (details: object, message: string) => void>;

/** How a customer's card behaves. */
export type Card = 'works' | 'declines';

/** The last charge for a period, from which credit for unused time is computed. Cents, unix seconds. */
export type Billed = { amount: number; start: number; end: number };

/** The kinds of objects: the API's representation and internal state. */
export type Kinds = {
  customer: { data: Customer | Stripe.DeletedCustomer; state: { card: Card | null } };
  price: { data: Price; state: object };
  'checkout.session': {
    data: CheckoutSession;
    state: { priceId: string; subscriptionMetadata: Stripe.Metadata };
  };
  subscription: { data: Subscription; state: { billed: Billed } };
  invoice: { data: Invoice; state: { subscriptionId: string } };
  charge: { data: Charge; state: object };
  /** `expiresAt` is by the real clock, in unix seconds. */
  'billing_portal.session': { data: PortalSession; state: { expiresAt: number } };
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

/** A customer that was not deleted. */
export type CustomerRow = Omit<Row<'customer'>, 'data'> & { data: Customer };

/** Delivers an event; returns whether it was accepted. */
export type SendEvent = (delivery: {
  body: string;
  signature: string;
  signal: AbortSignal;
}) => Promise<boolean>;

export type SandboxSettings = {
  /** The public origin of the pages. */
  origin: string;
  /** Name of the seller, which links back to it. */
  business: string;
  /** The product for sale. */
  product: { id: string; name: string };
  /** Its prices in cents per period. Others can be created through the API. */
  prices: readonly { id: string; amount: number; interval: Interval }[];
  secretKey: string;
  webhookSecret: string;
  /** The types of events that the webhook endpoint receives; all by default. */
  enabledEvents?: readonly string[] | undefined;
  /** Whether visitors of the pages may advance the clock; yes by default. */
  hasClockPage: boolean;
  /** Replaces the HTTP request to the webhook endpoint, for tests. */
  sendEvent?: SendEvent | undefined;
  /** In memory by default. */
  store: Store;
  /** The system's by default. */
  clock: Clock;
  /** Silent by default. */
  log: Log;
};

/** One transaction, at one point in time. */
export type Tx = {
  records: Records;
  /** Unix seconds, by the sandbox's clock. */
  now: number;
  /** Unix seconds, by the real clock. */
  realNow: number;
} & Pick<SandboxSettings, 'origin' | 'product' | 'prices'>;

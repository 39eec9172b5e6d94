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

/** The last charge for time, which decides what unused time is worth. Cents, unix seconds. */
export type Billed = { amount: number; start: number; end: number };

/** Each kind of object: as the API returns it, and what the API does not show. */
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
  /** The address at which people reach the pages. */
  origin: string;
  /** Who sells: the name that links back to it. */
  business: string;
  /** What is sold. */
  product: { id: string; name: string };
  /** Its prices: cents a period. Others can be created through the API. */
  prices: readonly { id: string; amount: number; interval: Interval }[];
  secretKey: string;
  webhookSecret: string;
  /** The types of events that the webhook endpoint receives; all by default. */
  enabledEvents?: readonly string[] | undefined;
  /** Whether anyone who reaches the pages may move the clock forward; yes by default. */
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

/** One transaction, at one moment. */
export type Tx = {
  records: Records;
  /** Unix seconds, by the sandbox's clock. */
  now: number;
  /** Unix seconds, by the real clock. */
  realNow: number;
} & Pick<SandboxSettings, 'origin' | 'product' | 'prices'>;

import type { Stripe } from 'stripe';
import type { Clock, Log } from '#context.ts';
import type { Charge } from './objects/charge.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Customer } from './objects/customer.ts';
import type { Invoice } from './objects/invoice.ts';
import type { PortalSession } from './objects/portal-session.ts';
import type { Price } from './objects/price.ts';
import type { Subscription } from './objects/subscription.ts';
import type { Interval } from './period.ts';
import type { Records, Store } from './store.ts';

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

/** Carries an event to the product: whether it was taken. */
export type Courier = (delivery: {
  body: string;
  signature: string;
  signal: AbortSignal;
}) => Promise<boolean>;

export type SandboxSettings = {
  store: Store;
  clock: Clock;
  log: Log;
  /** The product's own, below which the pages are. */
  origin: string;
  secretKey: string;
  webhookSecret: string;
  /** What is sold. */
  product: { id: string; name: string };
  /** Its prices: cents a period. Further ones can be created through the API. */
  prices: readonly { id: string; amount: number; interval: Interval }[];
  /** The types that the product asked for, as Stripe's endpoints have them; all, when nothing is said. */
  enabledEvents?: readonly string[] | undefined;
  /** Where events go instead of `/api/webhooks/stripe` of this process. */
  courier?: Courier | undefined;
};

/** One transaction, at one moment. */
export type Tx = {
  records: Records;
  /** Unix seconds, by the sandbox's clock. */
  now: number;
  /** Unix seconds, by the real clock. */
  realNow: number;
} & Pick<SandboxSettings, 'origin' | 'product' | 'prices'>;

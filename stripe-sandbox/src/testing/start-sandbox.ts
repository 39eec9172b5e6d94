import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { createMemoryStore } from '../memory-store.ts';
import { createStripeSandbox, type StripeSandbox } from '../sandbox.ts';
import type { Store } from '../store.ts';
import type { SendEvent } from '../types.ts';

export const secretKey = 'sk_test_0123456789abcdef';
export const webhookSecret = 'whsec_0123456789abcdef';
export const monthly = 'price_plus_monthly';
export const yearly = 'price_plus_yearly';

/** A clock that only changes when it is set. */
export type SetClock = { now(): Date; set(iso: string): void };

export function clockAt(iso: string): SetClock {
  let shown = new Date(iso);
  return {
    now: () => shown,
    set(next) {
      shown = new Date(next);
    },
  };
}

export type SandboxServer = {
  origin: string;
  store: Store;
  clock: SetClock;
  sandbox: StripeSandbox;
  stripe: Stripe;
  /** Another process with the same store, which delivers with `sendEvent` if given. */
  another(sendEvent?: SendEvent): StripeSandbox;
};

type Options = { at: string; sendEvent?: SendEvent };

/** A sandbox over real HTTP, and the official SDK connected to it. */
export async function startSandbox({ at, sendEvent = async () => true }: Options): Promise<SandboxServer> {
  const clock = clockAt(at);
  const store = createMemoryStore();
  const create = (send: SendEvent | undefined) =>
    createStripeSandbox({
      store,
      clock,
      origin: 'http://sandbox.example',
      business: 'Plateful',
      product: { id: 'prod_plus', name: 'Plateful Plus' },
      prices: [
        { id: monthly, amount: 999, interval: 'month' },
        { id: yearly, amount: 9900, interval: 'year' },
        { id: 'price_plus_dear', amount: 1099, interval: 'month' },
      ],
      secretKey,
      webhookSecret,
      sendEvent: send,
    });
  const sandbox = create(sendEvent);
  const server = Fastify();
  await server.register(sandbox.plugin);
  await server.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => server.close());
  const { port, hostname: host } = new URL(server.listeningOrigin);
  const options = { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const;
  return {
    origin: server.listeningOrigin,
    store,
    clock,
    sandbox,
    stripe: new Stripe(secretKey, options),
    another: create,
  };
}

/** A new customer with a paid subscription. */
export async function subscribed(
  { stripe, sandbox }: SandboxServer,
  price = monthly,
): Promise<{
  customer: Stripe.Customer;
  session: Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
}> {
  const customer = await stripe.customers.create({ email: 'ann@example.com' });
  const { id } = await openSession(stripe, customer.id, price);
  await sandbox.pay(id, { card: 'works' });
  const session = await stripe.checkout.sessions.retrieve(id);
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { customer, session, subscription };
}

export function openSession(
  stripe: Stripe,
  customer: string,
  price = monthly,
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://sandbox.example/done?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://sandbox.example/back',
  });
}

/** The end of the current period. */
export function periodEnd(subscription: Stripe.Subscription): string {
  return isoOf(subscription.items.data[0]!.current_period_end);
}

export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** All events of a customer, the oldest first. */
export async function eventsOf({ stripe }: SandboxServer, customer: string): Promise<Stripe.Event[]> {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const isUserError = ({ data }: Stripe.Event) => {
    const object = data.object as { id?: string; customer?: unknown };
    return object.customer === customer || object.id === customer;
  };
  return events.filter(isUserError).reverse();
}

export async function invoicesOf({ stripe }: SandboxServer, customer: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ customer, limit: 100 })).data.reverse();
}

/** Changes the customer's card in the portal. */
export async function setCard(
  { stripe, sandbox }: SandboxServer,
  customer: string,
  card: 'works' | 'declines',
) {
  const portal = await stripe.billingPortal.sessions.create({ customer });
  const outcome = await sandbox.actInPortal(portal.id, { act: 'card', card });
  if (outcome !== 'done') throw new Error(`The card could not be changed: ${outcome}`);
}

/** Unix seconds, by the sandbox's clock. */
export async function nowOf({ sandbox }: SandboxServer): Promise<number> {
  return (await sandbox.viewClock()).now.getTime() / 1000;
}

import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import type { Courier } from '#adapters/payments/sandbox/kinds.ts';
import { createPaymentSandbox, type PaymentSandbox } from '#adapters/payments/sandbox/payment-sandbox.ts';
import type { Database } from '#db/database.ts';
import { createPaymentSandboxStore } from '#db/payment-sandbox-store.ts';
import { servePaymentSandbox } from '#http/payment-sandbox.ts';
import { createTestDatabase } from './postgres.ts';
import { quietLog } from './quiet-log.ts';

export const secretKey = 'sk_test_0123456789abcdef';
export const webhookSecret = 'whsec_0123456789abcdef';
export const monthly = 'price_plus_monthly';
export const yearly = 'price_plus_yearly';

/** A real clock that stands still until it is set. */
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
  db: Database;
  clock: SetClock;
  sandbox: PaymentSandbox;
  stripe: Stripe;
  /** Another process on the same database; without a courier it posts events, once it listens. */
  another(courier?: Courier | null): PaymentSandbox;
};

type Options = { at: string; courier?: Courier };

/** The sandbox alone, over real HTTP on a database of its own, and the official SDK that talks to it. */
export async function startSandbox({ at, courier = async () => true }: Options): Promise<SandboxServer> {
  const { db, close } = await createTestDatabase();
  const clock = clockAt(at);
  const server = Fastify();
  const sandboxes: PaymentSandbox[] = [];
  const create = (to: Courier | undefined, origin = 'http://sandbox.example') => {
    const sandbox = createPaymentSandbox({
      store: createPaymentSandboxStore(db),
      clock,
      log: quietLog,
      origin,
      secretKey,
      webhookSecret,
      product: { id: 'prod_plus', name: 'Plateful Plus' },
      prices: [
        { id: monthly, amount: 999, interval: 'month' },
        { id: yearly, amount: 9900, interval: 'year' },
        { id: 'price_plus_dear', amount: 1099, interval: 'month' },
      ],
      courier: to,
    });
    sandboxes.push(sandbox);
    return sandbox;
  };
  const sandbox = create(courier);
  await servePaymentSandbox(server, sandbox, '');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port, hostname } = new URL(server.listeningOrigin);
  const options = { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const;
  afterAll(async () => {
    await server.close();
    for (const one of sandboxes) await one.close();
    await close();
  });
  return {
    origin: server.listeningOrigin,
    db,
    clock,
    sandbox,
    stripe: new Stripe(secretKey, options),
    another: (to = courier) => create(to ?? undefined),
  };
}

/** A customer who paid for a plan just now, with what was made of it. */
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

/** When the period that is paid for ends, as a date. */
export function periodEnd(subscription: Stripe.Subscription): string {
  return isoOf(subscription.items.data[0]!.current_period_end);
}

export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** All events of a customer, the oldest first. */
export async function eventsOf({ stripe }: SandboxServer, customer: string): Promise<Stripe.Event[]> {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const isTheirs = ({ data }: Stripe.Event) => {
    const object = data.object as { id?: string; customer?: unknown };
    return object.customer === customer || object.id === customer;
  };
  return events.filter(isTheirs).reverse();
}

export async function invoicesOf({ stripe }: SandboxServer, customer: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ customer, limit: 100 })).data.reverse();
}

/** Chooses the customer's card as a person would: in the portal. */
export async function setCard(
  { stripe, sandbox }: SandboxServer,
  customer: string,
  card: 'works' | 'declines',
) {
  const portal = await stripe.billingPortal.sessions.create({ customer });
  const outcome = await sandbox.actInPortal(portal.id, { act: 'card', card });
  if (outcome !== 'done') throw new Error(`The card could not be chosen: ${outcome}`);
}

/** Unix seconds, by the sandbox's clock. */
export async function nowOf({ sandbox }: SandboxServer): Promise<number> {
  return (await sandbox.viewClock()).now.getTime() / 1000;
}

import type { FastifyPluginAsync } from 'fastify';
import { serveApi } from './api/routes.ts';
import { type Payment, type PaymentOutcome, payCheckout } from './checkout.ts';
import { createMemoryStore } from './memory-store.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Price } from './objects/price.ts';
import { servePages } from './pages/routes.ts';
import { actInPortal, type PortalAction, type PortalOutcome, type PortalView, viewPortal } from './portal.ts';
import { findPrice } from './prices.ts';
import { findCustomer, findRow } from './rows.ts';
import { advance, transact } from './transaction.ts';
import type { SandboxSettings, Tx } from './types.ts';
import { createDelivery } from './webhooks.ts';

const tickMs = 5000;
const hourMs = 3_600_000;
/** As with Stripe: idempotency keys last a day, events can be listed for 30 days. By the real clock. */
const responsesMs = 24 * hourMs;
const eventsMs = 30 * 24 * hourMs;

export type CheckoutView = { session: CheckoutSession; email: string | null; price: Price };
export type ClockView = {
  now: Date;
  /** Seconds ahead of the real clock. */
  ahead: number;
  nextRenewal: Date | null;
  /** The newest first. */
  events: { type: string; createdAt: Date; customerId: string | null }[];
};

/**
 * Simulates the part of Stripe that sells one product by subscription, with an adjustable clock. No real payments are
 * made.
 */
export type StripeSandbox = {
  /** Serves the API below `/v1` and the pages below `/sandbox`; the clock runs while the server listens. */
  plugin: FastifyPluginAsync;
  /** Null when there is no such session. */
  viewCheckout(id: string): Promise<CheckoutView | null>;
  pay(checkoutId: string, payment: Payment): Promise<PaymentOutcome>;
  /** Null when the session has expired. */
  viewPortal(id: string): Promise<PortalView | null>;
  actInPortal(id: string, action: PortalAction): Promise<PortalOutcome>;
  viewClock(): Promise<ClockView>;
  /** Moves the clock forward to that time, and delivers the events until then. */
  advance(to: Date): Promise<void>;
  /** Delivers all events that are due. */
  deliver(): Promise<void>;
  /** Deletes idempotency keys and events after the time for which Stripe keeps them. */
  deleteExpired(): Promise<void>;
  /** Sets the address of the webhook endpoint. Events wait until there is one. */
  deliverTo(url: string): void;
};

type Options = Omit<SandboxSettings, 'store' | 'clock' | 'log' | 'hasClockPage'> & Partial<SandboxSettings>;

const silent = { warn: () => undefined, error: () => undefined };

export function createStripeSandbox(options: Options): StripeSandbox {
  const { store = createMemoryStore(), clock = { now: () => new Date() }, log = silent } = options;
  const settings: SandboxSettings = { hasClockPage: true, ...options, store, clock, log };
  const delivery = createDelivery(settings);

  /** In the background, after the response. */
  function deliverInBackground(): void {
    delivery.deliver().catch((error) => log.error({ err: error }, 'payment sandbox event delivery failed'));
  }

  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await transact(settings, work);
    deliverInBackground();
    return result;
  }

  function deleteExpired(): Promise<void> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    return store.transaction((records) =>
      records.deleteExpired({ responses: before(responsesMs), events: before(eventsMs) }),
    );
  }

  async function tick(): Promise<void> {
    await advance(settings);
    await delivery.deliver();
  }

  /** Returns a function that stops the clock. */
  function startClock(): () => void {
    const repeat = (job: string, work: () => Promise<void>, everyMs: number) =>
      setInterval(() => {
        work().catch((error) => log.error({ err: error, job }, 'payment sandbox job failed'));
      }, everyMs).unref();
    const timers = [repeat('clock', tick, tickMs), repeat('delete expired', deleteExpired, hourMs)];
    return () => timers.forEach(clearInterval);
  }

  const sandbox: StripeSandbox = {
    async plugin(server) {
      let stopClock: (() => void) | undefined;
      await server.register(async (scope) => serveApi(scope, settings, deliverInBackground));
      await server.register(async (scope) => servePages({ scope, sandbox, settings }));
      server.addHook('onListen', async () => {
        stopClock = startClock();
        deliverInBackground();
      });
      server.addHook('onClose', async () => {
        stopClock?.();
        await delivery.stop();
      });
    },
    viewCheckout: (id) =>
      transact(settings, async (tx) => {
        const row = await findRow(tx, 'checkout.session', id);
        const price = row && (await findPrice(tx, row.state.priceId));
        const customer = row && (await findCustomer(tx, row.customerId));
        return price && customer ? { session: row.data, email: customer.data.email, price } : null;
      }),
    pay: (id, payment) => change((tx) => payCheckout(tx, id, payment)),
    viewPortal: (id) => transact(settings, async (tx) => (await viewPortal(tx, id)) ?? null),
    actInPortal: (id, action) => change((tx) => actInPortal(tx, id, action)),
    viewClock: () =>
      transact(settings, async ({ records, now, realNow }) => {
        const events = await records.listEvents({ limit: 50 });
        const renewal = await records.firstDue({ kind: 'subscription' });
        return {
          now: dateOf(now),
          ahead: now - realNow,
          nextRenewal: renewal?.dueAt ? dateOf(renewal.dueAt) : null,
          events: events.map(({ createdAt, ...event }) => ({ ...event, createdAt: dateOf(createdAt) })),
        };
      }),
    async advance(to) {
      await advance(settings, Math.floor(to.getTime() / 1000));
      await delivery.deliver();
    },
    deliver: () => delivery.deliver(),
    deleteExpired,
    deliverTo: (url) => delivery.deliverTo(url),
  };
  return sandbox;
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

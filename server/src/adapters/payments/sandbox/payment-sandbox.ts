import { type ApiAnswer, type ApiRequest, answer } from './api/answer.ts';
import { type Payment, type PaymentOutcome, payCheckout } from './checkout.ts';
import { createDelivery, postTo } from './delivery.ts';
import type { SandboxSettings, Tx } from './kinds.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Price } from './objects/price.ts';
import { actInPortal, type PortalAction, type PortalOutcome, type PortalView, viewPortal } from './portal.ts';
import { findPrice } from './prices.ts';
import { findCustomer, findRow } from './rows.ts';
import { advance, transact } from './transaction.ts';

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

/** The part of Stripe that a shop with one subscription needs, with a clock that can be moved forward. No money moves. */
export type PaymentSandbox = {
  /** Answers a request to the API. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
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
  /** Deletes idempotency keys and events that Stripe would not keep either. */
  deleteExpired(): Promise<void>;
  /** Sets where this process listens. Events are posted there, and from then on the clock runs by itself. */
  listensAt(url: string): void;
  close(): Promise<void>;
};

export function createPaymentSandbox(settings: SandboxSettings): PaymentSandbox {
  const { store, clock, log } = settings;
  let address: string | undefined;
  const timers: NodeJS.Timeout[] = [];
  const delivery = createDelivery(settings, settings.courier ?? postTo(() => address));

  /** Without waiting for it: the request is answered first. */
  function deliverSoon(): void {
    if (!settings.courier && !address) return;
    delivery.deliver().catch((error) => log.error({ err: error }, 'The payment sandbox could not deliver'));
  }

  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await transact(settings, work);
    deliverSoon();
    return result;
  }

  function repeat(job: string, everyMs: number, work: () => Promise<void>): void {
    const run = () => work().catch((error) => log.error({ err: error, job }, 'The payment sandbox failed'));
    timers.push(setInterval(run, everyMs).unref());
  }

  function deleteExpired(): Promise<void> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    return store.transaction((records) =>
      records.deleteExpired({ responses: before(responsesMs), events: before(eventsMs) }),
    );
  }

  return {
    async answer(request) {
      const answered = await answer(settings, request);
      deliverSoon();
      return answered;
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
          events: events.map(({ type, createdAt, customerId }) => ({
            type,
            createdAt: dateOf(createdAt),
            customerId,
          })),
        };
      }),
    async advance(to) {
      await advance(settings, Math.floor(to.getTime() / 1000));
      if (settings.courier || address) await delivery.deliver();
    },
    deliver: () => delivery.deliver(),
    deleteExpired,
    listensAt(url) {
      address = url;
      if (timers.length > 0) return;
      repeat('run the clock', tickMs, async () => {
        await advance(settings);
        await delivery.deliver();
      });
      repeat('delete what has expired', hourMs, deleteExpired);
      deliverSoon();
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await delivery.stop();
    },
  };
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

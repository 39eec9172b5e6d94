import { desc } from 'drizzle-orm';
import { paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';
import { type ApiAnswer, type ApiRequest, answer } from './api/answer.ts';
import { change } from './change.ts';
import { type Payment, type PaymentOutcome, payCheckout } from './checkout.ts';
import { createDelivery, postTo } from './delivery.ts';
import { advance, catchUp } from './due.ts';
import { deleteExpired } from './forgetting.ts';
import type { SandboxSettings, Work } from './kinds.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Price } from './objects/price.ts';
import { actInPortal, type PortalAction, type PortalOutcome, type PortalView, viewPortal } from './portal.ts';
import { findPrice } from './prices.ts';
import { findRow } from './store.ts';
import { nextRenewal } from './upcoming.ts';

/** How often the clock is looked at and failed deliveries are tried again. */
const tickMs = 5000;
const sweepMs = 3_600_000;

export type CheckoutView = { session: CheckoutSession; email: string | null; price: Price };
export type ClockView = {
  now: Date;
  /** How far it is ahead of the real one, in seconds. */
  ahead: number;
  nextRenewal: Date | null;
  history: { type: string; at: Date; customerId: string | null }[];
};

/** The part of Stripe that the product needs, with pages to pay and a clock that can be moved forward. No money moves. */
export type PaymentSandbox = {
  /** Answers a request to the API. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
  /** Null for a session that there is not. */
  viewCheckout(id: string): Promise<CheckoutView | null>;
  pay(checkoutId: string, payment: Payment): Promise<PaymentOutcome>;
  /** Null for a session that is over. */
  viewPortal(id: string): Promise<PortalView | null>;
  actInPortal(id: string, action: PortalAction): Promise<PortalOutcome>;
  viewClock(): Promise<ClockView>;
  /** Lets the clock run to that moment, and delivers what happened until then. */
  advance(to: Date): Promise<void>;
  /** Brings all events that are due to the product. */
  deliver(): Promise<void>;
  /** Tells where this process listens: events go there, and from then on the clock is looked at by itself. */
  listensAt(url: string): void;
  close(): Promise<void>;
};

export function createPaymentSandbox(settings: SandboxSettings): PaymentSandbox {
  const { db, clock, log } = settings;
  let address: string | undefined;
  const timers: NodeJS.Timeout[] = [];
  const delivery = createDelivery(settings, settings.courier ?? postTo(() => address));

  /** Soon, and not waited for: whoever changed something has an answer to give first. */
  function deliverSoon(): void {
    if (!settings.courier && !address) return;
    delivery.deliver().catch((error) => log.error({ err: error }, 'The payment sandbox could not deliver'));
  }

  async function changed<T>(run: (work: Work) => Promise<T>): Promise<T> {
    await catchUp(settings);
    const result = await change(settings, run);
    deliverSoon();
    return result;
  }

  async function seen<T>(run: (work: Work) => Promise<T>): Promise<T> {
    return run(await catchUp(settings));
  }

  function repeat(job: string, everyMs: number, work: () => Promise<void>): void {
    const run = () => work().catch((error) => log.error({ err: error, job }, 'the payment sandbox failed'));
    timers.push(setInterval(run, everyMs).unref());
  }

  return {
    async answer(request) {
      const answered = await answer(settings, request);
      deliverSoon();
      return answered;
    },
    viewCheckout: (id) =>
      seen(async (work) => {
        const row = await findRow(work.db, 'checkout.session', id);
        const price = row && (await findPrice(work, row.state.priceId));
        const customer = row?.customerId && (await findRow(work.db, 'customer', row.customerId));
        if (!price || !customer || 'deleted' in customer.data) return null;
        return { session: row.data, email: customer.data.email, price };
      }),
    pay: (id, payment) => changed((work) => payCheckout(work, id, payment)),
    viewPortal: (id) => seen(async (work) => (await viewPortal(work, id)) ?? null),
    actInPortal: (id, action) => changed((work) => actInPortal(work, id, action)),
    viewClock: () =>
      seen(async (work) => {
        const { type, createdAt, customerId, position } = paymentSandboxEvents;
        const events = await db
          .select({ type, createdAt, customerId })
          .from(paymentSandboxEvents)
          .orderBy(desc(position))
          .limit(50);
        const renewal = await nextRenewal(work.db);
        return {
          now: new Date(work.now * 1000),
          ahead: work.now - work.realNow,
          nextRenewal: renewal === undefined ? null : new Date(renewal * 1000),
          history: events.map(({ createdAt, ...event }) => ({ ...event, at: new Date(createdAt * 1000) })),
        };
      }),
    async advance(to) {
      await advance(settings, Math.floor(to.getTime() / 1000));
      if (settings.courier || address) await delivery.deliver();
    },
    deliver: () => delivery.deliver(),
    listensAt(url) {
      address = url;
      if (timers.length > 0) return;
      repeat('look at the clock', tickMs, async () => {
        await catchUp(settings);
        await delivery.deliver();
      });
      repeat('remove what is old', sweepMs, () => deleteExpired(db, clock.now()));
      deliverSoon();
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await delivery.stop();
    },
  };
}

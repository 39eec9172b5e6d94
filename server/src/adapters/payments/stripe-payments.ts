import { createHash } from 'node:crypto';
import { prices as charged, type PlanSlug, planTypeOf } from '@plateful/contract/plans.ts';
import Stripe from 'stripe';
import { AppError } from '#errors.ts';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import type { Payments } from '#ports/payments.ts';
import { isMissing, isRefused, toAppError } from './stripe-errors.ts';
import { toCheckout, toEvent, toSubscription } from './stripe-shapes.ts';

const timeoutMs = 10_000;
const retries = 2;
/** Stripe's maximum page size. */
const pageSize = 100;
/** Maximum age of an event's signature in seconds (Stripe's default), against replays. */
const eventTolerance = 300;

/** Price ids of the plans. */
export type PlanPrices = Record<PlanSlug, string>;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  prices: PlanPrices;
  /** API base URL, if not Stripe's. */
  apiBase?: string | undefined;
};

/** Payments by Stripe's SDK, with the SDK's API version. */
export function createStripePayments(
  { secretKey, webhookSecret, prices, apiBase }: StripeSettings,
  { clock, log }: { clock: Clock; log: Log },
): Payments {
  let client = createClient(secretKey, apiBase);
  let checkedPrices: Promise<void> | undefined;

  /** Verifies that the configured prices equal those on our pages. */
  function checkPrices(): Promise<void> {
    checkedPrices ??= Promise.all(
      Object.entries(prices).map(async ([slug, id]) => {
        const wrong = differenceOf(slug as PlanSlug, await client.prices.retrieve(id));
        if (!wrong) return;
        log.error({ price: id, wrong }, 'stripe price differs from the price on our pages');
        throw new AppError('unavailable', 'This plan is not available at the moment. You were not charged.');
      }),
    ).then(
      () => undefined,
      (error) => {
        checkedPrices = undefined;
        throw error;
      },
    );
    return checkedPrices;
  }

  async function update(id: string, change: Stripe.SubscriptionUpdateParams) {
    return toSubscription(await client.subscriptions.update(id, change));
  }

  async function itemOf(id: string): Promise<string> {
    const [item] = (await client.subscriptions.retrieve(id)).items.data;
    if (!item) throw new Error(`Subscription ${id} has no item`);
    return item.id;
  }

  const calls: Omit<Payments, 'priceOf' | 'readEvent' | 'listensAt'> = {
    async createCustomer({ userId, email, name }) {
      const person = { email, ...(name && { name }), metadata: { userId } };
      return (await client.customers.create(person)).id;
    },

    async changeEmail(id, email) {
      await client.customers.update(id, { email }).catch(unless(isMissing));
    },

    async deleteCustomer(id) {
      await client.customers.del(id).catch(unless(isMissing));
    },

    async openCheckout({ customerId, planSlug, intentId, successUrl, cancelUrl, expiresAt }) {
      await checkPrices();
      const metadata = { planSlug };
      const session = client.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: intentId,
        line_items: [{ price: prices[planSlug], quantity: 1 }],
        // Stripe fills in the placeholder; a URL object would encode its braces.
        success_url: `${successUrl}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: cancelUrl,
        expires_at: Math.ceil(expiresAt.getTime() / 1000),
        metadata,
        subscription_data: { metadata },
      });
      const opened = await session.catch(unless((error) => isMissing(error, 'customer')));
      return opened ? toCheckout(opened) : null;
    },

    async findCheckout(id) {
      const session = await client.checkout.sessions.retrieve(id).catch(unless(isMissing));
      return session ? toCheckout(session) : null;
    },

    async findCheckouts(customer) {
      const pages = client.checkout.sessions.list({ customer, limit: pageSize });
      return ((await pages.catch(unless(isMissing)))?.data ?? []).map(toCheckout);
    },

    async closeCheckout(id) {
      const closed = await client.checkout.sessions.expire(id).catch(unless(isRefused));
      const { status } = toCheckout(closed ?? (await client.checkout.sessions.retrieve(id)));
      if (status === 'open') throw new Error(`Checkout ${id} is neither paid nor closed`);
      return status;
    },

    async findSubscriptions(customer) {
      const pages = client.subscriptions.list({ customer, status: 'all', limit: pageSize });
      return ((await pages.catch(unless(isMissing)))?.data ?? []).map(toSubscription);
    },

    cancelAtPeriodEnd: (id) => update(id, { cancel_at_period_end: true }),

    async reactivate(id) {
      const subscription = await client.subscriptions.update(id, { cancel_at_period_end: false });
      if (subscription.cancel_at === null) return toSubscription(subscription);
      return update(id, { cancel_at: '' });
    },

    async changePlan(id, planSlug) {
      await checkPrices();
      return update(id, {
        items: [{ id: await itemOf(id), price: prices[planSlug] }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
    },

    async changePrice(id, price) {
      await checkPrices();
      return update(id, { items: [{ id: await itemOf(id), price }], proration_behavior: 'none' });
    },

    async end(id) {
      await client.subscriptions.cancel(id).catch(unless(isMissing));
    },

    async openPortal(customer, returnUrl) {
      const session = client.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return (await session.catch(unless((error) => isMissing(error, 'customer'))))?.url ?? null;
    },

    async findEvents(types, since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const found: Stripe.Event[] = [];
      const search = { types: [...types], created, limit: pageSize };
      for await (const event of client.events.list(search)) found.push(event);
      return found.map(toEvent).reverse();
    },
  };

  return {
    ...translated(calls),
    priceOf: (planSlug) => prices[planSlug],

    readEvent(body, signature) {
      try {
        const now = clock.now().getTime();
        const header = signature ?? '';
        const { webhooks } = client;
        const event = webhooks.constructEvent(body, header, webhookSecret, eventTolerance, undefined, now);
        return { ...toEvent(event), delivery: deliveryOf(body, header) };
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'stripe event rejected');
        throw new AppError('invalid_input', 'Not an event of our payment service');
      }
    },

    listensAt(url) {
      client = createClient(secretKey, url);
    },
  };
}

function createClient(secretKey: string, apiBase: string | undefined): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Digest of the signed parts, timestamp and body: anyone can change the rest of the header. */
function deliveryOf(body: Buffer, header: string): string {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  // As the SDK parses it.
  const signedAt = Number.parseInt(times.at(-1)?.slice(2) ?? '', 10);
  return createHash('sha256').update(`${signedAt}.`).update(body).digest('base64url');
}

/** How a Stripe price differs from the one on our pages; undefined if it does not. */
function differenceOf(slug: PlanSlug, price: Stripe.Price): string | undefined {
  const type = planTypeOf(slug);
  const { currency, unit_amount, recurring, active } = price;
  const interval = `${recurring?.interval_count} ${recurring?.interval}`;
  if (!active) return 'it is not active';
  if (currency !== 'usd' || unit_amount !== charged.plus[type]) return `it is ${unit_amount} ${currency}`;
  const description = type === 'monthly' ? '1 month' : '1 year';
  return interval === description ? undefined : `it is paid every ${interval}`;
}

function unless(isExpected: (error: unknown) => boolean) {
  return (error: unknown): undefined => {
    if (!isExpected(error)) throw error;
  };
}

/** Wraps each call so that it throws translated errors. */
function translated<T extends Record<string, (...input: never[]) => Promise<unknown>>>(calls: T): T {
  const entries = Object.entries(calls).map(([name, work]) => [
    name,
    (...input: never[]) =>
      work(...input).catch((error) => {
        throw toAppError(error);
      }),
  ]);
  return Object.fromEntries(entries) as T;
}

import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { secretOf } from '#db/secrets.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { startServerWithMovableClock } from '#testing/movable-clock-server.ts';
import { beginCheckout, subscribe } from '#testing/subscriber.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { moveToCurrentPrices } from './price-changes.service.ts';
import { reconcileDue } from './reconcile-payments.service.ts';

const dayMs = 86_400_000;
const { server, clock, sandbox, pass, rowOf, liveSubscriptionOf, subjectsTo } =
  await startServerWithMovableClock();
const { context } = server;
const { hostname: host, port } = new URL(server.origin);
const key = await secretOf<string>(context.db, 'sandbox_secret_key', () => '');
const stripe = new Stripe(key, { host, port, protocol: 'http', telemetry: false });

/** Puts the subscription on a price that the plan had once. */
async function paysFormerPrice(person: Person, amount: number): Promise<void> {
  const subscription = await liveSubscriptionOf(person);
  const recurring = { interval: 'month' } as const;
  const product = 'prod_plus';
  const price = await stripe.prices.create({ currency: 'usd', unit_amount: amount, recurring, product });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  const item = { id: items.data[0]!.id, price: price.id };
  await stripe.subscriptions.update(subscription.id, { items: [item], proration_behavior: 'none' });
  await sandbox.deliver();
}

test('a higher price is announced 30 days ahead, and paid from the next period after that', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 799);
  await pass(0);
  const mail = await mailAbout(server, ann.email, 'price of Plateful Plus is changing');
  const from = new Date(clock.now().getTime() + 30 * dayMs);
  expect(mail.text).toContain(from.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  expect(mail.text).toContain('$9.99');
  await pass(29.9);
  expect(await liveSubscriptionOf(ann)).toMatchObject({ amount: 799 });
  await pass(0.2);
  expect(await liveSubscriptionOf(ann)).toMatchObject({
    amount: 999,
    priceId: context.payments.priceOf('plus-monthly'),
  });
  const paid = async () => {
    const { data } = await stripe.invoices.list({ customer: (await rowOf(ann)).stripeCustomerId! });
    return data.map(({ amount_due }) => amount_due);
  };
  expect(await paid()).not.toContain(799 + 999);
  await pass(31);
  expect((await paid())[0]).toBe(999);
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('price'))).toHaveLength(1);
});

test('no subscription moves to a price that our pages do not name', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 1299);
  const other = await startTestServer({
    clock,
    env: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_other',
      // Pasted in the wrong places.
      STRIPE_PRICE_PLUS_MONTHLY: context.payments.priceOf('plus-yearly'),
      STRIPE_PRICE_PLUS_YEARLY: context.payments.priceOf('plus-monthly'),
      STRIPE_API_BASE: server.origin,
    },
  });
  await reconcileDue({ ...context, payments: other.context.payments });
  expect(await liveSubscriptionOf(ann)).toMatchObject({ amount: 1299, planSlug: 'plus-monthly' });
});

test('a plan that was bought while prices were followed stays as it was bought', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 1299);
  const hers = (await rowOf(ann)).stripeCustomerId;
  let isBought = false;
  /** Changes the plan when the former price has been found, just before it is looked at. */
  const findSubscriptions = async (customer: string) => {
    const { payments } = context;
    if (!isBought && customer === hers) {
      isBought = true;
      const [live] = await payments.findSubscriptions(customer);
      await payments.changePlan(live!.id, 'plus-yearly');
    }
    return payments.findSubscriptions(customer);
  };
  await moveToCurrentPrices({
    ...context,
    payments: { ...context.payments, findSubscriptions },
  } as typeof context);
  expect(await liveSubscriptionOf(ann)).toMatchObject({ planSlug: 'plus-yearly', amount: 9900 });
});

test('a price that was withdrawn and returns is announced again', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 799);
  await pass(0);
  const { priceId } = await liveSubscriptionOf(ann);
  await moveToCurrentPrices({ ...context, payments: { ...context.payments, priceOf: () => priceId } });
  await pass(60);
  expect(await liveSubscriptionOf(ann)).toMatchObject({ amount: 799 });
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('price'))).toHaveLength(2);
});

test('a lower price comes by itself, without a word', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 1299);
  await pass(0);
  expect(await liveSubscriptionOf(ann)).toMatchObject({ amount: 999 });
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('price'))).toEqual([]);
});

test('with keys of its own the product sells elsewhere, but no plan at another price than our pages name', async () => {
  const recurring = { interval: 'month' } as const;
  const dear = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1500,
    recurring,
    product: 'prod_plus',
  });
  const settings = {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_other',
    STRIPE_PRICE_PLUS_MONTHLY: context.payments.priceOf('plus-monthly'),
    STRIPE_PRICE_PLUS_YEARLY: context.payments.priceOf('plus-yearly'),
    STRIPE_API_BASE: server.origin,
  };
  const other = await startTestServer({ clock, env: settings });
  const bob = await other.user();
  expect(await beginCheckout(bob, 'plus-monthly')).toContain('/sandbox/checkout/cs_');

  const wrong = await startTestServer({ clock, env: { ...settings, STRIPE_PRICE_PLUS_MONTHLY: dear.id } });
  const ann = await wrong.user();
  const form = new URLSearchParams({ planSlug: 'plus-monthly' });
  const refused = await ann.send('POST', '/api/checkout/intent', form);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('You were not charged');
});

import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { secretOf } from '#db/secrets.ts';
import { users } from '#db/tables/users.ts';
import { mailAbout, mailsTo } from '#testing/mailbox.ts';
import { beginCheckout, checkoutIdIn, sandboxOf, subscribe } from '#testing/subscriber.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';
import { reconcileDue } from './reconciling.service.ts';

const dayMs = 86_400_000;
let movedMs = 0;
const clock = { now: () => new Date(Date.now() + movedMs) };
const server = await startTestServer({ clock });
const { context } = server;
const { db } = context;
const sandbox = sandboxOf(server);
const { hostname: host, port } = new URL(server.origin);
const key = await secretOf<string>(db, 'sandbox_secret_key', () => '');
const stripe = new Stripe(key, { host, port, protocol: 'http', telemetry: false });

/** Days pass for everybody; what is due happens, and the product looks after it as it does each minute. */
async function pass(days: number): Promise<void> {
  movedMs += days * dayMs;
  await sandbox.advance(clock.now());
  await reconcileDue(context);
}

async function rowOf(person: Person) {
  const [row] = await db.select().from(users).where(eq(users.id, person.id));
  return row!;
}

async function livingOf(person: Person) {
  const { stripeCustomerId } = await rowOf(person);
  return (await context.payments.findSubscriptions(stripeCustomerId!))[0]!;
}

const subjectsTo = async (person: Person) =>
  (await mailsTo(server, person.email)).map(({ subject }) => subject);

test('a subscription renews by itself, month after month, and nobody is written to', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const first = (await livingOf(ann)).currentPeriodEnd;
  for (let month = 0; month < 3; month++) await pass(31);
  expect((await livingOf(ann)).currentPeriodEnd.getTime()).toBeGreaterThan(first.getTime() + 58 * dayMs);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('Plus'))).toHaveLength(1);
});

test('a card that fails is told of once, Plus stays while it is tried again, and ends when that is given up', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  await sandbox.pay(id, { card: 'works', nextCard: 'declines' });
  await ann.get(`/api/checkout/done?session_id=${id}`);
  await pass(32);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  expect(await livingOf(ann)).toMatchObject({ status: 'past_due' });
  expect((await mailAbout(server, ann.email, 'did not go through')).text).toContain('you keep Plus');
  await pass(4);
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('did not go through'))).toHaveLength(1);
  await pass(20);
  expect((await rowOf(ann)).subscriptionTier).toBe('free');
  expect(await livingOf(ann)).toMatchObject({ status: 'canceled' });
  await mailAbout(server, ann.email, 'Plus ends on');
  // The way is free for a new beginning, after a sign-in: nobody stays signed in that long.
  const again = Object.assign(server.visitor(), { id: ann.id, email: ann.email });
  const form = new URLSearchParams({ email: ann.email, password });
  await again.follow(await again.send('POST', await again.openSignIn('sign-in'), form));
  expect(await subscribe(server, again, 'plus-yearly')).toBe('/?upgraded=1');
});

test('whoever cancelled keeps Plus to the day, and is free the day after', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await ann.post('/api/subscription/cancel');
  const { currentPeriodEnd } = await livingOf(ann);
  await pass((currentPeriodEnd.getTime() - clock.now().getTime()) / dayMs - 0.1);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  await pass(0.2);
  expect((await rowOf(ann)).subscriptionTier).toBe('free');
});

/** Puts the subscription on a price that the plan had once. */
async function paysFormerPrice(person: Person, amount: number): Promise<void> {
  const subscription = await livingOf(person);
  const recurring = { interval: 'month' } as const;
  const product = 'prod_plus';
  const price = await stripe.prices.create({ currency: 'usd', unit_amount: amount, recurring, product });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  const item = { id: items.data[0]!.id, price: price.id };
  await stripe.subscriptions.update(subscription.id, { items: [item], proration_behavior: 'none' });
  await sandbox.deliver();
}

test('a higher price is told 30 days before, and paid from the next period after that', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 799);
  await pass(0);
  const told = await mailAbout(server, ann.email, 'price of Plateful Plus changes');
  const from = new Date(clock.now().getTime() + 30 * dayMs);
  expect(told.text).toContain(from.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  expect(told.text).toContain('$9.99');
  await pass(29.9);
  expect(await livingOf(ann)).toMatchObject({ amount: 799 });
  await pass(0.2);
  expect(await livingOf(ann)).toMatchObject({
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

test('a lower price comes by itself, without a word', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await paysFormerPrice(ann, 1299);
  await pass(0);
  expect(await livingOf(ann)).toMatchObject({ amount: 999 });
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
  expect(refused.text).toContain('Nothing was charged');
});

test('an unreachable payment side stops nothing but paying, and an account that pays is not deleted meanwhile', async () => {
  const gone = {
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    STRIPE_PRICE_PLUS_MONTHLY: 'price_m',
    STRIPE_PRICE_PLUS_YEARLY: 'price_y',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  };
  const other = await startTestServer({ env: gone });
  const ann = await other.user();
  const form = new URLSearchParams({ planSlug: 'plus-monthly' });
  const refused = await ann.send('POST', '/api/checkout/intent', form);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('nothing was changed');
  expect((await ann.get('/api/shopping-lists')).status).toBe(200);
  await other.context.db.update(users).set({ stripeCustomerId: 'cus_1' }).where(eq(users.id, ann.id));
  expect((await ann.delete('/api/account')).status).toBe(503);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});

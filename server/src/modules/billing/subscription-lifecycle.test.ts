import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { billingMails } from '#db/tables/billing.ts';
import { users } from '#db/tables/users.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { startServerWithMovableClock } from '#testing/movable-clock-server.ts';
import { beginCheckout, checkoutIdIn, subscribe } from '#testing/subscriber.ts';
import { password, startTestServer } from '#testing/test-server.ts';
import { sendDueMails } from './billing-mails.service.ts';
import { reconcileDue } from './reconcile-payments.service.ts';
import { changePlan } from './subscriptions.service.ts';

const dayMs = 86_400_000;
const { server, clock, sandbox, pass, move, rowOf, liveSubscriptionOf, subjectsTo, contextOf } =
  await startServerWithMovableClock();
const { context } = server;
const { db } = context;

/** Until the period that is paid ends. */
async function daysLeft(person: Parameters<typeof liveSubscriptionOf>[0]): Promise<number> {
  const { currentPeriodEnd } = await liveSubscriptionOf(person);
  return (currentPeriodEnd.getTime() - clock.now().getTime()) / dayMs;
}

test('a subscription renews by itself, month after month, without a mail', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const first = (await liveSubscriptionOf(ann)).currentPeriodEnd;
  for (let month = 0; month < 3; month++) await pass(31);
  expect((await liveSubscriptionOf(ann)).currentPeriodEnd.getTime()).toBeGreaterThan(
    first.getTime() + 58 * dayMs,
  );
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('Plus'))).toHaveLength(1);
});

test('a failed card is announced once; Plus stays during retries, and ends after the last one', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  await sandbox.pay(id, { card: 'works', nextCard: 'declines' });
  await ann.get(`/api/checkout/done?session_id=${id}`);
  await pass(32);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  expect(await liveSubscriptionOf(ann)).toMatchObject({ status: 'past_due' });
  expect((await mailAbout(server, ann.email, 'did not go through')).text).toContain('you keep Plus');
  await pass(4);
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('did not go through'))).toHaveLength(1);
  await pass(20);
  expect((await rowOf(ann)).subscriptionTier).toBe('free');
  expect(await liveSubscriptionOf(ann)).toMatchObject({ status: 'canceled' });
  await mailAbout(server, ann.email, 'Plus subscription ends on');
  // The way is free for a new beginning, after a sign-in: no session lasts that long.
  const again = Object.assign(server.visitor(), { id: ann.id, email: ann.email });
  const form = new URLSearchParams({ email: ann.email, password });
  await again.follow(await again.send('POST', await again.openSignIn('sign-in'), form));
  expect(await subscribe(server, again, 'plus-yearly')).toBe('/?upgraded=1');
});

test('while an invoice is open no other plan can be bought, because its proration would refund an unpaid amount', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  await sandbox.pay(id, { card: 'works', nextCard: 'declines' });
  await ann.get(`/api/checkout/done?session_id=${id}`);
  await pass(32);
  await expect(changePlan(contextOf(ann), { planId: 'plus-yearly' })).rejects.toThrow('open invoice');
  expect(await liveSubscriptionOf(ann)).toMatchObject({ status: 'past_due', planSlug: 'plus-monthly' });
});

test('a period that is over ends Plus after a day, also while Stripe is away', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const findSubscriptions = () => Promise.reject(new Error('Stripe is away'));
  const away = { ...context, payments: { ...context.payments, findSubscriptions } };
  await sandbox.deliver();
  sandbox.deliverTo('http://127.0.0.1:9');
  for (const [days, tier] of [
    [(await daysLeft(ann)) + 0.5, 'plus'],
    [1, 'free'],
  ] as const) {
    move(days);
    await reconcileDue(away);
    expect((await rowOf(ann)).subscriptionTier).toBe(tier);
  }
  sandbox.deliverTo(`${server.origin}/api/webhooks/stripe`);
  await pass(0);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
});

test('a cancelled subscription keeps Plus to the day, and is free the day after', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  await ann.post('/api/subscription/cancel');
  await pass((await daysLeft(ann)) - 0.1);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
  await pass(0.2);
  expect((await rowOf(ann)).subscriptionTier).toBe('free');
});

test('a customer deleted at Stripe loses the plan, and can buy again', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-yearly');
  await context.payments.deleteCustomer((await rowOf(ann)).stripeCustomerId!);
  await expect.poll(async () => (await rowOf(ann)).subscriptionTier).toBe('free');
  expect((await ann.post('/api/subscription/portal')).status).toBe(404);
  expect((await ann.get('/api/subscription/status')).status).toBe(403);
  expect(await subscribe(server, ann, 'plus-monthly')).toBe('/?upgraded=1');
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
});

test('a customer of other keys neither freezes a plan nor keeps an account from being deleted', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-yearly');
  await db
    .update(users)
    .set({ stripeCustomerId: `cus_${crypto.randomUUID()}` })
    .where(eq(users.id, ann.id));
  await ann.get('/api/subscription/back');
  expect((await rowOf(ann)).subscriptionTier).toBe('free');
  expect((await ann.delete('/api/account')).status).toBe(200);
});

test('a mail that cannot be sent is tried again after twice as long each time, and then sent once', async () => {
  const ann = await server.user();
  await context.db
    .insert(billingMails)
    .values({ id: 'welcome:sub_of_ann', kind: 'welcome', userId: ann.id, createdAt: clock.now() });
  let attempts = 0;
  const send = ({ to }: { to: string }) => {
    if (to === ann.email) attempts += 1;
    return Promise.reject(new Error('the mail server is away'));
  };
  for (let minute = 0; minute < 120; minute += 1) {
    await sendDueMails({ ...context, mailer: { ...context.mailer, send } });
    move(1 / 1440);
  }
  expect(attempts).toBeGreaterThan(5);
  expect(attempts).toBeLessThan(10);
  move(1);
  for (let times = 0; times < 2; times += 1) await sendDueMails(context);
  expect((await subjectsTo(ann)).filter((subject) => subject.includes('Welcome'))).toHaveLength(1);
});

test('while Stripe is unreachable only payments fail, and paying accounts are not deleted', async () => {
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
  expect(refused.text).toContain('The payment service is not available at the moment');
  expect((await ann.get('/api/shopping-lists')).status).toBe(200);
  await other.context.db.update(users).set({ stripeCustomerId: 'cus_1' }).where(eq(users.id, ann.id));
  expect((await ann.delete('/api/account')).status).toBe(503);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});

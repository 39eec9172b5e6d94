import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkoutIntents, waitlist } from '#db/tables/billing.ts';
import { users } from '#db/tables/users.ts';
import { mailAbout, mailsTo } from '#testing/mailbox.ts';
import { beginCheckout, checkoutIdIn, sandboxOf, subscribe } from '#testing/subscriber.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';
import { reconcileDue } from './reconcile-payments.service.ts';

const server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
const { context } = server;
const { db, payments } = context;
const sandbox = sandboxOf(server);

async function tierOf(person: Person): Promise<string> {
  const { body } = await person.get('/api/auth/user');
  return (body as { subscriptionTier: string }).subscriptionTier;
}

async function statusOf(person: Person) {
  const { body } = await person.get('/api/subscription/status');
  return body as {
    planType: string | null;
    cancelAtPeriodEnd: boolean;
    currentPeriodEnd: string | null;
    isPaymentDue: boolean;
  };
}

async function customerOf(person: Person): Promise<string> {
  const [row] = await db.select().from(users).where(eq(users.id, person.id));
  return row!.stripeCustomerId!;
}

async function intentsOf(person: Person): Promise<string[]> {
  const rows = await db.select().from(checkoutIntents).where(eq(checkoutIntents.userId, person.id));
  return rows.map(({ status }) => status).sort();
}

test('a payer is on Plus at once, until the end of the year', async () => {
  const ann = await server.user();
  expect(await subscribe(server, ann, 'plus-yearly')).toBe('/?upgraded=1');
  expect(await tierOf(ann)).toBe('plus');
  const status = await statusOf(ann);
  expect(status).toMatchObject({ planType: 'yearly', cancelAtPeriodEnd: false, isPaymentDue: false });
  const days = (Date.parse(status.currentPeriodEnd!) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(365);
  expect(Math.round(days)).toBeLessThanOrEqual(366);
  expect(await intentsOf(ann)).toEqual(['completed']);
  const mail = await mailAbout(server, ann.email, 'Welcome to Plateful Plus');
  expect(mail.text).toContain('/account?tab=subscription');
  expect((await mailsTo(server, ann.email)).filter(({ subject }) => subject.includes('Plus'))).toHaveLength(
    1,
  );
});

test('a visitor signs in on the way, and the chosen plan is kept', async () => {
  const visitor = server.visitor();
  const form = new URLSearchParams({ planSlug: 'plus-monthly' });
  const start = await visitor.send('POST', '/api/checkout/intent', form);
  expect(start.status).toBe(303);
  const signIn = new URL(start.headers.get('location')!, server.origin);
  expect(signIn.pathname).toBe('/api/login');
  const action = await visitor.openSignIn('register', signIn.searchParams.get('returnTo')!);
  const email = `${crypto.randomUUID()}@example.com`;
  const registered = await visitor.send('POST', action, new URLSearchParams({ email, password, age: '16' }));
  const paying = await visitor.follow(registered);
  expect(paying.text).toContain('Sandbox: no money moves');
  expect(paying.text).toContain('$9.99');
});

test('a declined card and an abandoned checkout change nothing', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  expect(await sandbox.pay(id, { card: 'declines' })).toBe('declined');
  expect((await ann.get(`/api/checkout/done?session_id=${id}`)).headers.get('location')).toBe('/#pricing');
  expect(await tierOf(ann)).toBe('free');
  const [intent] = await db.select().from(checkoutIntents).where(eq(checkoutIntents.userId, ann.id));
  const away = await ann.get(`/api/checkout/cancelled?intent=${intent!.id}`);
  expect(away.headers.get('location')).toBe('/#pricing');
  expect(await intentsOf(ann)).toEqual(['cancelled']);
  expect(await sandbox.pay(id, { card: 'works' })).toBe('over');
});

test('two tabs and a double click lead to one payment page, and never to two subscriptions', async () => {
  const ann = await server.user();
  const pages = await Promise.all([1, 2, 3].map(() => beginCheckout(ann, 'plus-yearly')));
  expect(new Set(pages).size).toBe(1);
  const other = await beginCheckout(ann, 'plus-monthly');
  // The first page can no longer be paid.
  expect(await sandbox.pay(checkoutIdIn(pages[0]!), { card: 'works' })).toBe('over');
  const both = [1, 2].map(() => sandbox.pay(checkoutIdIn(other), { card: 'works' }));
  expect((await Promise.all(both)).sort()).toEqual(['over', 'paid']);
  expect(await beginCheckout(ann, 'plus-yearly')).toBe('/account?error=already_subscribed');
  expect(await payments.findSubscriptions(await customerOf(ann))).toHaveLength(1);
});

test('a page that was paid while another was opened counts as paid', async () => {
  const ann = await server.user();
  const first = checkoutIdIn(await beginCheckout(ann, 'plus-yearly'));
  await sandbox.pay(first, { card: 'works' });
  expect(await beginCheckout(ann, 'plus-monthly')).toBe('/account?error=already_subscribed');
  expect(await tierOf(ann)).toBe('plus');
});

test('cancelling keeps Plus until the day that the answer and the mail name, and then ends it', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const { currentPeriodEnd } = await statusOf(ann);
  const cancelled = await ann.post('/api/subscription/cancel');
  expect(cancelled.body).toEqual({ cancellationDate: currentPeriodEnd });
  expect(await statusOf(ann)).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd });
  expect(await tierOf(ann)).toBe('plus');
  const day = new Date(currentPeriodEnd!).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect((await mailAbout(server, ann.email, `ends on ${day}`)).text).toContain(
    'you will not be charged again',
  );
  await ann.post('/api/subscription/cancel');
  expect(
    (await mailsTo(server, ann.email)).filter(({ subject }) => subject.includes('ends on')),
  ).toHaveLength(1);

  expect((await ann.post('/api/subscription/reactivate')).body).toEqual({ success: true });
  expect(await statusOf(ann)).toMatchObject({ cancelAtPeriodEnd: false });
  await mailAbout(server, ann.email, 'continues');
});

test('monthly and yearly can be switched either way, and a second click is not charged', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const change = (planId: string) => ann.post('/api/subscription/change-plan', { planId });
  expect(
    (await Promise.all([change('plus-yearly'), change('plus-yearly')])).map(({ status }) => status),
  ).toEqual([200, 200]);
  expect(await statusOf(ann)).toMatchObject({ planType: 'yearly' });
  expect((await change('plus-monthly')).status).toBe(200);
  expect(await statusOf(ann)).toMatchObject({ planType: 'monthly' });
  expect(await payments.findSubscriptions(await customerOf(ann))).toHaveLength(1);
  await ann.post('/api/subscription/cancel');
  const refused = await change('plus-yearly');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('Reactivate') });
});

test('a card that is declined for another plan leaves everything as it was, and says so', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  await sandbox.pay(id, { card: 'works', nextCard: 'declines' });
  await ann.get(`/api/checkout/done?session_id=${id}`);
  const before = await statusOf(ann);
  const refused = await ann.post('/api/subscription/change-plan', { planId: 'plus-yearly' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('Nothing was changed') });
  expect(await statusOf(ann)).toEqual(before);
});

test('the portal opens at Stripe and leads back', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-yearly');
  const { body } = await ann.post('/api/subscription/portal');
  const page = await ann.get((body as { url: string }).url);
  expect(page.text).toContain('$99.00');
  expect(page.text).toContain('/api/subscription/back');
});

test('changes in the portal are stored when the user returns', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-yearly');
  const { body } = await ann.post('/api/subscription/portal');
  const { url } = body as { url: string };
  await sandbox.deliver();
  sandbox.deliverTo('http://127.0.0.1:9');
  await sandbox.actInPortal(url.slice(url.lastIndexOf('/') + 1), { act: 'cancel' });
  expect(await statusOf(ann)).toMatchObject({ cancelAtPeriodEnd: false });
  const back = await ann.get('/api/subscription/back');
  expect(back.headers.get('location')).toBe('/account?tab=subscription');
  expect(await statusOf(ann)).toMatchObject({ cancelAtPeriodEnd: true });
  sandbox.deliverTo(`${server.origin}/api/webhooks/stripe`);
  expect((await server.visitor().get('/api/subscription/back')).status).toBe(303);
});

test('an old success page does not welcome a user whose plan has ended', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  await sandbox.pay(id, { card: 'works' });
  const done = async () => (await ann.get(`/api/checkout/done?session_id=${id}`)).headers.get('location');
  expect(await done()).toBe('/?upgraded=1');
  const [subscription] = await payments.findSubscriptions(await customerOf(ann));
  await payments.end(subscription!.id);
  expect(await done()).toBe('/account?tab=subscription');
});

test('without a subscription there is none to cancel, reactivate or manage', async () => {
  const [ann, given] = [await server.user(), await server.user('plus')];
  expect((await ann.get('/api/subscription/status')).status).toBe(403);
  expect(await statusOf(given)).toEqual({
    isGiven: true,
    planType: null,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    isPaymentDue: false,
  });
  for (const person of [ann, given]) {
    for (const path of ['cancel', 'reactivate', 'portal']) {
      const refused = await person.post(`/api/subscription/${path}`);
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ message: 'No active subscription found' });
    }
  }
  // Plus that was given by hand is not sold a second time.
  expect(await beginCheckout(given, 'plus-yearly')).toBe('/account?error=already_subscribed');
});

test('a plan that there is not is refused, and so is a checkout of another user', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  for (const form of [{}, { planSlug: 'pro' }, { planSlug: 'plus-yearly\u0000' }]) {
    const refused = await ann.send('POST', '/api/checkout/intent', new URLSearchParams(form));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Please choose a monthly or a yearly plan');
  }
  expect((await ann.post('/api/subscription/change-plan', { planId: 'pro' })).status).toBe(400);
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-yearly'));
  const [intent] = await db.select().from(checkoutIntents).where(eq(checkoutIntents.userId, ann.id));
  for (const step of ['resume', 'cancelled']) {
    const answer = await bob.get(`/api/checkout/${step}?intent=${intent!.id}`);
    expect(answer.headers.get('location')).toBe('/#pricing');
    expect((await bob.get(`/api/checkout/${step}?intent=x`)).status).toBe(400);
  }
  expect((await payments.findCheckout(id))?.status).toBe('open');
  expect((await bob.get('/api/checkout/done?session_id=cs_test_none')).headers.get('location')).toBe(
    '/#pricing',
  );
  expect((await bob.get('/api/checkout/done')).status).toBe(400);
  expect(await tierOf(bob)).toBe('free');
});

test('another site can begin no checkout', async () => {
  const ann = await server.user();
  const form = new URLSearchParams({ planSlug: 'plus-yearly' });
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await ann.send('POST', '/api/checkout/intent', form, headers)).status).toBe(403);
});

test('deleting the account ends subscriptions and open checkouts', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await subscribe(server, ann, 'plus-yearly');
  const open = checkoutIdIn(await beginCheckout(bob, 'plus-monthly'));
  for (const person of [ann, bob]) expect((await person.delete('/api/account')).status).toBe(200);
  const [ended] = await payments.findSubscriptions(await customerOf(ann));
  expect(ended).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
  expect(await sandbox.pay(open, { card: 'works' })).toBe('over');
  const mails = await mailsTo(server, ann.email);
  expect(mails.filter(({ subject }) => subject.includes('ends on'))).toEqual([]);
});

test('an unfinished checkout expires, here and at Stripe', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-yearly'));
  const later = { ...context, clock: { now: () => new Date(Date.now() + 40 * 60_000) } };
  const { now } = await sandbox.viewClock();
  await sandbox.advance(new Date(now.getTime() + 40 * 60_000));
  await reconcileDue(later);
  expect(await intentsOf(ann)).toEqual(['expired']);
  expect(await sandbox.pay(id, { card: 'works' })).toBe('over');
});

test('joining the waitlist twice is one entry, one mail and two successes', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const join = (form: object) => server.visitor().post('/api/waitlist', form);
  expect((await join({ email, firstName: ' Kim ', lastName: '' })).body).toEqual({ success: true });
  expect((await join({ email: email.toUpperCase(), firstName: 'Kim' })).body).toEqual({ success: true });
  const rows = await db.select().from(waitlist).where(eq(waitlist.email, email));
  expect(rows).toMatchObject([{ firstName: 'Kim', lastName: null, planInterest: 'pro', userId: null }]);
  await mailAbout(server, email, 'Pro waitlist');
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test.each([
  {},
  { email: 'kim' },
  { email: 'kim@example.com, all@example.com' },
  { email: 'k@example.com', planInterest: 'plus' },
])('the waitlist refuses %j', async (form) => {
  const { status, body } = await server.visitor().post('/api/waitlist', form);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input' });
});

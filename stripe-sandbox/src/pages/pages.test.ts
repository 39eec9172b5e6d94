import { expect, test } from 'vitest';
import { isoOf, openSession, startSandbox, subscribed, yearly } from '../testing/start-sandbox.ts';

const server = await startSandbox({ at: '2026-11-20T12:00:00Z' });
const { stripe, sandbox, clock } = server;
/** For the clock, with a single subscription that renews. */
const moved = await startSandbox({ at: '2026-11-20T12:00:00Z' });
const endOfJanuary = await startSandbox({ at: '2028-01-31T00:00:00Z' });

async function see(path: string, { origin } = server): Promise<{ status: number; html: string }> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

async function send(path: string, fields: Record<string, string>, { origin } = server) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

async function opened(email = 'ann@example.com') {
  const customer = await stripe.customers.create({ email });
  const session = await openSession(stripe, customer.id, yearly);
  return { customer, session, path: `/sandbox/checkout/${session.id}` };
}

test('the checkout page shows the product, price and email, and that no money moves', async () => {
  const { path } = await opened('<b>ann</b>@example.com');
  const { status, html } = await see(path);
  expect(status).toBe(200);
  expect(html).toContain('Sandbox: no money moves');
  expect(html).toContain('<strong class="price">$99.00</strong> per year');
  expect(html).toContain('&#60;b&#62;ann&#60;/b&#62;@example.com');
  expect(html).toContain('href="http://sandbox.example/back">Back to Plateful</a>');
  expect(html).not.toContain('<script');
});

test('a payment redirects to the success URL, and so does a second click, with one subscription', async () => {
  const { customer, session, path } = await opened();
  const clicks = await Promise.all([send(path, { card: 'works' }), send(path, { card: 'works' })]);
  const back = `http://sandbox.example/done?session_id=${session.id}`;
  expect(clicks.map(({ status, location }) => [status, location])).toEqual([
    [303, back],
    [303, back],
  ]);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  expect((await see(path)).html).toContain('This checkout has already been paid');
});

test('a declined card is an error on the page, which stays open', async () => {
  const { session, path } = await opened();
  const { status, html } = await send(path, { card: 'declines' });
  expect(status).toBe(422);
  expect(html).toContain('role="alert" id="error">Your card was declined.');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  expect((await send(path, { card: 'works' })).status).toBe(303);
});

test('a card can work now and be declined at the renewal', async () => {
  const { customer, path } = await opened();
  await send(path, { card: 'once' });
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  expect(await sandbox.viewPortal(portal.id)).toMatchObject({
    card: 'declines',
    subscription: { status: 'active' },
  });
});

test('a checkout that has expired, or that there is not, has a page that says so', async () => {
  const { session, path } = await opened();
  await stripe.checkout.sessions.expire(session.id);
  const page = await see(path);
  expect(page.html).toContain('This checkout has expired');
  expect(page.html).toContain('href="http://sandbox.example/back"');
  expect((await send(path, { card: 'works' })).html).toContain('This checkout has expired');
  expect(await see('/sandbox/checkout/cs_test_none')).toMatchObject({
    status: 404,
    html: expect.stringContaining('This checkout does not exist'),
  });
  const { html, status } = await send(`/sandbox/checkout/${session.id}`, { card: 'gold' });
  expect(status).toBe(400);
  expect(html).toContain('Something went wrong');
});

test('the portal shows plan and invoices, changes the card, cancels and resumes', async () => {
  const { customer, subscription } = await subscribed(server);
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://sandbox.example/account',
  });
  const path = `/sandbox/portal/${portal.id}`;
  const { html } = await see(path);
  for (const words of ['Sandbox: no money moves', '$9.99 per month', 'Active', 'Paid', 'Cancel plan']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="http://sandbox.example/account">Back to Plateful</a>');

  expect(await send(path, { act: 'cancel' })).toMatchObject({ status: 303, location: `${path}?done=cancel` });
  const ending = await see(`${path}?done=cancel`);
  expect(ending.html).toContain('Your plan will end with the current billing period.');
  expect(ending.html).toContain('Keep plan');
  await send(path, { act: 'keep' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();

  await send(path, { act: 'card', card: 'declines' });
  await sandbox.advance(new Date(subscription.items.data[0]!.current_period_end * 1000));
  const [open] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect((await see(path)).html).toContain('Payment is due');
  const pay = { act: 'pay', invoiceId: open!.id };
  expect((await send(path, pay)).html).toContain('Your card was declined.');
  await send(path, { act: 'card', card: 'works' });
  expect((await send(path, pay)).status).toBe(303);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect((await send(path, { act: 'fly' })).status).toBe(400);
});

test('the portal does not pay an invoice of another customer', async () => {
  const [ann, bob] = [await subscribed(server), await subscribed(server)];
  const portal = await stripe.billingPortal.sessions.create({ customer: bob.customer.id });
  await sandbox.actInPortal(portal.id, { act: 'card', card: 'works' });
  const pay = { act: 'pay', invoiceId: String(ann.subscription.latest_invoice) } as const;
  expect(await sandbox.actInPortal(portal.id, pay)).toBe('gone');
});

test('a portal session expires after 15 minutes by the real clock, not the sandbox’s', async () => {
  const { customer } = await subscribed(server);
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  const path = `/sandbox/portal/${portal.id}`;
  await sandbox.advance(new Date((portal.created + 86_400) * 1000));
  expect((await see(path)).status).toBe(200);
  clock.set('2026-11-20T12:15:00Z');
  expect(await see(path)).toMatchObject({
    status: 404,
    html: expect.stringContaining('This page has expired'),
  });
  expect((await send(path, { act: 'cancel' })).status).toBe(404);
  clock.set('2026-11-20T12:00:00Z');
});

test('the clock moves by steps, to the next renewal and to a date, and lists the events', async () => {
  const { subscription } = await subscribed(moved);
  const { stripe, sandbox } = moved;
  const go = (to: string) => send('/sandbox/clock', { to }, moved);
  const shown = async () => (await sandbox.viewClock()).now;
  const start = await shown();
  await go('day');
  expect((await shown()).getTime() - start.getTime()).toBe(86_400_000);
  await go('week');
  expect((await shown()).getTime() - start.getTime()).toBe(8 * 86_400_000);
  await go('month');
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.current_period_start).toBe(
    subscription.items.data[0]!.current_period_end,
  );
  const { nextRenewal } = await sandbox.viewClock();
  expect(await go('renewal')).toMatchObject({
    status: 303,
    location: '/sandbox/clock',
  });
  expect(await shown()).toEqual(nextRenewal);
  await go('2027-02-24');
  expect(isoOf((await shown()).getTime() / 1000)).toBe('2027-02-24T12:00:00.000Z');
  const { html } = await see('/sandbox/clock', moved);
  expect(html).toContain('Feb 24, 2027, 12:00 UTC');
  expect(html).toContain('It only goes forward');
  expect(html).toContain('<strong>invoice.paid</strong>');
});

test.each(['2020-01-01', '2099-01-01', 'yesterday', ''])('the clock refuses to go to “%s”', async (to) => {
  const before = (await moved.sandbox.viewClock()).now;
  const { status, html } = await send('/sandbox/clock', { to }, moved);
  expect(status).toBe(422);
  expect(html).toContain('Please choose a day ahead, within the next five years.');
  expect((await moved.sandbox.viewClock()).now).toEqual(before);
});

test('a month from the 31st is the last of the next', async () => {
  await send('/sandbox/clock', { to: 'month' }, endOfJanuary);
  expect((await endOfJanuary.sandbox.viewClock()).now).toEqual(new Date('2028-02-29T00:00:00Z'));
});

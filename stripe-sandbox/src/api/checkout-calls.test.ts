import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { monthly, nowOf, openSession, startSandbox, yearly } from '../testing/start-sandbox.ts';
import { stripeErrorOf } from '../testing/stripe-error.ts';

const server = await startSandbox({ at: '2026-11-20T12:00:00Z' });
const { stripe, sandbox, clock } = server;

describe('a checkout', () => {
  test('is created open, and becomes a subscription when it is paid', async () => {
    const customer = await stripe.customers.create({ email: 'ann@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'intent-1',
      line_items: [{ price: yearly, quantity: 1 }],
      success_url: 'https://a.example/?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://a.example/back',
      expires_at: (await nowOf(server)) + 1800,
      metadata: { planSlug: 'plus-yearly' },
      subscription_data: { metadata: { planSlug: 'plus-yearly' } },
    });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: 'intent-1',
      amount_total: 9900,
      metadata: { planSlug: 'plus-yearly' },
      success_url: `https://a.example/?session_id=${session.id}`,
      url: `http://sandbox.example/sandbox/checkout/${session.id}`,
    });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    await sandbox.pay(session.id, { card: 'works' });
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(await stripe.subscriptions.retrieve(String(paid.subscription))).toMatchObject({
      metadata: { planSlug: 'plus-yearly' },
    });
  });

  test('that is paid twice concurrently makes one subscription', async () => {
    const customer = await stripe.customers.create({});
    const session = await openSession(stripe, customer.id);
    const other = server.another(async () => true);
    const pays = [sandbox, other, sandbox, other].map((instance) =>
      instance.pay(session.id, { card: 'works' }),
    );
    expect((await Promise.all(pays)).sort()).toEqual(['over', 'over', 'over', 'paid']);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('stays open when the card is declined', async () => {
    const customer = await stripe.customers.create({});
    const session = await openSession(stripe, customer.id);
    expect(await sandbox.pay(session.id, { card: 'declines' })).toBe('declined');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect(await sandbox.pay('cs_none', { card: 'works' })).toBe('unknown');
  });

  test('is expired by the API or by the clock, unless it is paid', async () => {
    const customer = await stripe.customers.create({});
    const [closed, late, paid] = [
      await openSession(stripe, customer.id),
      await openSession(stripe, customer.id),
      await openSession(stripe, customer.id),
    ];
    await sandbox.pay(paid.id, { card: 'works' });
    const over = await stripe.checkout.sessions.expire(closed.id);
    expect(over).toMatchObject({ status: 'expired', url: null });
    await sandbox.advance(new Date(late.expires_at * 1000));
    expect(await stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ status: 'expired', url: null });
    for (const { id, status } of [
      over,
      { id: late.id, status: 'expired' },
      { id: paid.id, status: 'complete' },
    ]) {
      expect((await stripeErrorOf(stripe.checkout.sessions.expire(id))).message).toBe(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      );
      expect(await sandbox.pay(id, { card: 'works' })).toBe('over');
    }
    const { data } = await stripe.events.list({ types: ['checkout.session.expired'] });
    const ids = data.map((event) => (event.data.object as Stripe.Checkout.Session).id);
    expect(ids.filter((id) => id === closed.id || id === late.id)).toHaveLength(2);
  });

  test('lives from 30 minutes to 24 hours', async () => {
    const customer = await stripe.customers.create({});
    const open = (seconds: number) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: monthly, quantity: 1 }],
        success_url: 'https://a.example',
        expires_at: clock.now().getTime() / 1000 + seconds,
      });
    expect((await stripeErrorOf(open(1799))).message).toContain('must be at least 30 minutes');
    const { data } = await stripe.checkout.sessions.list({ customer: customer.id });
    expect(data).toEqual([]);
    // Clients do not know that the sandbox's clock is ahead.
    const ahead = (await nowOf(server)) - clock.now().getTime() / 1000;
    expect(ahead).toBeGreaterThan(0);
    expect((await open(1800)).expires_at).toBe((await nowOf(server)) + 1800);
    expect((await stripeErrorOf(open(ahead + 86_401))).message).toContain('must be less than 24 hours');
  });
});

import { describe, expect, test } from 'vitest';
import {
  eventsOf,
  invoicesOf,
  isoOf,
  nowOf,
  openSession,
  periodEnd,
  setCard,
  startSandbox,
  subscribed,
  yearly,
} from './testing/start-sandbox.ts';

const day = 86_400;

describe('a subscription that begins on the last of January', async () => {
  const server = await startSandbox({ at: '2026-01-31T10:00:00Z' });
  const { sandbox, stripe } = server;
  const { customer, session, subscription } = await subscribed(server);

  test('is active, has a paid invoice, and emitted its events', async () => {
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      success_url: `http://sandbox.example/done?session_id=${session.id}`,
    });
    expect(subscription).toMatchObject({
      status: 'active',
      customer: customer.id,
      cancel_at_period_end: false,
      latest_invoice: session.invoice,
      start_date: Date.parse('2026-01-31T10:00:00Z') / 1000,
    });
    expect(await invoicesOf(server, customer.id)).toMatchObject([
      { id: session.invoice, status: 'paid', amount_paid: 999, billing_reason: 'subscription_create' },
    ]);
    const events = await eventsOf(server, customer.id);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.created',
      'customer.subscription.created',
      'charge.succeeded',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    expect(events.find(({ type }) => type === 'invoice.paid')).toMatchObject({
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: session.invoice, status: 'paid', amount_remaining: 0 } },
    });
  });

  test('renews on the last of short months and on the 31st again', async () => {
    await sandbox.advance(new Date('2026-06-15T00:00:00Z'));
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(periodEnd(renewed)).toBe('2026-06-30T10:00:00.000Z');
    const invoices = await invoicesOf(server, customer.id);
    expect(invoices.map(({ created, lines }) => [isoOf(created), isoOf(lines.data[0]!.period.end)])).toEqual([
      ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
      ['2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
      ['2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
      ['2026-04-30T10:00:00.000Z', '2026-05-31T10:00:00.000Z'],
      ['2026-05-31T10:00:00.000Z', '2026-06-30T10:00:00.000Z'],
    ]);
    expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
    const renewals = (await eventsOf(server, customer.id)).filter(
      ({ type }) => type === 'customer.subscription.updated',
    );
    expect(renewals.map(({ created }) => isoOf(created))).toEqual(
      invoices.slice(1).map(({ created }) => isoOf(created)),
    );
  });
});

describe('a year that begins on a leap day', async () => {
  const server = await startSandbox({ at: '2028-02-29T23:59:59Z' });
  const { sandbox, stripe } = server;
  const { subscription } = await subscribed(server, yearly);

  test('ends on the 28th, and on the 29th again in the next leap year', async () => {
    const ends: string[] = [];
    for (const year of [2028, 2029, 2030, 2031, 2032]) {
      await sandbox.advance(new Date(`${year}-06-01T00:00:00Z`));
      ends.push(periodEnd(await stripe.subscriptions.retrieve(subscription.id)));
    }
    expect(ends).toEqual([
      '2029-02-28T23:59:59.000Z',
      '2030-02-28T23:59:59.000Z',
      '2031-02-28T23:59:59.000Z',
      '2032-02-29T23:59:59.000Z',
      '2033-02-28T23:59:59.000Z',
    ]);
  });
});

describe('a cancellation', async () => {
  const server = await startSandbox({ at: '2026-03-10T00:00:00Z' });
  const { sandbox, stripe } = server;

  test('takes effect at the end of the period, and can be revoked before', async () => {
    const { customer, subscription } = await subscribed(server);
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const end = subscription.items.data[0]!.current_period_end;
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });

    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const requestedAt = await nowOf(server);
    await sandbox.advance(new Date((end - 1) * 1000));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await sandbox.advance(new Date(end * 1000));
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
      canceled_at: requestedAt,
    });
    expect(await invoicesOf(server, customer.id)).toHaveLength(1);
    const last = (await eventsOf(server, customer.id)).at(-1)!;
    expect([last.type, last.created]).toEqual(['customer.subscription.deleted', end]);
  });

  test('in the portal sets a date, which the flag does not remove', async () => {
    const { customer, subscription } = await subscribed(server);
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await sandbox.actInPortal(portal.id, { act: 'cancel' });
    const end = subscription.items.data[0]!.current_period_end;
    const ending = { cancel_at_period_end: false, cancel_at: end };
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject(ending);
    const flagged = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(flagged).toMatchObject(ending);
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await sandbox.advance(new Date((end + day) * 1000));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  test('cannot be scheduled for a canceled subscription', async () => {
    const { subscription } = await subscribed(server);
    await stripe.subscriptions.cancel(subscription.id);
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toThrow('A canceled subscription can only update its cancellation_details and metadata.');
  });

  test('takes effect at once when the subscription is deleted', async () => {
    const { customer, subscription } = await subscribed(server);
    const ended = await stripe.subscriptions.cancel(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: await nowOf(server) });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });
});

describe('a card that is declined at the renewal', async () => {
  const server = await startSandbox({ at: '2026-05-01T12:00:00Z' });
  const { sandbox, stripe } = server;
  const renewal = Date.parse('2026-06-01T12:00:00Z') / 1000;

  test('is retried after 3, 5 and 7 days, then the subscription is canceled', async () => {
    const customer = await stripe.customers.create({});
    const session = await openSession(stripe, customer.id);
    await sandbox.pay(session.id, { card: 'works', nextCard: 'declines' });
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    const id = String(subscription);

    await sandbox.advance(new Date(renewal * 1000));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const [, open] = await invoicesOf(server, customer.id);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: renewal + 3 * day });

    await sandbox.advance(new Date((renewal + 60 * day) * 1000));
    const failures = (await eventsOf(server, customer.id)).filter(
      ({ type }) => type === 'invoice.payment_failed',
    );
    expect(failures.map(({ created }) => (created - renewal) / day)).toEqual([0, 3, 8, 15]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: renewal + 15 * day,
    });
    const invoices = await invoicesOf(server, customer.id);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'open']);
    expect(invoices[1]).toMatchObject({ next_payment_attempt: null, auto_advance: false });
  });

  test('is charged at the next attempt once it works again', async () => {
    const { customer, subscription } = await subscribed(server);
    await setCard(server, customer.id, 'declines');
    const end = subscription.items.data[0]!.current_period_end;
    await sandbox.advance(new Date((end + day) * 1000));
    await setCard(server, customer.id, 'works');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await sandbox.advance(new Date((end + 4 * day) * 1000));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const [, paid] = await invoicesOf(server, customer.id);
    expect(paid).toMatchObject({ status: 'paid', attempt_count: 2, next_payment_attempt: null });
    expect(paid!.status_transitions.paid_at).toBe(end + 3 * day);
  });

  test('can be replaced in the portal to pay the open invoice', async () => {
    const { customer, subscription } = await subscribed(server);
    await setCard(server, customer.id, 'declines');
    const end = subscription.items.data[0]!.current_period_end;
    await sandbox.advance(new Date((end + day) * 1000));
    const [, open] = await invoicesOf(server, customer.id);
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    const pay = { act: 'pay', invoiceId: open!.id } as const;
    expect(await sandbox.actInPortal(portal.id, pay)).toBe('declined');
    await sandbox.actInPortal(portal.id, { act: 'card', card: 'works' });
    expect(await sandbox.actInPortal(portal.id, pay)).toBe('done');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await sandbox.actInPortal(portal.id, pay)).toBe('gone');
  });
});

describe('the clock', async () => {
  const server = await startSandbox({ at: '2026-11-20T12:00:00Z' });
  const { sandbox, stripe, clock } = server;

  test('advanced by several processes at once makes each renewal once', async () => {
    const people = await Promise.all([subscribed(server), subscribed(server)]);
    const to = new Date('2027-05-21T00:00:00Z');
    await Promise.all([sandbox.advance(to), server.another().advance(to), server.another().advance(to)]);
    for (const { customer } of people) {
      const invoices = await invoicesOf(server, customer.id);
      expect(invoices).toHaveLength(7);
      expect(new Set(invoices.map(({ created }) => created)).size).toBe(7);
    }
    expect((await sandbox.viewClock()).now).toEqual(to);
  });

  test('follows the real time, and responses reflect what is due', async () => {
    const { customer, subscription } = await subscribed(server);
    clock.set('2026-12-25T12:00:00Z');
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    const end = subscription.items.data[0]!.current_period_end;
    expect(data[0]!.items.data[0]!.current_period_start).toBe(end);
    const [, second] = await invoicesOf(server, customer.id);
    expect(second!.created).toBe(end);
  });

  test('never goes back', async () => {
    const before = (await sandbox.viewClock()).now;
    await sandbox.advance(new Date('2020-01-01T00:00:00Z'));
    expect((await sandbox.viewClock()).now).toEqual(before);
  });
});

test('a subscription that an earlier version stored, with more fields, renews', async () => {
  const server = await startSandbox({ at: '2026-11-20T12:00:00Z' });
  const { sandbox, stripe, store } = server;
  const { customer, subscription } = await subscribed(server);
  await store.transaction(async (records) => {
    const stored = await records.findObject('subscription', subscription.id);
    const { items, ...fields } = stored!.data as typeof subscription;
    const item = { ...items.data[0], plan: { id: 'price_plus_monthly', object: 'plan' }, tax_rates: [] };
    await records.updateObject({
      ...stored!,
      data: { ...fields, items: { ...items, data: [item] }, cancellation_details: { reason: null } },
      state: { ...(stored!.state as object), waiting: [] },
    });
  });
  await sandbox.advance(new Date('2026-12-21T00:00:00Z'));
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  expect(periodEnd(renewed)).toBe('2027-01-20T12:00:00.000Z');
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
});

import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { monthly, nowOf, openSession, startSandbox, subscribed, yearly } from '../testing/start-sandbox.ts';
import { stripeErrorOf } from '../testing/stripe-error.ts';

const server = await startSandbox({ at: '2026-11-20T12:00:00Z' });
const { stripe, sandbox, origin } = server;
const { StripeAuthenticationError, StripeIdempotencyError } = Stripe.errors;

const authorization = { authorization: 'Bearer sk_test_0123456789abcdef' };
const form = { ...authorization, 'content-type': 'application/x-www-form-urlencoded' };

describe('the API key', () => {
  test.each([
    ['missing', {}, 'You did not provide an API key.'],
    ['wrong', { authorization: 'Bearer sk_test_wrong' }, 'Invalid API Key provided: sk_test_'],
  ])('that is %s is unauthorized', async (_key, headers, words) => {
    const answer = await fetch(`${origin}/v1/events`, { headers });
    expect(answer.status).toBe(401);
    const { error } = (await answer.json()) as { error: Stripe.StripeRawError };
    expect(error.type).toBe('invalid_request_error');
    expect(error.message).toContain(words);
    expect(error.message).not.toContain('wrong');
  });

  test('that is wrong is an authentication error to the SDK', async () => {
    const { hostname: host, port } = new URL(origin);
    const client = new Stripe('sk_test_0000', { host, port, protocol: 'http', telemetry: false });
    expect(await stripeErrorOf(client.events.list())).toBeInstanceOf(StripeAuthenticationError);
  });
});

describe('a response', () => {
  test('has a request id and the requested version', async () => {
    const { lastResponse } = await stripe.events.list();
    expect(lastResponse.requestId).toMatch(/^req_\w{24}$/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
  });

  test('is 404 for an unknown path', async () => {
    const answer = await fetch(`${origin}/v1/nonsense?a=1`, { headers: authorization });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nonsense).') },
    });
    expect((await fetch(`${origin}/v1/customers`, { method: 'PUT', headers: form })).status).toBe(404);
  });

  test('is 400 for a body that is not a form', async () => {
    const headers = { ...authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/v1/customers`, { method: 'POST', headers, body: '{"email":"a"}' });
    expect(answer.status).toBe(400);
  });
});

describe('customers and prices', () => {
  test('are created and retrieved', async () => {
    const created = await stripe.customers.create({
      email: 'bo@example.com',
      name: 'Bo',
      metadata: { userId: '7' },
    });
    expect(created.id).toMatch(/^cus_/);
    expect(await stripe.customers.retrieve(created.id)).toEqual(created);
    expect(created).toMatchObject({
      email: 'bo@example.com',
      name: 'Bo',
      metadata: { userId: '7' },
      balance: 0,
    });
    expect(await stripe.prices.retrieve(monthly)).toMatchObject({
      unit_amount: 999,
      currency: 'usd',
      active: true,
      recurring: { interval: 'month', interval_count: 1 },
    });
    const price = await stripe.prices.retrieve(yearly);
    expect(price.recurring?.interval).toBe('year');
    expect(price.unit_amount).toBe(9900);
  });

  test('an update changes the email of a customer', async () => {
    const { id } = await stripe.customers.create({ email: 'bo@example.com', name: 'Bo' });
    const changed = await stripe.customers.update(id, { email: 'bo@new.example' });
    expect(changed).toMatchObject({ id, email: 'bo@new.example', name: 'Bo' });
    expect(await stripe.customers.retrieve(id)).toEqual(changed);
    expect(await stripe.customers.update(id, {})).toEqual(changed);
  });

  test('are missing when they do not exist', async () => {
    for (const call of [
      () => stripe.customers.retrieve('cus_none'),
      () => stripe.customers.update('cus_none', { email: 'bo@example.com' }),
      () => stripe.customers.del('cus_none'),
      () => stripe.prices.retrieve('price_none'),
      () => stripe.subscriptions.retrieve('sub_none'),
      () => stripe.subscriptions.update('sub_none', {}),
      () => stripe.subscriptions.cancel('sub_none'),
      () => stripe.checkout.sessions.retrieve('cs_none'),
      () => stripe.checkout.sessions.expire('cs_none'),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        message: expect.stringMatching(/^No such \S+: '\w+_none'$/),
      });
    }
  });

  test('are invalid as a parameter when they do not exist', async () => {
    const customer = await stripe.customers.create({});
    for (const [call, param] of [
      [() => openSession(stripe, 'cus_none'), 'customer'],
      [() => openSession(stripe, customer.id, 'price_none'), 'line_items[0][price]'],
      [() => stripe.subscriptions.list({ customer: 'cus_none' }), 'customer'],
      [() => stripe.billingPortal.sessions.create({ customer: 'cus_none' }), 'customer'],
      [() => stripe.refunds.create({ charge: 'ch_none' }), 'charge'],
    ] as const) {
      expect(await stripeErrorOf(call())).toMatchObject({ statusCode: 400, code: 'resource_missing', param });
    }
  });
});

describe('lists', () => {
  test('are the newest first, in pages that the SDK iterates', async () => {
    const customer = await stripe.customers.create({});
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await openSession(stripe, customer.id)).id);
    const page = await stripe.checkout.sessions.list({ customer: customer.id, limit: 2 });
    expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all: string[] = [];
    const pages = stripe.checkout.sessions.list({ customer: customer.id, limit: 2 });
    for await (const { id } of pages) all.push(id);
    expect(all).toEqual(ids);
  });

  test('have a limit from 1 to 100', async () => {
    for (const limit of [0, 101]) {
      expect(await stripeErrorOf(stripe.events.list({ limit }))).toMatchObject({
        statusCode: 400,
        param: 'limit',
      });
    }
  });

  test('of events are filtered by time and type', async () => {
    // Enough events for several pages.
    for (let count = 0; count < 3; count += 1) await subscribed(server);
    const { customer } = await subscribed(server);
    const since = await nowOf(server);
    const types = ['invoice.paid', 'customer.subscription.created'];
    const found = await stripe.events.list({ types, created: { gte: since } });
    expect(new Set(found.data.map(({ type }) => type))).toEqual(new Set(types));
    expect((await stripe.events.list({ created: { gte: since + 1 } })).data).toEqual([]);
    expect((await stripe.events.list({ types: ['customer.created'] })).data[0]).toMatchObject({
      data: { object: { id: customer.id } },
    });
    const all = await stripe.events.list({ limit: 3 }).autoPagingToArray({ limit: 1000 });
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

describe('an idempotency key', () => {
  const once = (key: string, email: string) =>
    stripe.customers.create({ email, metadata: { a: '1', b: '2' } }, { idempotencyKey: key });

  test('replays the response to the same request', async () => {
    const first = await once('key-1', 'c@example.com');
    const again = await once('key-1', 'c@example.com');
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  test('is refused for a different request', async () => {
    await once('key-2', 'c@example.com');
    const error = await stripeErrorOf(once('key-2', 'd@example.com'));
    expect(error).toBeInstanceOf(StripeIdempotencyError);
    expect(error.message).toContain("Try using a key other than 'key-2'");
  });

  test('runs one of many concurrent requests', async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => once('key-3', 'e@example.com')));
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  });

  test('is not consumed by an invalid request', async () => {
    const wrong = { nonsense: 'x' } as Stripe.CustomerCreateParams;
    expect(await stripeErrorOf(stripe.customers.create(wrong, { idempotencyKey: 'key-4' }))).toMatchObject({
      code: 'parameter_unknown',
    });
    expect((await once('key-4', 'f@example.com')).email).toBe('f@example.com');
  });

  test('is not consumed by a declined card', async () => {
    const { customer, subscription } = await subscribed(server);
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await sandbox.actInPortal(portal.id, { act: 'card', card: 'declines' });
    const change = () =>
      stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: subscription.items.data[0]!.id, price: yearly }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: 'key-5' },
      );
    expect(await stripeErrorOf(change())).toMatchObject({ code: 'card_declined' });
    await sandbox.actInPortal(portal.id, { act: 'card', card: 'works' });
    expect((await change()).items.data[0]!.price.id).toBe(yearly);
  });
});

describe('an update of a subscription', () => {
  test('accepts only its own item', async () => {
    const { subscription } = await subscribed(server);
    const other = { items: [{ id: 'si_none', price: yearly }] };
    expect(await stripeErrorOf(stripe.subscriptions.update(subscription.id, other))).toMatchObject({
      param: 'items[0][id]',
    });
    // Without an id Stripe would add a second item beside the first.
    const added = { items: [{ price: yearly }] };
    expect(await stripeErrorOf(stripe.subscriptions.update(subscription.id, added))).toMatchObject({
      code: 'parameter_missing',
    });
  });

  test.each([
    ['a change within one interval with proration', 'price_plus_dear', 'always_invoice'],
    ['a change to another interval without proration', yearly, 'none'],
  ] as const)('refuses %s, which is not simulated', async (_change, price, proration_behavior) => {
    const { subscription } = await subscribed(server);
    const item = { id: subscription.items.data[0]!.id, price };
    const error = await stripeErrorOf(
      stripe.subscriptions.update(subscription.id, { items: [item], proration_behavior }),
    );
    expect(error.message).toContain('The sandbox simulates a change of price');
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  });
});

test('a NUL character in a parameter is an invalid request, in an id it is an object that does not exist', async () => {
  const parameter = stripe.customers.create({ email: 'a\0@example.com' });
  expect(await stripeErrorOf(parameter)).toMatchObject({ statusCode: 400, param: 'email' });
  for (const path of ['customers', 'checkout/sessions', 'subscriptions', 'prices']) {
    const answer = await fetch(`${origin}/v1/${path}/a%00b`, { headers: authorization });
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'resource_missing' } });
  }
  for (const page of ['checkout', 'portal']) {
    expect((await fetch(`${origin}/sandbox/${page}/a%00b`)).status, page).toBe(404);
  }
});

test('a body that is too large is an invalid request', async () => {
  const body = `name=${'x'.repeat(2_000_000)}`;
  const answer = await fetch(`${origin}/v1/customers`, { method: 'POST', headers: form, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

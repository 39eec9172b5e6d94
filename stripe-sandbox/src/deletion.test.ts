import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openSession, startSandbox, subscribed } from './testing/start-sandbox.ts';

const delivered: string[] = [];
const server = await startSandbox({
  at: '2026-11-20T12:00:00Z',
  sendEvent: async ({ body }) => {
    delivered.push(body);
    return true;
  },
});
const { stripe, sandbox, store } = server;

/** All records of the customers, as text. */
function everything(customers: string[]): Promise<string> {
  const kinds = [
    'customer',
    'subscription',
    'invoice',
    'charge',
    'checkout.session',
    'billing_portal.session',
  ];
  return store.transaction(async (records) => {
    const objects = customers.flatMap((customerId) =>
      kinds.map((kind) => records.listObjects({ kind, customerId })),
    );
    const responses = records.findResponse('customer-user-4711');
    return JSON.stringify(await Promise.all([...objects, records.listEvents({ limit: 1000 }), responses]));
  });
}

test('a deleted customer leaves only its id, and events without personal data', async () => {
  const personal = ['ann.secret@example.com', 'Ann Secret', 'user-4711', 'intent-4711'];
  const person = { email: personal[0]!, name: personal[1]!, metadata: { userId: personal[2]! } };
  const customer = await stripe.customers.create(person, { idempotencyKey: `customer-${personal[2]}` });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: personal[3]!,
    line_items: [{ price: 'price_plus_monthly', quantity: 1 }],
    success_url: 'https://a.example',
    subscription_data: { metadata: { userId: personal[2]! } },
  });
  await sandbox.pay(session.id, { card: 'works' });
  const open = await openSession(stripe, customer.id);
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  const other = await subscribed(server);
  await sandbox.deliver();
  for (const text of personal) expect(await everything([customer.id])).toContain(text);
  delivered.length = 0;

  expect(await stripe.customers.del(customer.id)).toEqual({
    id: customer.id,
    object: 'customer',
    deleted: true,
  });
  await sandbox.deliver();
  const left = await everything([customer.id]);
  for (const text of [...personal, session.id, open.id, portal.id]) expect(left).not.toContain(text);
  expect(await stripe.customers.retrieve(customer.id)).toEqual({
    id: customer.id,
    object: 'customer',
    deleted: true,
  });
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  expect(await sandbox.viewPortal(portal.id)).toBeNull();
  expect(await sandbox.pay(open.id, { card: 'works' })).toBe('unknown');
  await expect(stripe.customers.del(customer.id)).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(openSession(stripe, customer.id)).rejects.toMatchObject({ code: 'resource_missing' });

  const events = delivered.map((body) => JSON.parse(body) as Stripe.Event);
  expect(events.map(({ type }) => type)).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  expect(events[0]!.data.object).toMatchObject({ id: subscription!.id, status: 'canceled', metadata: {} });
  expect(events[1]!.data.object).toMatchObject({ id: customer.id, email: null, name: null, metadata: {} });
  for (const text of personal) expect(delivered.join()).not.toContain(text);

  const theirs = await stripe.subscriptions.retrieve(other.subscription.id);
  expect(theirs).toEqual(other.subscription);
});

test('idempotency keys expire after a day and events after thirty, by the real clock', async () => {
  const { stripe, sandbox, clock } = await startSandbox({ at: '2026-11-20T12:00:00Z' });
  const create = () => stripe.customers.create({ name: 'Bo' }, { idempotencyKey: 'key' });
  const { id } = await create();
  const later = (days: number) => {
    clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + days * 86_400_000 + 1000).toISOString());
    return sandbox.deleteExpired();
  };
  // A year on the sandbox's clock makes nothing expire.
  await sandbox.advance(new Date('2027-11-20T12:00:00Z'));
  await later(0);
  expect((await create()).id).toBe(id);

  await later(1.1);
  expect((await create()).id).not.toBe(id);
  expect((await stripe.events.list()).data.length).toBeGreaterThan(0);
  await later(32);
  expect((await stripe.events.list()).data).toEqual([]);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Bo' });
});

import { webhookPath } from '@plateful/contract/billing.ts';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { secretOf } from '#db/secrets.ts';
import { paymentEvents, subscriptions } from '#db/tables/billing.ts';
import { users } from '#db/tables/users.ts';
import { beginCheckout, checkoutIdIn, sandboxOf } from '#testing/subscriber.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;
const sandbox = sandboxOf(server);
const secret = await secretOf<string>(db, 'sandbox_webhook_secret', () => '');

/** What Stripe would deliver of this customer. */
function eventAbout(customer: string, type = 'customer.subscription.updated') {
  const object = { id: 'sub_1', object: 'subscription', customer };
  return { id: `evt_${crypto.randomUUID()}`, object: 'event', type, created: seconds(), data: { object } };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function sign(payload: string, { timestamp = seconds(), by = secret } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
}

function deliver(payload: string, signature: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return fetch(new URL(webhookPath, server.origin), { method: 'POST', headers, body: payload });
}

/** A user who has paid while no event about it has been handled here. */
async function paidUnnoticed(): Promise<{ person: Person; customer: string }> {
  const person = await server.user();
  await sandbox.pay(checkoutIdIn(await beginCheckout(person, 'plus-yearly')), { card: 'works' });
  await sandbox.deliver();
  const [row] = await db.select().from(users).where(eq(users.id, person.id));
  await db.delete(subscriptions).where(eq(subscriptions.userId, person.id));
  await db.update(users).set({ subscriptionTier: 'free' }).where(eq(users.id, person.id));
  return { person, customer: row!.stripeCustomerId! };
}

async function tierOf(person: Person): Promise<string> {
  const [row] = await db.select().from(users).where(eq(users.id, person.id));
  return row!.subscriptionTier;
}

test('an event triggers a fetch, and its own content is not used', async () => {
  const { person, customer } = await paidUnnoticed();
  // The event claims that the subscription is gone; the current state at Stripe decides.
  const payload = JSON.stringify(eventAbout(customer, 'customer.subscription.deleted'));
  expect((await deliver(payload, sign(payload))).status).toBe(200);
  expect(await tierOf(person)).toBe('plus');
});

test.each<[string, (payload: string) => [string, string | undefined]]>([
  ['unsigned', (payload) => [payload, undefined]],
  ['signed with nonsense', (payload) => [payload, 't=1,v1=00']],
  ['signed by another key', (payload) => [payload, sign(payload, { by: 'whsec_other' })]],
  ['six minutes old', (payload) => [payload, sign(payload, { timestamp: seconds() - 360 })]],
  ['altered on the way', (payload) => [payload.replace('updated', 'created'), sign(payload)]],
  ['empty', (payload) => ['', sign(payload)]],
  ['no JSON', () => ['{', sign('{')]],
])('an event that is %s changes nothing and is answered 400', async (_what, forge) => {
  const { person, customer } = await paidUnnoticed();
  const event = eventAbout(customer);
  const [payload, signature] = forge(JSON.stringify(event));
  const answer = await deliver(payload, signature);
  expect(answer.status).toBe(400);
  expect(await tierOf(person)).toBe('free');
  expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toEqual([]);
});

test('a replayed delivery is rejected; the same event in a new delivery is accepted and changes nothing', async () => {
  const { person, customer } = await paidUnnoticed();
  const payload = JSON.stringify(eventAbout(customer));
  const signature = sign(payload);
  expect((await deliver(payload, signature)).status).toBe(200);
  await db.update(users).set({ subscriptionTier: 'free' }).where(eq(users.id, person.id));
  expect((await deliver(payload, signature)).status).toBe(400);
  expect((await deliver(payload, sign(payload, { timestamp: seconds() - 60 }))).status).toBe(200);
  expect(await tierOf(person)).toBe('free');
});

test.each<[string, (signature: string) => string]>([
  ['more after it', (signature) => `${signature},v0=1`],
  ['a second signature', (signature) => `${signature},v1=00`],
  ['letters after the time', (signature) => signature.replace(',', 'x,')],
  ['its parts turned round', (signature) => signature.split(',').reverse().join(',')],
])('a delivery is the very same one with %s', async (_what, rewrite) => {
  const { customer } = await paidUnnoticed();
  const payload = JSON.stringify(eventAbout(customer));
  const signature = sign(payload);
  expect((await deliver(payload, signature)).status).toBe(200);
  expect((await deliver(payload, rewrite(signature))).status).toBe(400);
});

test('each delivery of an event is taken once, whichever came before it', async () => {
  const { customer } = await paidUnnoticed();
  const payload = JSON.stringify(eventAbout(customer));
  const [first, second] = [sign(payload, { timestamp: seconds() - 1 }), sign(payload)];
  for (const status of [200, 400]) {
    for (const signature of [first, second]) expect((await deliver(payload, signature)).status).toBe(status);
  }
});

test('ten copies of one delivery at once are one delivery', async () => {
  const { person, customer } = await paidUnnoticed();
  const payload = JSON.stringify(eventAbout(customer));
  const signature = sign(payload);
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(payload, signature)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(await tierOf(person)).toBe('plus');
});

test('unknown events, and those of unknown customers, are taken', async () => {
  const { customer } = await paidUnnoticed();
  for (const event of [
    eventAbout(customer, 'customer.tax_id.created'),
    eventAbout('cus_nobody'),
    { ...eventAbout(customer), data: { object: { object: 'balance' } } },
  ]) {
    const payload = JSON.stringify(event);
    expect((await deliver(payload, sign(payload))).status, event.type).toBe(200);
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toHaveLength(1);
  }
});

test('ten deliveries of one event at once are one', async () => {
  const { person, customer } = await paidUnnoticed();
  const payload = JSON.stringify(eventAbout(customer));
  const now = seconds();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => deliver(payload, sign(payload, { timestamp: now - index }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await tierOf(person)).toBe('plus');
  expect(await db.select().from(subscriptions).where(eq(subscriptions.userId, person.id))).toHaveLength(1);
});

const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

test.each<[string, (event: ReturnType<typeof eventAbout>) => unknown]>([
  ['whose id is a number', (event) => ({ ...event, id: 5 })],
  ['whose id is an object', (event) => ({ ...event, id: { id: event.id } })],
  ['whose id holds NUL', (event) => ({ ...event, id: `${event.id}\0` })],
  ['whose id holds half a character', (event) => ({ ...event, id: `${event.id}\ud800` })],
  ['whose id is endless', (event) => ({ ...event, id: 'x'.repeat(100_000) })],
  ['without an id', ({ id: _id, ...event }) => event],
  ['whose type is a list', (event) => ({ ...event, type: [event.type] })],
  ['whose type holds NUL', (event) => ({ ...event, type: `${event.type}\0` })],
  ['of no time', ({ created: _created, ...event }) => event],
  ['of a time that is text', (event) => ({ ...event, created: 'yesterday' })],
  ['of a time beyond all calendars', (event) => ({ ...event, created: 1e300 })],
  ['of a negative time', (event) => ({ ...event, created: -1e15 })],
  ['of half a second', (event) => ({ ...event, created: 1.5 })],
  ['without data', ({ data: _data, ...event }) => event],
  ['about nothing', (event) => ({ ...event, data: { object: null } })],
  ['about a list', (event) => ({ ...event, data: { object: deep } })],
  ['about a number', (event) => ({ ...event, data: { object: 7 } })],
  [
    'of a customer that is a number',
    (event) => ({ ...event, data: { object: { object: 'x', customer: 7 } } }),
  ],
  [
    'of a customer with NUL',
    (event) => ({ ...event, data: { object: { object: 'x', customer: 'cus_\0' } } }),
  ],
  ['of a customer without id', (event) => ({ ...event, data: { object: { object: 'x', customer: {} } } })],
  ['that is a list', (event) => [event]],
  ['that is null', () => null],
  ['that is a number', () => 5],
])('a signed event %s is not an event, and is answered with 400', async (_what, change) => {
  const payload = JSON.stringify(change(eventAbout('cus_nobody')));
  expect((await deliver(payload, sign(payload))).status).toBe(400);
});

test('a signed event with much that we do not read is taken', async () => {
  const event = eventAbout('cus_nobody');
  const payload = JSON.stringify({
    ...event,
    livemode: '\0',
    request: deep,
    data: { ...event.data, more: '\ud800' },
  });
  expect((await deliver(payload, sign(payload))).status).toBe(200);
});

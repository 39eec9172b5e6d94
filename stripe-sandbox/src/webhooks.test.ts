import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, subscribed, webhookSecret } from './testing/start-sandbox.ts';
import type { SendEvent } from './types.ts';

/** How the endpoint answers the next delivery. */
let behave: 'accept' | 'refuse' | 'fail' = 'accept';
const received: { event: Stripe.Event; body: string; signature: string }[] = [];
const sendEvent: SendEvent = async ({ body, signature }) => {
  received.push({ event: JSON.parse(body), body, signature });
  if (behave === 'fail') throw new Error('Connection lost');
  return behave === 'accept';
};

const start = '2026-11-20T12:00:00Z';
const server = await startSandbox({ at: start, sendEvent });
const { sandbox, stripe, clock } = server;
/** For the payment, so that no renewal adds events to the other tests. */
const paying = await startSandbox({ at: start, sendEvent });

/** The real clock that many seconds after the start. */
function at(seconds: number): void {
  clock.set(new Date(Date.parse(start) + seconds * 1000).toISOString());
}

beforeEach(() => {
  behave = 'accept';
});

async function settled() {
  await sandbox.deliver();
  return received.splice(0);
}

test('each event is delivered once, in order, and signed', async () => {
  const { customer } = await subscribed(paying);
  await paying.sandbox.deliver();
  const deliveries = received.splice(0);
  expect(deliveries.map(({ event }) => event.type)).toEqual([
    'customer.created',
    'customer.subscription.created',
    'charge.succeeded',
    'invoice.paid',
    'checkout.session.completed',
  ]);
  for (const { body, signature, event } of deliveries) {
    const verified = Stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      300,
      undefined,
      Date.parse(start),
    );
    expect(verified).toEqual(event);
    expect(() =>
      Stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret, 300, undefined, Date.parse(start)),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
  }
  await paying.sandbox.deliver();
  expect(received).toEqual([]);
  const { data } = await paying.stripe.events.list({ types: ['customer.created'] });
  expect(data[0]).toMatchObject({ data: { object: { id: customer.id } } });
});

test('a signature has the real time, however far the sandbox’s clock is ahead', async () => {
  await sandbox.advance(new Date('2027-01-01T00:00:00Z'));
  await stripe.customers.create({});
  const [last] = (await settled()).slice(-1);
  expect(last!.event.created).toBeGreaterThan(Date.parse('2026-12-31T00:00:00Z') / 1000);
  const timestamp = Number(/t=(\d+)/.exec(last!.signature)?.[1]);
  expect(timestamp).toBe(Date.parse(start) / 1000);
});

test('a failed delivery is retried after 10 seconds, a minute, ten, an hour and longer, for less than three days', async () => {
  behave = 'refuse';
  await stripe.customers.create({ name: 'Late' });
  expect(await settled()).toHaveLength(1);
  const { data } = await stripe.events.list({ types: ['customer.created'], limit: 1 });
  let seconds = 0;
  for (const wait of [10, 60, 600, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600]) {
    behave = behave === 'fail' ? 'refuse' : 'fail';
    at(seconds + wait - 1);
    expect(await settled(), `${wait} seconds have not passed`).toHaveLength(0);
    seconds += wait;
    at(seconds);
    const [again, ...more] = await settled();
    expect(more).toEqual([]);
    expect(again!.event.id).toBe(data[0]!.id);
    // Signed again each time, or it would be rejected as a replay.
    expect(again!.signature).toContain(`t=${Date.parse(start) / 1000 + seconds},`);
  }
  expect(seconds).toBeLessThan(3 * 86_400);
  at(30 * 86_400);
  expect(await settled()).toEqual([]);
});

test('an event that was accepted at the second attempt is not delivered again', async () => {
  behave = 'refuse';
  at(40 * 86_400);
  await stripe.customers.create({ name: 'Second' });
  expect(await settled()).toHaveLength(1);
  behave = 'accept';
  at(40 * 86_400 + 10);
  expect(await settled()).toHaveLength(1);
  at(41 * 86_400);
  expect(await settled()).toEqual([]);
});

test('several processes deliver each event once', async () => {
  behave = 'refuse';
  await Promise.all(Array.from({ length: 30 }, () => stripe.customers.create({})));
  await settled();
  behave = 'accept';
  at(41 * 86_400 + 10);
  const others = [server.another(sendEvent), server.another(sendEvent)];
  await Promise.all([sandbox, ...others].map((instance) => instance.deliver()));
  const ids = received.splice(0).map(({ event }) => event.id);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test('an event whose process stopped is delivered by another', async () => {
  behave = 'refuse';
  await stripe.customers.create({ name: 'Cut off' });
  await settled();
  behave = 'accept';
  at(42 * 86_400);
  const stopped = server.another(sendEvent);
  const host = Fastify();
  await host.register(stopped.plugin);
  await host.close();
  await stopped.deliver();
  expect(received).toEqual([]);
  expect(await settled()).toHaveLength(1);
});

test('events are posted to the webhook endpoint once there is one', async () => {
  const requests: { signature: unknown; body: Buffer }[] = [];
  let status = 500;
  const endpoint = Fastify();
  endpoint.removeAllContentTypeParsers();
  endpoint.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  endpoint.post('/webhooks', (request, reply) => {
    requests.push({ signature: request.headers['stripe-signature'], body: request.body as Buffer });
    return reply.status(status).send();
  });
  await endpoint.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => endpoint.close());

  behave = 'refuse';
  await stripe.customers.create({ name: 'Posted' });
  await settled();
  const posting = server.another();
  at(43 * 86_400);
  // There is no endpoint yet: the event waits.
  await posting.deliver();
  expect(requests).toEqual([]);
  posting.deliverTo(`${endpoint.listeningOrigin}/webhooks`);
  at(44 * 86_400);
  await posting.deliver();
  expect(requests).toHaveLength(1);
  status = 200;
  at(46 * 86_400);
  await posting.deliver();
  const last = requests.at(-1)!;
  const now = clock.now().getTime();
  const event = Stripe.webhooks.constructEvent(
    last.body,
    String(last.signature),
    webhookSecret,
    300,
    undefined,
    now,
  );
  expect(event.data.object).toMatchObject({ name: 'Posted' });
  at(60 * 86_400);
  await posting.deliver();
  expect(requests).toHaveLength(2);
});

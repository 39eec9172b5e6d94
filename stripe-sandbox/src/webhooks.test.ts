import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, subscribed, webhookSecret } from './testing/start-sandbox.ts';
import type { SendEvent } from './types.ts';

/** How the endpoint answers the next delivery. */
let behave: 'take' | 'refuse' | 'fail' = 'take';
const brought: { event: Stripe.Event; body: string; signature: string }[] = [];
const sendEvent: SendEvent = async ({ body, signature }) => {
  brought.push({ event: JSON.parse(body), body, signature });
  if (behave === 'fail') throw new Error('The line is down');
  return behave === 'take';
};

const start = '2026-11-20T12:00:00Z';
const server = await startSandbox({ at: start, sendEvent });
const { sandbox, stripe, clock } = server;
/** Where somebody pays: what renews would be told of among the others' events. */
const paying = await startSandbox({ at: start, sendEvent });

/** The real clock that many seconds after the start. */
function at(seconds: number): void {
  clock.set(new Date(Date.parse(start) + seconds * 1000).toISOString());
}

beforeEach(() => {
  behave = 'take';
});

async function settled() {
  await sandbox.deliver();
  return brought.splice(0);
}

test('each event arrives once, in the order in which things happened, and signed', async () => {
  const { customer } = await subscribed(paying);
  await paying.sandbox.deliver();
  const arrived = brought.splice(0);
  expect(arrived.map(({ event }) => event.type)).toEqual([
    'customer.created',
    'customer.subscription.created',
    'charge.succeeded',
    'invoice.paid',
    'checkout.session.completed',
  ]);
  for (const { body, signature, event } of arrived) {
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
  expect(brought).toEqual([]);
  const { data } = await paying.stripe.events.list({ types: ['customer.created'] });
  expect(data[0]).toMatchObject({ data: { object: { id: customer.id } } });
});

test('a signature is of the real time, however far the clock of the sandbox is ahead', async () => {
  await sandbox.advance(new Date('2027-01-01T00:00:00Z'));
  await stripe.customers.create({});
  const [last] = (await settled()).slice(-1);
  expect(last!.event.created).toBeGreaterThan(Date.parse('2026-12-31T00:00:00Z') / 1000);
  const timestamp = Number(/t=(\d+)/.exec(last!.signature)?.[1]);
  expect(timestamp).toBe(Date.parse(start) / 1000);
});

test('what is not taken comes again after 10 seconds, a minute, ten, an hour and longer, for less than three days', async () => {
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
    // Signed anew each time, or it would be refused as a replay.
    expect(again!.signature).toContain(`t=${Date.parse(start) / 1000 + seconds},`);
  }
  expect(seconds).toBeLessThan(3 * 86_400);
  at(30 * 86_400);
  expect(await settled()).toEqual([]);
});

test('what was taken at the second attempt does not come a third time', async () => {
  behave = 'refuse';
  at(40 * 86_400);
  await stripe.customers.create({ name: 'Second' });
  expect(await settled()).toHaveLength(1);
  behave = 'take';
  at(40 * 86_400 + 10);
  expect(await settled()).toHaveLength(1);
  at(41 * 86_400);
  expect(await settled()).toEqual([]);
});

test('of several processes each event is brought by one', async () => {
  behave = 'refuse';
  await Promise.all(Array.from({ length: 30 }, () => stripe.customers.create({})));
  await settled();
  behave = 'take';
  at(41 * 86_400 + 10);
  const others = [server.another(sendEvent), server.another(sendEvent)];
  await Promise.all([sandbox, ...others].map((one) => one.deliver()));
  const ids = brought.splice(0).map(({ event }) => event.id);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test('an event that was under way when its process ended is brought by another', async () => {
  behave = 'refuse';
  await stripe.customers.create({ name: 'Cut off' });
  await settled();
  behave = 'take';
  at(42 * 86_400);
  const stopped = server.another(sendEvent);
  const host = Fastify();
  await host.register(stopped.plugin);
  await host.close();
  await stopped.deliver();
  expect(brought).toEqual([]);
  expect(await settled()).toHaveLength(1);
});

test('without another courier events are posted to where the process listens', async () => {
  const received: { signature: unknown; body: Buffer }[] = [];
  let status = 500;
  const product = Fastify();
  product.removeAllContentTypeParsers();
  product.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  product.post('/webhooks', (request, reply) => {
    received.push({ signature: request.headers['stripe-signature'], body: request.body as Buffer });
    return reply.status(status).send();
  });
  await product.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => product.close());

  behave = 'refuse';
  await stripe.customers.create({ name: 'Posted' });
  await settled();
  const posting = server.another();
  at(43 * 86_400);
  // Nobody listens yet: the event waits.
  await posting.deliver();
  expect(received).toEqual([]);
  posting.deliverTo(`${product.listeningOrigin}/webhooks`);
  at(44 * 86_400);
  await posting.deliver();
  expect(received).toHaveLength(1);
  status = 200;
  at(46 * 86_400);
  await posting.deliver();
  const last = received.at(-1)!;
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
  expect(received).toHaveLength(2);
});

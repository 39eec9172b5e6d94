import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { paymentSandboxObjects } from '#db/tables/payment-sandbox.ts';
import { users } from '#db/tables/users.ts';
import type { Payments } from '#ports/payments.ts';
import { startServerWithMovableClock } from '#testing/movable-clock-server.ts';
import { beginCheckout, checkoutIdIn, subscribe } from '#testing/subscriber.ts';
import type { Person } from '#testing/test-server.ts';
import { startUnreliableCourier } from '#testing/unreliable-courier.ts';
import { reconcileDue, reconcileEvents } from './reconcile-payments.service.ts';
import { getStatus } from './subscriptions.service.ts';
import { syncUser } from './sync-subscriptions.service.ts';

const { server, sandbox, clock, move, rowOf, contextOf } = await startServerWithMovableClock();
const { context } = server;

// Nothing that happens at Stripe is ever delivered here.
const courier = await startUnreliableCourier(server.origin, () => 0);
sandbox.deliverTo(`${courier.url}/api/webhooks/stripe`);
afterAll(() => courier.close());

/** Days without a look at Stripe. */
async function pass(days: number): Promise<void> {
  move(days);
  await sandbox.advance(clock.now());
}

/** A user who pays by the year, and has cancelled where we do not see it. */
async function cancelledElsewhere(): Promise<Person> {
  const person = await server.user();
  await subscribe(server, person, 'plus-yearly');
  const customer = (await rowOf(person)).stripeCustomerId!;
  const url = await context.payments.openPortal(customer, server.origin);
  await sandbox.actInPortal(url!.slice(url!.lastIndexOf('/') + 1), { act: 'cancel' });
  await sandbox.deliver();
  return person;
}

/** As the person's account page says. */
async function isCancelled(person: Person): Promise<boolean> {
  return (await getStatus(contextOf(person))).cancelAtPeriodEnd;
}

test('a lost event is fetched', async () => {
  const ann = await cancelledElsewhere();
  await pass(2);
  expect(await isCancelled(ann)).toBe(false);
  await reconcileEvents(context);
  expect(await isCancelled(ann)).toBe(true);
});

test('a change whose event has expired is found at the next start', async () => {
  const ann = await cancelledElsewhere();
  await pass(60);
  await reconcileEvents(context, { isStart: true });
  expect(await isCancelled(ann)).toBe(true);
});

test('a change during days without Stripe is found without a restart', async () => {
  const ann = await cancelledElsewhere();
  await pass(10);
  await reconcileEvents(context);
  expect(await isCancelled(ann)).toBe(true);
});

test('a payment between two questions to Stripe is not taken for one that is known', async () => {
  const ann = await server.user();
  const id = checkoutIdIn(await beginCheckout(ann, 'plus-monthly'));
  /** Pays as soon as the subscriptions have been asked for. */
  const payments: Payments = {
    ...context.payments,
    async findSubscriptions(customer) {
      const found = await context.payments.findSubscriptions(customer);
      await sandbox.pay(id, { card: 'works' });
      return found;
    },
  };
  await syncUser({ ...context, payments }, ann.id);
  await pass(1);
  await reconcileDue(context);
  expect((await rowOf(ann)).subscriptionTier).toBe('plus');
});

test('a changed email reaches Stripe as soon as it can be reached', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const customer = (await rowOf(ann)).stripeCustomerId!;
  const billedAt = async () => {
    const [row] = await context.db
      .select({ data: paymentSandboxObjects.data })
      .from(paymentSandboxObjects)
      .where(eq(paymentSandboxObjects.id, customer));
    return (row!.data as { email: string }).email;
  };
  expect(await billedAt()).toBe(ann.email);

  const email = `${crypto.randomUUID()}@example.com`;
  await context.db.update(users).set({ email }).where(eq(users.id, ann.id));
  const changeEmail = () => Promise.reject(new Error('Stripe is away'));
  await reconcileDue({ ...context, payments: { ...context.payments, changeEmail } });
  expect(await billedAt()).toBe(ann.email);
  await reconcileDue(context);
  expect(await billedAt()).toBe(email);
});

import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { UserContext } from '#context.ts';
import { secretOf } from '#db/secrets.ts';
import { billingMails, subscriptions } from '#db/tables/billing.ts';
import { paymentSandboxObjects } from '#db/tables/payment-sandbox.ts';
import { users } from '#db/tables/users.ts';
import { AppError } from '#errors.ts';
import { deleteAccount } from '#modules/account/delete-account.service.ts';
import { beginCheckout, cancelCheckout, finishCheckout } from '#modules/billing/checkout.service.ts';
import { reconcileDue, reconcileEvents } from '#modules/billing/reconcile-payments.service.ts';
import {
  cancelSubscription,
  changePlan,
  openPortal,
  reactivateSubscription,
} from '#modules/billing/subscriptions.service.ts';
import type { PaidSubscription } from '#ports/payments.ts';
import { sandboxOf } from './subscriber.ts';
import type { TestServer } from './test-server.ts';
import { startUnreliableCourier } from './unreliable-courier.ts';

type Settings = {
  server: TestServer;
  /** The server's clock, which the histories advance. */
  clock: { now(): Date; move(ms: number): void };
  people: number;
  rounds: number;
  /** Random choices are deterministic per seed, separately for the clock, each person and the events. */
  seed: number;
};

export type HistoriesReport = {
  /** Counts of actions. */
  done: Record<string, number>;
  events: Record<string, number>;
  /** Descriptions of violated invariants. */
  broken: string[];
};

type Person = { ctx: UserContext; random: () => number; pages: string[]; deletedAt: Date | null };

const plans = ['plus-monthly', 'plus-yearly'] as const;
const living = ['active', 'trialing', 'past_due'];
const dayMs = 86_400_000;
/** Concurrent actions of different people. */
const atOnce = 6;

/**
 * Simulates people with random histories, while events are lost, duplicated, delayed and reordered; checks after every
 * round that the product and Stripe agree.
 */
export async function runHistories({
  server,
  clock,
  people,
  rounds,
  seed,
}: Settings): Promise<HistoriesReport> {
  const { context } = server;
  const { db } = context;
  const sandbox = sandboxOf(server);
  const random = randomFrom(seed);
  /** One generator per actor, so that results do not depend on their order. */
  const sequence = () => randomFrom(Math.floor(random() * 2 ** 32));
  const courier = await startUnreliableCourier(server.origin, sequence());
  const stripe = await stripeFor(server);
  const report: HistoriesReport = { done: {}, events: courier.counts, broken: [] };
  sandbox.deliverTo(`${courier.url}/api/webhooks/stripe`);
  const crowd = await Promise.all(Array.from({ length: people }, () => createPerson(server, sequence())));

  const actions: Record<string, (person: Person) => Promise<unknown>> = {
    'begin a checkout': (person) => begin(person, pickFor(person, plans)),
    'click twice': async (person) => {
      const plan = pickFor(person, plans);
      await Promise.all([begin(person, plan), begin(person, plan)]);
    },
    'open two tabs and pay in both': async (person) => {
      await Promise.all(plans.map((plan) => begin(person, plan)));
      await Promise.all(person.pages.slice(-2).map((page) => pay(person, page)));
    },
    pay: async (person) => {
      await begin(person, pickFor(person, plans));
      await pay(person, person.pages.at(-1));
    },
    'pay in a tab that was left open': (person) => pay(person, pickFor(person, person.pages)),
    'have the card declined': async (person) => {
      const page = person.pages.at(-1);
      if (page) await sandbox.pay(page, { card: 'declines' });
    },
    'walk away': async ({ ctx }) => {
      const [open] = (await checkoutsOf(ctx)).filter(({ status }) => status === 'open');
      if (open?.intentId) await cancelCheckout(ctx, { intentId: open.intentId });
    },
    cancel: ({ ctx }) => cancelSubscription(ctx),
    reactivate: ({ ctx }) => reactivateSubscription(ctx),
    'change the plan': (person) => changePlan(person.ctx, { planId: pickFor(person, plans) }),
    'click on two plans': ({ ctx }) => Promise.all(plans.map((planId) => changePlan(ctx, { planId }))),
    'cancel while the plan changes': (person) =>
      Promise.all([
        cancelSubscription(person.ctx),
        changePlan(person.ctx, { planId: pickFor(person, plans) }),
      ]),
    'use the portal': async (person) => {
      const { url } = await openPortal(person.ctx);
      const id = url.slice(url.lastIndexOf('/') + 1);
      const card = { act: 'card', card: pickFor(person, ['works', 'declines'] as const) } as const;
      await sandbox.actInPortal(id, pickFor(person, [card, { act: 'cancel' }, { act: 'keep' }]));
    },
    refund: async ({ ctx }) => {
      const [payment] = await paymentsOf(ctx);
      if (payment) await stripe.refunds.create({ charge: payment });
    },
    'delete the account': async (person) => {
      if (person.random() > 0.2) return;
      await deleteAccount(person.ctx);
      person.deletedAt = clock.now();
    },
    nothing: async () => undefined,
  };
  const names = Object.keys(actions);
  /** Mostly reasonable actions without a subscription; the others are for subscribers. */
  const buying = ['begin a checkout', 'click twice', 'open two tabs and pay in both', 'pay', 'walk away'];
  const owning = names.filter((name) => !buying.includes(name));

  /** Mostly reasonable actions, sometimes any. */
  async function choose(person: Person): Promise<string> {
    if (person.random() < 0.2) return pickFor(person, names);
    const [user] = await db.select().from(users).where(eq(users.id, person.ctx.user.id));
    return pickFor(person, user?.subscriptionTier === 'free' ? buying : owning);
  }

  async function begin(person: Person, planSlug: (typeof plans)[number]): Promise<void> {
    const [, page] = /\/sandbox\/checkout\/(\w+)/.exec(await beginCheckout(person.ctx, { planSlug })) ?? [];
    if (page) person.pages.push(page);
  }

  /** Half of the payers close the tab before the redirect. */
  async function pay(person: Person, page: string | undefined): Promise<void> {
    if (!page) return;
    const nextCard = person.random() < 0.3 ? 'declines' : 'works';
    await sandbox.pay(page, { card: 'works', nextCard });
    if (person.random() < 0.5) await finishCheckout(person.ctx, { sessionId: page });
  }

  async function checkoutsOf({ payments, user }: UserContext) {
    const customer = await customerOf(user.id);
    return customer ? payments.findCheckouts(customer) : [];
  }

  async function customerOf(userId: string): Promise<string | null> {
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    return row?.stripeCustomerId ?? null;
  }

  async function paymentsOf({ user }: UserContext): Promise<string[]> {
    const customer = await customerOf(user.id);
    if (!customer) return [];
    const rows = await db
      .select({ id: paymentSandboxObjects.id })
      .from(paymentSandboxObjects)
      .where(
        sql`${paymentSandboxObjects.customerId} = ${customer} and ${paymentSandboxObjects.kind} = 'charge'`,
      );
    return rows.map(({ id }) => id);
  }

  async function act(person: Person): Promise<void> {
    if (person.deletedAt) return;
    const name = await choose(person);
    report.done[name] = (report.done[name] ?? 0) + 1;
    try {
      await actions[name]!(person);
    } catch (error) {
      // A message for users is an expected result; anything else is a bug.
      const isAnswer = error instanceof AppError || error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isAnswer) report.broken.push(`${name}: ${error}`);
    }
  }

  for (let round = 0; round < rounds; round++) {
    // At the end, no events are delivered any more.
    if (round === rounds - 2) courier.breakDown();
    const waiting = [...crowd];
    const takeTurns = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await act(next);
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    clock.move(pick(random, [0, 0.01, 1, 3, 16, 31, 200]) * dayMs * random());
    await sandbox.advance(clock.now());
    if (random() < 0.5) await courier.release();
    if (random() < 0.5) await reconcileDue(context);
    report.broken.push(...(await findTwins()));
  }
  await sandbox.deliver();
  await courier.release();
  await reconcileEvents(context, { isStart: true });
  await reconcileDue(context);
  for (const person of crowd) report.broken.push(...(await compare(person)));
  await courier.close();
  return report;

  /** Customers with more than one live subscription. */
  async function findTwins(): Promise<string[]> {
    const { rows } = await db.execute<{ customerId: string; live: string }>(sql`
      select "customerId", count(*) as live from payment_sandbox_objects
      where kind = 'subscription' and data ->> 'status' in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
      group by "customerId" having count(*) > 1`);
    return rows.map(({ customerId, live }) => `${customerId} has ${live} living subscriptions`);
  }

  async function compare({ ctx, deletedAt }: Person): Promise<string[]> {
    const [user] = await db.select().from(users).where(eq(users.id, ctx.user.id));
    const customer = user?.stripeCustomerId;
    const theirs = customer ? await ctx.payments.findSubscriptions(customer) : [];
    const ours = await db.select().from(subscriptions).where(eq(subscriptions.userId, ctx.user.id));
    const live = theirs.find(({ status }) => living.includes(status));
    const who = `${ctx.user.id} (${customer})`;
    const broken: string[] = [];
    if (deletedAt) return live ? [`${who} left and still pays`] : [];
    const tier = live ? 'plus' : 'free';
    if (user?.subscriptionTier !== tier)
      broken.push(`${who} is on ${user?.subscriptionTier} and pays for ${tier}`);
    if (live && live.currentPeriodEnd <= clock.now())
      broken.push(`${who} lives on after the end of the period`);
    for (const subscription of theirs) {
      const own = ours.find(({ id }) => id === subscription.id);
      const [is, known] = [stateOf(subscription), own && stateOf(own)];
      if (is !== known) broken.push(`${who}: ${subscription.id} is ${is}, known as ${known}`);
    }
    const mails = await db.select().from(billingMails).where(eq(billingMails.userId, ctx.user.id));
    if (live && !mails.some(({ id }) => id === `welcome:${live.id}`)) broken.push(`${who} was not welcomed`);
    if (mails.some(({ sentAt }) => !sentAt)) broken.push(`${who} waits for a mail`);
    return broken;
  }
}

function pick<T>(random: () => number, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)]!;
}

function pickFor<T>({ random }: Person, choices: readonly T[]): T {
  return pick(random, choices);
}

type State = Pick<PaidSubscription, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'planSlug'>;

/** The fields on which both sides have to agree. */
function stateOf({ status, currentPeriodEnd, cancelAtPeriodEnd, planSlug }: State): string {
  const end = cancelAtPeriodEnd ? 'ends' : 'renews';
  return `${status}, ${planSlug}, ${end} ${currentPeriodEnd.toISOString()}`;
}

async function createPerson({ context }: TestServer, random: () => number): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const [row] = await context.db.insert(users).values({ email }).returning({ id: users.id });
  const ctx = { ...context, user: { id: row!.id, subscriptionTier: 'free' as const, timeZone: 'UTC' } };
  return { ctx, random, pages: [], deletedAt: null };
}

async function stripeFor({ context, origin }: TestServer): Promise<Stripe> {
  const key = await secretOf<string>(context.db, 'sandbox_secret_key', () => '');
  const { hostname: host, port } = new URL(origin);
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false });
}

import { eq } from 'drizzle-orm';
import { users } from '#db/tables/users.ts';
import { reconcileDue } from '#modules/billing/reconcile-payments.service.ts';
import { mailsTo } from './mailbox.ts';
import { sandboxOf } from './subscriber.ts';
import { type Person, startTestServer } from './test-server.ts';

const dayMs = 86_400_000;

/** A server with an adjustable clock, for both the product and the payments. */
export async function startServerWithMovableClock() {
  let movedMs = 0;
  const clock = { now: () => new Date(Date.now() + movedMs) };
  const server = await startTestServer({ clock });
  const { context } = server;
  const sandbox = sandboxOf(server);

  function move(days: number): void {
    movedMs += days * dayMs;
  }

  async function rowOf({ id }: Person) {
    const [row] = await context.db.select().from(users).where(eq(users.id, id));
    return row!;
  }

  return {
    server,
    clock,
    sandbox,
    rowOf,
    /** Moves only the product's clock. */
    move,
    /** Moves all clocks, and runs due jobs together with the product's reconciliation. */
    async pass(days: number): Promise<void> {
      move(days);
      await sandbox.advance(clock.now());
      await reconcileDue(context);
    },
    async liveSubscriptionOf(person: Person) {
      const { stripeCustomerId } = await rowOf(person);
      return (await context.payments.findSubscriptions(stripeCustomerId!))[0]!;
    },
    async subjectsTo({ email }: Person): Promise<string[]> {
      return (await mailsTo(server, email)).map(({ subject }) => subject);
    },
    /** The user's context for services. A session would expire while the clock moves. */
    contextOf({ id }: Person) {
      return { ...context, user: { id, subscriptionTier: 'plus', timeZone: 'UTC' } as const };
    },
  };
}

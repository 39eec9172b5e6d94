import { eq } from 'drizzle-orm';
import { users } from '#db/tables/users.ts';
import { reconcileDue } from '#modules/billing/reconcile-payments.service.ts';
import { mailsTo } from './mailbox.ts';
import { sandboxOf } from './subscriber.ts';
import { type Person, startTestServer } from './test-server.ts';

const dayMs = 86_400_000;

/** A server whose days pass at will, on the side of the product and on that of the payments. */
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
    /** For us alone. */
    move,
    /** For everybody; what is due happens, and the product looks after it as it does each minute. */
    async pass(days: number): Promise<void> {
      move(days);
      await sandbox.advance(clock.now());
      await reconcileDue(context);
    },
    async livingOf(person: Person) {
      const { stripeCustomerId } = await rowOf(person);
      return (await context.payments.findSubscriptions(stripeCustomerId!))[0]!;
    },
    async subjectsTo({ email }: Person): Promise<string[]> {
      return (await mailsTo(server, email)).map(({ subject }) => subject);
    },
    /** The person as services know them; no session lasts as long as time passes here. */
    contextOf({ id }: Person) {
      return { ...context, user: { id, subscriptionTier: 'plus', timeZone: 'UTC' } as const };
    },
  };
}

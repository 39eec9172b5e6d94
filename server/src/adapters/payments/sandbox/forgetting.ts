import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  paymentSandboxAnswers,
  paymentSandboxEvents,
  paymentSandboxObjects,
} from '#db/tables/payment-sandbox.ts';

const hourMs = 3_600_000;
/** Stripe forgets a key after a day at the earliest, and tells of events for 30 days. */
const keysMs = 24 * hourMs;
const eventsMs = 30 * 24 * hourMs;

/** Removes what Stripe would have forgotten too, by the real clock: a year passes in a second on the other one. */
export async function removeOld(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(paymentSandboxAnswers).where(lt(paymentSandboxAnswers.createdAt, ago(keysMs)));
  await db.delete(paymentSandboxEvents).where(lt(paymentSandboxEvents.recordedAt, ago(eventsMs)));
  const { kind, state } = paymentSandboxObjects;
  const expiresAt = sql`(${state} ->> 'expiresAt')::bigint`;
  await db
    .delete(paymentSandboxObjects)
    .where(and(eq(kind, 'billing_portal.session'), lt(expiresAt, ago(keysMs).getTime() / 1000)));
}

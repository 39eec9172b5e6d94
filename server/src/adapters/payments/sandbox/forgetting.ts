import { lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentSandboxAnswers, paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';

const hourMs = 3_600_000;
/** As with Stripe: idempotency keys last a day, events can be listed for 30 days. */
const keysMs = 24 * hourMs;
const eventsMs = 30 * 24 * hourMs;

/** Deletes what is older, by the real clock: on the sandbox's a year passes in a second. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(paymentSandboxAnswers).where(lt(paymentSandboxAnswers.createdAt, ago(keysMs)));
  await db.delete(paymentSandboxEvents).where(lt(paymentSandboxEvents.recordedAt, ago(eventsMs)));
}

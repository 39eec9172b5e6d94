import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentDeliveries, paymentEvents } from '#db/tables/billing.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export async function hasEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

/** Of these ids, the ones that were acted on. */
export async function findKnownEventIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    // One parameter for all of them: a statement has 65,535 at most.
    .where(sql`${paymentEvents.id} = any(${sql.param(ids)}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertEvent(db: Database, row: EventRow): Promise<void> {
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
}

/** False for one that was taken before; waits for a concurrent insert of the same id. */
export async function insertDelivery(db: Database, id: string, takenAt: Date): Promise<boolean> {
  const rows = await db.insert(paymentDeliveries).values({ id, takenAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

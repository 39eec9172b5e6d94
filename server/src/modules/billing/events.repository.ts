import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentDeliveries, paymentEvents } from '#db/tables/billing.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export async function hasEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

/** Which of these events were processed. */
export async function findKnownEventIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    // One array parameter: a statement has at most 65,535.
    .where(sql`${paymentEvents.id} = any(${sql.param(ids)}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertEvent(db: Database, row: EventRow): Promise<void> {
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
}

/** False for a repeated delivery; waits for a concurrent insert of the same id. */
export async function insertDelivery(db: Database, id: string, takenAt: Date): Promise<boolean> {
  const rows = await db.insert(paymentDeliveries).values({ id, takenAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

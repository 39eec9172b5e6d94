import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentEvents } from '#db/tables/billing.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export async function findEvent(db: Database, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}

/** Of these ids, the ones that were acted on. */
export async function findKnownEventIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function insertEvent(db: Database, row: EventRow): Promise<void> {
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
}

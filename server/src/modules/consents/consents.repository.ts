import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { consents } from '#db/tables/consents.ts';

/** Does nothing if the decision is already stored. */
export async function insertConsent(db: Database, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row).onConflictDoNothing();
}

/** Deletes all but the user's latest decisions, by the server's clock. */
export async function deleteFormerConsents(db: Database, userId: string, max: number): Promise<void> {
  const { id, createdAt } = consents;
  const latest = db
    .select({ id })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(max);
  await db.delete(consents).where(and(eq(consents.userId, userId), notInArray(id, latest)));
}

import type { Database } from '#db/database.ts';
import { consents } from '#db/tables/consents.ts';

/** A decision that is there already stays as it is. */
export async function insertConsent(db: Database, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row).onConflictDoNothing();
}

import type { Database } from '#db/database.ts';
import { waitlist } from '#db/tables/billing.ts';

/** False if the email address is already on the waitlist, in any spelling. */
export async function insertEntry(db: Database, entry: typeof waitlist.$inferInsert): Promise<boolean> {
  const rows = await db.insert(waitlist).values(entry).onConflictDoNothing().returning({ id: waitlist.id });
  return rows.length > 0;
}

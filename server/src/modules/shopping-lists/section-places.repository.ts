import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { sectionPlaces } from '#db/tables/shopping-lists.ts';

export function findPlaces(db: Database, userId: string) {
  const { store, section, place, at } = sectionPlaces;
  return db
    .select({ store, section, place, at })
    .from(sectionPlaces)
    .where(eq(sectionPlaces.userId, userId))
    .orderBy(store, section);
}

/** Last write wins, by the time of the change. */
export async function upsertPlaces(
  db: Database,
  rows: readonly (typeof sectionPlaces.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { userId, store, section, at } = sectionPlaces;
  await db
    .insert(sectionPlaces)
    .values([...rows])
    .onConflictDoUpdate({
      target: [userId, store, section],
      set: { place: sql`excluded."place"`, at: sql`excluded."at"` },
      // Compares times bytewise, regardless of the database's collation.
      setWhere: sql`excluded."at" collate "C" > ${at} collate "C"`,
    });
}

import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { collections } from '#db/tables/own-recipes.ts';

export type CollectionRow = typeof collections.$inferSelect;

/** In their order. */
export function findCollections(db: Database, userId: string): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.position), asc(collections.createdAt), asc(collections.id));
}

export async function insertCollection(
  db: Database,
  row: typeof collections.$inferInsert,
): Promise<CollectionRow> {
  const [made] = await db.insert(collections).values(row).returning();
  return made!;
}

export async function updateCollection(
  db: Database,
  id: string,
  change: Partial<Pick<CollectionRow, 'name' | 'position' | 'recipeIds'>>,
): Promise<CollectionRow> {
  const [row] = await db.update(collections).set(change).where(eq(collections.id, id)).returning();
  return row!;
}

export async function deleteCollection(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(collections)
    .where(and(eq(collections.userId, userId), eq(collections.id, id)))
    .returning({ id: collections.id });
  return rows.length > 0;
}

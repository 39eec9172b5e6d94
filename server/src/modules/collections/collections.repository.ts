import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { collections } from '#db/tables/own-recipes.ts';
import { recipes } from '#db/tables/recipes.ts';

export type CollectionRow = typeof collections.$inferSelect;

/** Ordered. */
export function findCollections(db: Database, userId: string): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.position), asc(collections.createdAt), asc(collections.id));
}

/** The same without others' recipes that are currently removed; they reappear if restored. */
export async function findShownCollections(db: Database, userId: string): Promise<CollectionRow[]> {
  const found = await findCollections(db, userId);
  const recipeIds = [...new Set(found.flatMap(({ recipeIds }) => recipeIds))];
  const removed = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, recipeIds), isNotNull(recipes.deletedAt), ne(recipes.userId, userId)));
  const hidden = new Set(removed.map(({ id }) => id));
  return found.map((collection) => ({
    ...collection,
    recipeIds: collection.recipeIds.filter((id) => !hidden.has(id)),
  }));
}

export async function insertCollection(
  db: Database,
  row: typeof collections.$inferInsert,
): Promise<CollectionRow> {
  const [inserted] = await db.insert(collections).values(row).returning();
  return inserted!;
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

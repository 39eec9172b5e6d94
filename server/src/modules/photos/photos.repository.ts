import { and, count, eq, exists, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cookedDishes } from '#db/tables/own-recipes.ts';
import { photos } from '#db/tables/photos.ts';
import { recipes } from '#db/tables/recipes.ts';

export type PhotoRow = typeof photos.$inferSelect;

export async function countPhotos(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(photos).where(eq(photos.userId, userId));
  return row!.rows;
}

export async function insertPhoto(db: Database, row: typeof photos.$inferInsert): Promise<PhotoRow> {
  const [inserted] = await db.insert(photos).values(row).returning();
  return inserted!;
}

/** A photo of the viewer, or one shown by a visible recipe. */
export async function findVisiblePhoto(
  db: Database,
  viewerId: string | null,
  id: string,
): Promise<PhotoRow | undefined> {
  const shown = db
    .select({ one: sql`1` })
    .from(recipes)
    .where(and(eq(recipes.photoId, photos.id), isNotDeleted(db)));
  const isOwn = viewerId === null ? undefined : eq(photos.userId, viewerId);
  const [row] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), or(isOwn, exists(shown))));
  return row;
}

export async function findOwnPhoto(db: Database, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, id)));
  return row;
}

/**
 * Deletes unreferenced photos among `ids`, or among all from before a time. Removed recipes that may be restored still
 * reference theirs.
 */
export function deleteUnused(
  db: Database,
  which: { ids: readonly string[] } | { before: Date },
): Promise<PhotoRow[]> {
  const constant = { one: sql`1` };
  const onRecipe = db.select(constant).from(recipes).where(eq(recipes.photoId, photos.id));
  const onCooked = db.select(constant).from(cookedDishes).where(eq(cookedDishes.photoId, photos.id));
  const chosen = 'ids' in which ? inArray(photos.id, [...which.ids]) : lt(photos.createdAt, which.before);
  return db
    .delete(photos)
    .where(and(chosen, notExists(onRecipe), notExists(onCooked)))
    .returning();
}

export async function findExistingPhotos(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

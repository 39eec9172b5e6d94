import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  sql,
} from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { cookedDishes, recipeNotes } from '#db/tables/own-recipes.ts';
import { recipes } from '#db/tables/recipes.ts';

export type CookedRow = typeof cookedDishes.$inferSelect;

export async function findNotes(db: Database, userId: string, recipeId: string) {
  const { note, rating } = recipeNotes;
  const [row] = await db
    .select({ note, rating })
    .from(recipeNotes)
    .where(and(eq(recipeNotes.userId, userId), eq(recipeNotes.recipeId, recipeId)));
  return row;
}

/** Recipes with a note or rating by the user. */
export async function countNotes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(recipeNotes).where(eq(recipeNotes.userId, userId));
  return row!.rows;
}

export function findNotesOn(db: Database, userId: string, recipeIds: readonly string[]) {
  const { recipeId, note } = recipeNotes;
  return db
    .select({ recipeId, note })
    .from(recipeNotes)
    .where(and(eq(recipeNotes.userId, userId), inArray(recipeId, [...recipeIds])));
}

export async function upsertNotes(db: Database, row: typeof recipeNotes.$inferInsert): Promise<void> {
  const { note, rating, updatedAt } = row;
  await db
    .insert(recipeNotes)
    .values(row)
    .onConflictDoUpdate({
      target: [recipeNotes.userId, recipeNotes.recipeId],
      set: { note, rating, updatedAt },
    });
}

export async function deleteNotes(db: Database, userId: string, recipeId: string): Promise<void> {
  await db.delete(recipeNotes).where(and(eq(recipeNotes.userId, userId), eq(recipeNotes.recipeId, recipeId)));
}

/** How often and when last a recipe was cooked. */
export async function countCooked(db: Database, userId: string, recipeId: string) {
  const [row] = await db
    .select({ times: count(), last: max(cookedDishes.date) })
    .from(cookedDishes)
    .where(and(eq(cookedDishes.userId, userId), eq(cookedDishes.recipeId, recipeId)));
  return row!;
}

export async function countAllCooked(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(cookedDishes).where(eq(cookedDishes.userId, userId));
  return row!.rows;
}

/** Latest first, with their recipes and ratings. */
export function findCooked(db: Database, userId: string, page: { limit: number; offset: number }) {
  return selectCooked(db)
    .where(eq(cookedDishes.userId, userId))
    .orderBy(desc(cookedDishes.date), desc(cookedDishes.createdAt), cookedDishes.id)
    .limit(page.limit)
    .offset(page.offset);
}

/** The latest `most` dishes cooked since a day, of recipes that still exist. */
export function findCookedSince(db: Database, userId: string, since: PlainDate, max: number) {
  return db
    .select({ cooked: cookedDishes, recipe: recipes })
    .from(cookedDishes)
    .innerJoin(recipes, eq(recipes.id, cookedDishes.recipeId))
    .where(and(eq(cookedDishes.userId, userId), gte(cookedDishes.date, since)))
    .orderBy(desc(cookedDishes.date), desc(cookedDishes.id))
    .limit(max);
}

export async function findOneCooked(db: Database, userId: string, id: string) {
  const [row] = await selectCooked(db).where(and(eq(cookedDishes.userId, userId), eq(cookedDishes.id, id)));
  return row;
}

function selectCooked(db: Database) {
  return db
    .select({ cooked: getTableColumns(cookedDishes), rating: recipeNotes.rating, recipe: recipes })
    .from(cookedDishes)
    .leftJoin(recipes, and(eq(recipes.id, cookedDishes.recipeId), isNull(recipes.deletedAt)))
    .leftJoin(
      recipeNotes,
      and(eq(recipeNotes.recipeId, cookedDishes.recipeId), eq(recipeNotes.userId, cookedDishes.userId)),
    )
    .$dynamic();
}

/** Does nothing if the id exists. */
export async function insertCooked(db: Database, row: typeof cookedDishes.$inferInsert): Promise<void> {
  await db.insert(cookedDishes).values(row).onConflictDoNothing();
}

export async function updateCooked(
  db: Database,
  userId: string,
  id: string,
  change: Partial<Pick<CookedRow, 'date' | 'note' | 'photoId'>>,
): Promise<boolean> {
  const rows = await db
    .update(cookedDishes)
    .set(change)
    .where(and(eq(cookedDishes.userId, userId), eq(cookedDishes.id, id)))
    .returning({ id: cookedDishes.id });
  return rows.length > 0;
}

export async function deleteCooked(db: Database, userId: string, id: string): Promise<CookedRow | undefined> {
  const [row] = await db
    .delete(cookedDishes)
    .where(and(eq(cookedDishes.userId, userId), eq(cookedDishes.id, id)))
    .returning();
  return row;
}

/** Titles and ratings of the recipes that the user rated. */
export function findRatings(db: Database, userId: string): Promise<{ title: string; rating: number }[]> {
  return db
    .select({ title: recipes.title, rating: sql<number>`${recipeNotes.rating}` })
    .from(recipeNotes)
    .innerJoin(recipes, eq(recipes.id, recipeNotes.recipeId))
    .where(and(eq(recipeNotes.userId, userId), isNotNull(recipeNotes.rating)))
    .orderBy(desc(recipeNotes.updatedAt), recipeNotes.id);
}

/** Titles of dishes cooked since a day. */
export async function findTitlesCooked(db: Database, userId: string, since: PlainDate): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: cookedDishes.title })
    .from(cookedDishes)
    .where(and(eq(cookedDishes.userId, userId), gte(cookedDishes.date, since)));
  return rows.map(({ title }) => title);
}

import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts, receiptCorrections } from '#db/tables/grocery-receipts.ts';
import { homeFoods } from '#db/tables/home-foods.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { collections, cookedDishes, recipeNotes, recipeVersions } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import {
  type PlannedListItem,
  sectionPlaces,
  shoppingItems,
  shoppingLists,
} from '#db/tables/shopping-lists.ts';
import { tasteProfiles } from '#db/tables/taste-profiles.ts';
import { users } from '#db/tables/users.ts';
import { refusedDishes, weekSettings } from '#db/tables/week-planning.ts';

/** Tables that an import writes to, by their name in an export. */
const tables = {
  recipes,
  recipeVersions,
  recipeNotes,
  cookedDishes,
  collections,
  favorites,
  mealPlans,
  shoppingLists,
  receipts: groceryReceipts,
  receiptCorrections,
  homeFoods,
  sectionPlaces,
  generations,
  refusedDishes,
};
export type Kind = keyof typeof tables;
export type { PlannedListItem };

type NewRow<K extends Kind> = (typeof tables)[K]['$inferInsert'];
type StoredRow<K extends Kind> = (typeof tables)[K]['$inferSelect'];
type OwnTable = PgTable & { id: PgColumn; userId: PgColumn };

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const atOnce = 500;

/** All rows of the user, with the columns needed to compare their content. */
export function findOwnRows<K extends Kind>(db: Database, kind: K, userId: string): Promise<StoredRow<K>[]> {
  const table: OwnTable = tables[kind];
  return db
    .select()
    .from(table as PgTable)
    .where(eq(table.userId, userId))
    .orderBy(table.id) as unknown as Promise<StoredRow<K>[]>;
}

/** Inserts rows and returns their ids. Existing ones, by id or another unique key, are not changed. */
export async function insertMissing<K extends Kind>(
  db: Database,
  kind: K,
  rows: readonly NewRow<K>[],
): Promise<string[]> {
  const table: OwnTable = tables[kind];
  const added: string[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const inserted = await db
      .insert(table as typeof recipes)
      .values(rows.slice(from, from + atOnce) as (typeof recipes.$inferInsert)[])
      .onConflictDoNothing()
      .returning({ id: recipes.id });
    added.push(...inserted.map(({ id }) => id));
  }
  return added;
}

export async function insertItems(
  db: Database,
  rows: readonly (typeof shoppingItems.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await db.insert(shoppingItems).values(rows.slice(from, from + atOnce));
  }
}

/** Which of the ids the user may plan and save: all except recipes of deleted accounts. */
export async function findVisibleRecipeIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(inArray(recipes.id, ids.slice(from, from + atOnce)), isNotDeleted(db)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Restores removed recipes; returns how many. */
export async function updateBroughtBack(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const condition = inArray(recipes.id, ids.slice(from, from + atOnce));
    const rows = await db
      .update(recipes)
      .set({ deletedAt: null })
      .where(and(eq(recipes.userId, userId), isNotNull(recipes.deletedAt), condition))
      .returning({ id: recipes.id });
    count += rows.length;
  }
  return count;
}

/** Stores the documents of recipes whose lines refer to other recipes. */
export async function updateWritten(
  db: Database,
  id: string,
  change: Pick<typeof recipes.$inferInsert, 'written' | 'parts' | 'adaptedFromId'>,
): Promise<void> {
  await db.update(recipes).set(change).where(eq(recipes.id, id));
}

/** False if there already is a profile. */
export async function insertTasteProfile(
  db: Database,
  row: typeof tasteProfiles.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(tasteProfiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: tasteProfiles.id });
  return rows.length > 0;
}

/** False if there already are settings. */
export async function insertWeekSettings(
  db: Database,
  row: typeof weekSettings.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(weekSettings)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: weekSettings.userId });
  return rows.length > 0;
}

export async function updateUser(
  db: Database,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

const withDishPhotos = { recipes, cookedDishes };
export type DishKind = keyof typeof withDishPhotos;

/** Which of the user's recipes or cooked dishes have no photo. */
export async function findDishesWithoutPhoto(
  db: Database,
  kind: DishKind,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { id, userId: owner, photoId }: Record<'id' | 'userId' | 'photoId', PgColumn> = withDishPhotos[kind];
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const condition = inArray(id, ids.slice(from, from + atOnce));
    const rows = await db
      .select({ id })
      .from(withDishPhotos[kind] as PgTable)
      .where(and(eq(owner, userId), isNull(photoId), condition));
    for (const row of rows) found.add(row.id as string);
  }
  return found;
}

/** False if it was deleted, or got a photo meanwhile. */
export async function updateDishPhoto(
  db: Database,
  kind: DishKind,
  dish: { id: string; userId: string },
  photoId: string,
): Promise<boolean> {
  const table = withDishPhotos[kind] as typeof recipes;
  const isWithout = and(eq(table.id, dish.id), eq(table.userId, dish.userId), isNull(table.photoId));
  const rows = await db.update(table).set({ photoId }).where(isWithout).returning({ id: table.id });
  return rows.length > 0;
}

/** Which of the user's receipts have no photo. */
export async function findReceiptsWithoutPhoto(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .select({ id: groceryReceipts.id })
      .from(groceryReceipts)
      .where(
        and(
          eq(groceryReceipts.userId, userId),
          isNull(groceryReceipts.imageUrl),
          inArray(groceryReceipts.id, ids.slice(from, from + atOnce)),
        ),
      );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** False if the receipt was deleted. */
export async function updatePhoto(
  db: Database,
  userId: string,
  id: string,
  imageUrl: string,
): Promise<boolean> {
  const rows = await db
    .update(groceryReceipts)
    .set({ imageUrl })
    .where(and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.id, id)))
    .returning({ id: groceryReceipts.id });
  return rows.length > 0;
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { isOfNoDeletedUser } from '#db/of-no-deleted-user.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

export async function findRecipe(db: Database, id: string): Promise<RecipeRow | undefined> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isOfNoDeletedUser(db)));
  return row;
}

/** In the order of `ids`; ids that do not exist are left out. */
export async function findRecipesByIds(db: Database, ids: readonly string[]): Promise<RecipeRow[]> {
  const rows = await db
    .select()
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isOfNoDeletedUser(db)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function findRecipesByUser(db: Database, userId: string): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(eq(recipes.userId, userId))
    .orderBy(desc(recipes.createdAt), recipes.title);
}

export async function findRecentTitles(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: recipes.title })
    .from(recipes)
    .where(eq(recipes.userId, userId))
    .orderBy(desc(recipes.createdAt))
    .limit(limit);
  return rows.map((row) => row.title);
}

export async function insertRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  await db.insert(recipes).values(rows);
}

/** For recipes whose id follows from their content: a second insert of the same changes nothing. */
export async function insertMissingRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  await db.insert(recipes).values(rows).onConflictDoNothing();
}

/** The user's latest favorites. */
export async function findFavoriteTitles(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: recipes.title })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt))
    .limit(limit);
  return rows.map((row) => row.title);
}

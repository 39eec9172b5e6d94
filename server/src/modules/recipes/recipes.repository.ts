import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

export async function findRecipe(db: Database, id: string): Promise<RecipeRow | undefined> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  return row;
}

/** In the order of `ids`; ids that do not exist are left out. */
export async function findRecipesByIds(db: Database, ids: readonly string[]): Promise<RecipeRow[]> {
  const rows = await db
    .select()
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
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

export function insertRecipes(db: Database, rows: NewRecipe[]): Promise<RecipeRow[]> {
  return db.insert(recipes).values(rows).returning();
}

/** For recipes whose id follows from their content: a second insert of the same changes nothing. */
export async function insertMissingRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  await db.insert(recipes).values(rows).onConflictDoNothing();
}

/** Recipes that a language model wrote for the user in the calendar month of `now` in `timeZone`. */
export async function countGeneratedInMonth(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<number> {
  const monthStart = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;
  const [row] = await db
    .select({ generated: count() })
    .from(recipes)
    .where(
      and(
        eq(recipes.userId, userId),
        eq(recipes.origin, 'model'),
        sql`${recipes.createdAt} >= ${monthStart}`,
      ),
    );
  return row?.generated ?? 0;
}

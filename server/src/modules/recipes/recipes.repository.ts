import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { isForMeal, isNotDeleted, isOneOf } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { accountFigures } from '#db/tables/account-figures.ts';
import { recipes } from '#db/tables/recipes.ts';

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

const findById = prepared('find_recipe', (db, { id }: PlacesOf<{ id: string }>) =>
  db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isNotDeleted(db))),
);

export async function findRecipe(db: Database, id: string): Promise<RecipeRow | undefined> {
  const [row] = await findById(db, { id });
  return row;
}

/** A removed recipe that its owner may still restore. */
export async function findRemovedRecipe(
  db: Database,
  userId: string,
  id: string,
): Promise<RecipeRow | undefined> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.userId, userId), isNotNull(recipes.deletedAt)));
  return row;
}

const findByIds = prepared('find_recipes', (db, { ids }: PlacesOf<{ ids: readonly string[] }>) =>
  db
    .select()
    .from(recipes)
    .where(and(isOneOf(recipes.id, ids), isNotDeleted(db))),
);

/** In the order of `ids`; missing ones are left out. */
export async function findRecipesByIds(db: Database, ids: readonly string[]): Promise<RecipeRow[]> {
  const rows = await findByIds(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Part = { rows?: number | undefined; cursor?: string | undefined; mealType?: MealType | undefined };

/** Newest first: all, or `rows` of them. With a meal type, those for it and those for any. */
export function findRecipesByUser(
  db: Database,
  userId: string,
  { rows, cursor, mealType }: Part = {},
): Promise<{ recipe: RecipeRow; cursor: string }[]> {
  const { id, createdAt } = recipes;
  const found = db
    .select({ recipe: recipes, cursor: cursorOf(createdAt, id) })
    .from(recipes)
    .where(
      and(
        eq(recipes.userId, userId),
        isNull(recipes.deletedAt),
        isForMeal(mealType),
        isBehind(cursor, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
  return rows === undefined ? found : found.limit(rows);
}

/** Total bytes of the texts of the user's recipes. */
export async function findRecipeBytes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: accountFigures.recipeBytes })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId));
  return row?.bytes ?? 0;
}

/** For recipes with ids derived from their content: inserting one again changes nothing. */
export async function insertMissingRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  await db.insert(recipes).values(rows).onConflictDoNothing();
}

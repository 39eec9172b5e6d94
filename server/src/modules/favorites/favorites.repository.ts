import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { isForMeal } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { accountFigures } from '#db/tables/account-figures.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

type Part = { rows?: number | undefined; cursor?: string | undefined; mealType?: MealType | undefined };

/** Newest first: all, or `rows` of them. With a meal type, those for it and those for any. */
export function findFavorites(db: Database, userId: string, { rows, cursor, mealType }: Part = {}) {
  const { createdAt, id } = favorites;
  const found = db
    .select({ favorite: favorites, recipe: recipes, cursor: cursorOf(createdAt, id) })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(
      and(
        eq(favorites.userId, userId),
        isNull(recipes.deletedAt),
        isForMeal(mealType),
        isBehind(cursor, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
  return rows === undefined ? found : found.limit(rows);
}

/** Which of the recipes are favorites of the user. */
export async function findFavoritesAmong(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ recipeId: favorites.recipeId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.recipeId, [...ids])));
  return rows.map(({ recipeId }) => recipeId);
}

export async function countFavorites(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ favorites: accountFigures.favorites })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId));
  return row?.favorites ?? 0;
}

/** The favorite, new or existing. */
export async function upsertFavorite(db: Database, userId: string, recipeId: string) {
  const [row] = await db
    .insert(favorites)
    .values({ userId, recipeId })
    .onConflictDoUpdate({ target: [favorites.userId, favorites.recipeId], set: { recipeId } })
    .returning();
  return row!;
}

export async function deleteFavorite(db: Database, userId: string, recipeId: string): Promise<boolean> {
  const rows = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.recipeId, recipeId)))
    .returning({ id: favorites.id });
  return rows.length > 0;
}

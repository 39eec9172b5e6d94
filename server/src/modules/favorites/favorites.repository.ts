import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

export function findFavorites(db: Database, userId: string) {
  return db
    .select({ favorite: favorites, recipe: recipes })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(and(eq(favorites.userId, userId), isNull(recipes.deletedAt)))
    .orderBy(desc(favorites.createdAt));
}

/** The favorite, whether it is new or was there before. */
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

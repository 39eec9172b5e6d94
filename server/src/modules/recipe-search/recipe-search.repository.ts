import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { isForMeal, isNotDeleted, isOneOf } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { searchTerms } from '#db/recipe-lexemes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

/** Filters of a search besides its words. */
export type SearchFilter = { mealType: MealType | undefined; maxMinutes: number | null };

function isMeant({ mealType, maxMinutes }: SearchFilter): SQL | undefined {
  return and(isForMeal(mealType), maxMinutes === null ? undefined : lte(recipes.cookingTime, maxMinutes));
}

/** The newest own recipes. */
export async function findNewestIds(
  db: Database,
  userId: string,
  filter: SearchFilter,
  rows: number,
): Promise<string[]> {
  const found = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), isNull(recipes.deletedAt), isMeant(filter)))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(rows);
  return found.map(({ id }) => id);
}

/** Own recipes that are not indexed yet, except for their words. */
export async function findUnindexedIds(
  db: Database,
  userId: string,
  filter: SearchFilter,
  rows: number,
): Promise<string[]> {
  const found = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), isNull(searchTerms), isNull(recipes.deletedAt), isMeant(filter)))
    .limit(rows);
  return found.map(({ id }) => id);
}

/** The latest favorites that are neither own recipes nor samples, which are searched separately. */
export async function findOthersFavoriteIds(db: Database, userId: string, rows: number): Promise<string[]> {
  const found = await findFavorites(db, { userId, rows });
  return found.map(({ id }) => id);
}

const findFavorites = prepared(
  'find_favorites_of_others',
  (db, { userId, rows }: PlacesOf<{ userId: string; rows: number }>) =>
    db
      .select({ id: favorites.recipeId })
      .from(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.isOfOthers, sql`true`)))
      .orderBy(desc(favorites.createdAt))
      .limit(rows),
);

const { id, title, mealType, cookingTime, updatedAt, storedFacts } = recipes;
const found = { id, title, mealType, cookingTime, updatedAt, storedFacts, searchTerms };

const findFound = prepared('find_ranked', (db, { ids }: PlacesOf<{ ids: readonly string[] }>) =>
  db
    .select(found)
    .from(recipes)
    .where(and(isOneOf(id, ids), isNotDeleted(db))),
);

/** The columns for ranking and filtering, in the order of `ids`. */
export async function findRanked(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await findFound(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The columns that terms are computed from. */
export function findDescribed(db: Database, ids: readonly string[]) {
  const { description, ingredients, cuisineType, tags } = recipes;
  return db
    .select({ id, title, mealType, cookingTime, description, ingredients, cuisineType, tags })
    .from(recipes)
    .where(and(inArray(id, [...ids]), isNotDeleted(db)));
}

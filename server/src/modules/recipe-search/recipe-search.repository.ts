import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

/** Ids of the user's own recipes and favorites. Those of the library are searched separately. */
function personalIds(db: Database, userId: string) {
  const own = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), isNull(recipes.deletedAt)));
  const favored = db
    .select({ id: recipes.id })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(
      and(
        eq(favorites.userId, userId),
        or(isNotNull(recipes.userId), ne(recipes.origin, 'library')),
        isNotDeleted(db),
      ),
    );
  return union(own, favored).as('personal');
}

/** Another text whenever the set of these recipes is another one, or one of them says something else. */
export async function findPersonalVersion(db: Database, userId: string): Promise<string> {
  const personal = personalIds(db, userId);
  const ids = sql`string_agg(${personal.id}::text, ',' order by ${personal.id})`;
  const [row] = await db
    .select({
      version: sql<string>`md5(coalesce(${ids}, '')) || coalesce(max(${recipes.updatedAt})::text, '')`,
    })
    .from(personal)
    .innerJoin(recipes, eq(recipes.id, personal.id));
  return row!.version;
}

/** Newest first. */
export function findPersonalIds(db: Database, userId: string) {
  const personal = personalIds(db, userId);
  return db
    .select({ id: recipes.id, updatedAt: recipes.updatedAt })
    .from(recipes)
    .innerJoin(personal, eq(personal.id, recipes.id))
    .orderBy(desc(recipes.createdAt), asc(recipes.id));
}

/** What of them is searched, and their facts as they are stored. */
export function findSearchableRecipes(db: Database, ids: readonly string[]) {
  const { id, title, description, ingredients, cuisineType, mealType, tags, cookingTime } = recipes;
  const { updatedAt, storedFacts } = recipes;
  return db
    .select({
      id,
      title,
      description,
      ingredients,
      cuisineType,
      mealType,
      tags,
      cookingTime,
      updatedAt,
      storedFacts,
    })
    .from(recipes)
    .where(inArray(id, [...ids]));
}

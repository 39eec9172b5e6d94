import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

/** `tags` in lower case; any of them is enough. */
export type CardFilter = { search: string; tags: readonly string[] };

const card = {
  id: recipes.id,
  title: recipes.title,
  cookingTime: recipes.cookingTime,
  servings: recipes.servings,
  cuisineType: recipes.cuisineType,
  mealType: recipes.mealType,
  photoId: recipes.photoId,
  updatedAt: recipes.updatedAt,
  storedFacts: recipes.storedFacts,
};

export type CardRow = Pick<typeof recipes.$inferSelect, keyof typeof card>;

/** Newest first. */
export function findOwnCards(
  db: Database,
  userId: string,
  { cursor, rows, ...filter }: CardFilter & { cursor: string | undefined; rows: number },
) {
  const { createdAt, id } = recipes;
  return db
    .select({ ...card, cursor: cursorOf(createdAt, id) })
    .from(recipes)
    .where(and(isMeant(userId, filter), isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rows);
}

export async function countOwnCards(db: Database, userId: string, filter: CardFilter): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(recipes).where(isMeant(userId, filter));
  return row!.rows;
}

function isMeant(userId: string, { search, tags }: CardFilter): SQL | undefined {
  return and(eq(recipes.userId, userId), isNull(recipes.deletedAt), hasWords(search), hasTag(tags));
}

/** Nothing typed is in every recipe. The column `words` is made by the migration recipe_words, and read by nothing else. */
function hasWords(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  const wanted = sql`unnest(string_to_array(trim(folded_words(${search})), ' ')) as wanted(word)`;
  return sql`not exists (select from ${wanted} where position(' ' || word in ${recipes}."words") = 0)`;
}

function hasTag(tags: readonly string[]): SQL | undefined {
  if (tags.length === 0) return undefined;
  const wanted = sql.param([...tags]);
  return sql`exists (select from unnest(${recipes.tags}) tag where lower(trim(tag)) = any(${wanted}::text[]))`;
}

/** The latest favorite first. */
export function findFavoriteCards(db: Database, userId: string, cursor: string | undefined, rows: number) {
  const { createdAt, id } = favorites;
  return db
    .select({ ...card, cursor: cursorOf(createdAt, id) })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(and(eq(favorites.userId, userId), isNull(recipes.deletedAt), isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rows);
}

export async function countFavoriteCards(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(and(eq(favorites.userId, userId), isNull(recipes.deletedAt)));
  return row!.rows;
}

/** In the order of `ids`; those that do not exist are left out. */
export async function findCardsByIds(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(card)
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNotDeleted(db)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

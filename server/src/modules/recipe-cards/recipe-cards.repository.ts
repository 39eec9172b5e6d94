import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { accountFigures } from '#db/tables/account-figures.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

const card = {
  id: recipes.id,
  title: recipes.title,
  cookingTime: recipes.cookingTime,
  servings: recipes.servings,
  cuisineType: recipes.cuisineType,
  mealType: recipes.mealType,
  photoId: recipes.photoId,
  tags: recipes.tags,
  updatedAt: recipes.updatedAt,
  storedFacts: recipes.storedFacts,
};

export type CardRow = Pick<typeof recipes.$inferSelect, keyof typeof card>;

/** Newest first. */
export function findOwnCards(
  db: Database,
  userId: string,
  { cursor, rows }: { cursor: string | undefined; rows: number },
) {
  const { createdAt, id } = recipes;
  return db
    .select({ ...card, cursor: cursorOf(createdAt, id) })
    .from(recipes)
    .where(and(isOwn(userId), isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rows);
}

/** In the order of `ids`. */
export async function findOwnCardsByIds(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(card)
    .from(recipes)
    .where(and(isOwn(userId), inArray(recipes.id, [...ids])));
  return inOrder(ids, rows);
}

function isOwn(userId: string): SQL | undefined {
  return and(eq(recipes.userId, userId), isNull(recipes.deletedAt));
}

/** Number of own recipes and favorites. */
export async function findFigures(
  db: Database,
  userId: string,
): Promise<{ recipes: number; favorites: number }> {
  const { recipes, favorites } = accountFigures;
  const [row] = await db
    .select({ recipes, favorites })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId));
  return row ?? { recipes: 0, favorites: 0 };
}

/** Latest favorite first. */
export function findFavoriteCards(db: Database, userId: string, cursor: string | undefined, rows: number) {
  const { createdAt, id } = favorites;
  return db
    .select({ ...card, cursor: cursorOf(createdAt, id) })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(
      and(
        eq(favorites.userId, userId),
        eq(favorites.isRecipeRemoved, false),
        isNull(recipes.deletedAt),
        isBehind(cursor, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rows);
}

/** In the order of `ids`; missing ones are left out. */
export async function findCardsByIds(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(card)
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNotDeleted(db)));
  return inOrder(ids, rows);
}

function inOrder(ids: readonly string[], rows: readonly CardRow[]): CardRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

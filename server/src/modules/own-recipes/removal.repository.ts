import { planBounds } from '@plateful/contract/bounds.ts';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { cookedDishes, recipeNotes } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

export async function updateDeleted(
  db: Database,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await db
    .update(recipes)
    .set({ deletedAt })
    .where(inArray(recipes.id, [...ids]));
}

/** Planned meals, favorites, notes and collections of others with recipes of the user: with `ids`, or with any. */
export async function deleteOthersReferences(
  db: Database,
  userId: string,
  ids?: readonly string[],
): Promise<void> {
  const own = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), ids && inArray(recipes.id, [...ids])));
  await db.delete(mealPlans).where(and(ne(mealPlans.userId, userId), inArray(mealPlans.recipeId, own)));
  await db.delete(favorites).where(and(ne(favorites.userId, userId), inArray(favorites.recipeId, own)));
  await db.delete(recipeNotes).where(and(ne(recipeNotes.userId, userId), inArray(recipeNotes.recipeId, own)));
  await db
    .update(cookedDishes)
    .set({ recipeId: null })
    .where(and(ne(cookedDishes.userId, userId), inArray(cookedDishes.recipeId, own)));
  await db.execute(sql`
    update collections set "recipeIds" = array(
      select held.id from unnest("recipeIds") with ordinality as held(id, place)
      where held.id not in ${own} order by place
    )
    where "userId" <> ${userId} and "recipeIds" && array${own}`);
}

export function findDeletedBefore(db: Database, before: Date, limit: number) {
  const { id, photoId } = recipes;
  return db.select({ id, photoId }).from(recipes).where(lt(recipes.deletedAt, before)).limit(limit);
}

/** Their planned meals become notes of their titles, so that no week gets a hole. Former versions and notes go with them. */
export async function deleteForGood(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(mealPlans)
    .set({
      recipeId: null,
      leftoversOf: null,
      reason: null,
      note: sql`left(${recipes.title}, ${planBounds.note.maxLength})`,
      updatedAt: now,
    })
    .from(recipes)
    .where(and(eq(mealPlans.recipeId, recipes.id), inArray(recipes.id, [...ids])));
  await db.delete(recipes).where(inArray(recipes.id, [...ids]));
}

import { planBounds } from '@plateful/contract/bounds.ts';
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { accountFigures } from '#db/tables/account-figures.ts';
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

/**
 * Locks the counters of users affected by changes of these recipes (or all of a user's), always in the same order to
 * avoid deadlocks: triggers update the counters.
 */
export async function lockFigures(
  db: Database,
  recipesOf: { ids: readonly string[] } | { userId: string },
): Promise<void> {
  const condition =
    'ids' in recipesOf ? inArray(recipes.id, [...recipesOf.ids]) : eq(recipes.userId, recipesOf.userId);
  const owners = db.select({ userId: recipes.userId }).from(recipes).where(condition);
  const keepers = db
    .select({ userId: favorites.userId })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(condition);
  await db
    .select({ userId: accountFigures.userId })
    .from(accountFigures)
    .where(or(inArray(accountFigures.userId, owners), inArray(accountFigures.userId, keepers)))
    .orderBy(accountFigures.userId)
    .for('update');
}

/** Other users' planned meals, favorites, notes and collections with recipes of the user. */
export async function deleteOthersReferences(db: Database, userId: string): Promise<void> {
  const own = db.select({ id: recipes.id }).from(recipes).where(eq(recipes.userId, userId));
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

/** The user's recipes removed after a time, latest first. */
export function findRemovedSince(db: Database, userId: string, since: Date, limit: number) {
  const { id, title, deletedAt } = recipes;
  return db
    .select({ id, title, deletedAt: sql<Date>`${deletedAt}`.mapWith(deletedAt) })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), gt(deletedAt, since)))
    .orderBy(desc(deletedAt), id)
    .limit(limit);
}

export function findDeletedBefore(db: Database, before: Date, limit: number) {
  const { id, photoId } = recipes;
  return db.select({ id, photoId }).from(recipes).where(lt(recipes.deletedAt, before)).limit(limit);
}

/**
 * Deletes recipes permanently. Their owners' planned meals become notes with the title, so that weeks have no gaps.
 * Former versions and other users' references are deleted too.
 */
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
    .where(
      and(
        eq(mealPlans.recipeId, recipes.id),
        eq(mealPlans.userId, recipes.userId),
        inArray(recipes.id, [...ids]),
      ),
    );
  await db.execute(sql`
    update collections set "recipeIds" = array(
      select held.id from unnest("recipeIds") with ordinality as held(id, place)
      where held.id <> all(${sql.param([...ids])}::uuid[]) order by place
    )
    where "recipeIds" && ${sql.param([...ids])}::uuid[]`);
  await db.delete(recipes).where(inArray(recipes.id, [...ids]));
}

import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, desc, eq, gt, gte, isNull, ne, or, sum } from 'drizzle-orm';
import { isOfMonth } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { generations } from '#db/tables/generations.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';

export type Generation = typeof generations.$inferSelect;
type NewGeneration = typeof generations.$inferInsert;
type Result = Pick<
  Generation,
  'reserved' | 'recipeIds' | 'isOpenAIGenerated' | 'isFallback' | 'notice' | 'inputTokens' | 'outputTokens'
>;

export async function findGeneration(db: Database, id: string): Promise<Generation | undefined> {
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  return row;
}

export async function findGenerationByKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<Generation | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)));
  return row;
}

/** Undefined once the account is deleted. */
export async function findOwner(db: Database, userId: string) {
  const { id, subscriptionTier, timeZone } = users;
  const [row] = await db
    .select({ id, subscriptionTier, timeZone })
    .from(users)
    .where(and(eq(id, userId), isNull(users.deletedAt)));
  return row;
}

/**
 * Usage of the calendar month of `now` in `timeZone`: recipes written by the model, and those reserved by generations
 * running since `oldestLiveStart`.
 */
export async function sumReserved(
  db: Database,
  userId: string,
  { now, timeZone, oldestLiveStart }: { now: Date; timeZone: string; oldestLiveStart: Date },
): Promise<number> {
  const [row] = await db
    .select({ reserved: sum(generations.reserved).mapWith(Number) })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        isOfMonth({ month: generations.month, instant: generations.createdAt }, now, timeZone),
        or(eq(generations.status, 'done'), isAlive(oldestLiveStart)),
      ),
    );
  return row?.reserved ?? 0;
}

export async function insertGeneration(db: Database, row: NewGeneration): Promise<Generation> {
  const [generation] = await db.insert(generations).values(row).returning();
  return generation!;
}

/** False if its lease has expired: its quota may have been used by others. */
export async function updateToDone(
  db: Database,
  id: string,
  { finishedAt, oldestLiveStart, ...result }: Result & { finishedAt: Date; oldestLiveStart: Date },
): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ ...result, status: 'done', finishedAt })
    .where(and(eq(generations.id, id), isAlive(oldestLiveStart)))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Its quota is refunded and its key can be used again. Completed ones are not changed. */
export async function updateToFailed(db: Database, id: string, finishedAt: Date): Promise<void> {
  await db
    .update(generations)
    .set({ status: 'failed', reserved: 0, idempotencyKey: null, finishedAt })
    .where(and(eq(generations.id, id), ne(generations.status, 'done')));
}

function isAlive(since: Date) {
  return and(eq(generations.status, 'running'), gt(generations.createdAt, since));
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

/** Titles planned by the user for days from `first` on, latest day first. */
export async function findPlannedTitles(db: Database, userId: string, first: PlainDate): Promise<string[]> {
  const rows = await db
    .select({ title: recipes.title })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), gte(mealPlans.date, first)))
    .orderBy(desc(mealPlans.date));
  return rows.map((row) => row.title);
}

export async function insertRecipes(db: Database, rows: (typeof recipes.$inferInsert)[]): Promise<void> {
  await db.insert(recipes).values(rows);
}

/** The user's latest favorites. */
export async function findFavoriteTitles(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: recipes.title })
    .from(favorites)
    .innerJoin(recipes, eq(recipes.id, favorites.recipeId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt))
    .limit(limit);
  return rows.map((row) => row.title);
}

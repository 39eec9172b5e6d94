import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { entryFields } from '@plateful/domain/weeks/undo-edit.ts';
import { and, eq, getTableColumns, gte, inArray, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/database.ts';
import { type WeekNotification, weekChannel } from '#db/notifications.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { recipes } from '#db/tables/recipes.ts';

export type EntryRow = typeof mealPlans.$inferSelect;

const leftovers = alias(mealPlans, 'leftovers');
const sources = alias(mealPlans, 'sources');

/** An entry's own servings plus those of its leftovers on any day. */
const servingsToCook = sql<number>`${mealPlans.servings} + coalesce((
  select sum(${leftovers.servings}) from ${mealPlans} ${sql.identifier('leftovers')}
  where ${leftovers.leftoversOf} = ${mealPlans.id}
), 0)`.mapWith(Number);

/** A removed recipe stays visible only in its owner's week. */
const isShown = or(isNull(recipes.deletedAt), eq(recipes.userId, mealPlans.userId));

/** The columns that pages show, also offline. The document would double the size of each entry. */
const { written: _written, parts: _parts, ...shownRecipe } = getTableColumns(recipes);

/** From `first` to `last`, inclusive. */
type Days = { userId: string; first: PlainDate; last: PlainDate };

/** Planned dishes with their recipes, including leftovers but not notes. */
export const findMeals = prepared('find_meals', (db, { userId, first, last }: PlacesOf<Days>) =>
  db
    .select({ meal: mealPlans, recipe: shownRecipe })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(isWithin(userId, first, last), isShown))
    .orderBy(mealPlans.date, mealPlans.mealType, mealPlans.position),
);

/** The columns that shopping lists and calendars need: long methods planned on many days would use too much memory. */
const shortRecipe = {
  id: recipes.id,
  title: recipes.title,
  ingredients: recipes.ingredients,
  cookingTime: recipes.cookingTime,
  servings: recipes.servings,
  createdAt: recipes.createdAt,
};

/** All entries with the data for calendars. */
export function findPlanned(db: Database, { userId, first, last }: Days) {
  return db
    .select({ entry: mealPlans, recipe: shortRecipe, servingsToCook, cookedOn: sources.date })
    .from(mealPlans)
    .leftJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .leftJoin(sources, eq(sources.id, mealPlans.leftoversOf))
    .where(and(isWithin(userId, first, last), isShown))
    .orderBy(mealPlans.date, mealPlans.mealType, mealPlans.position);
}

/** Dishes cooked from `first` to `last`, with the servings to cook. */
export function findMealsToCook(db: Database, userId: string, first: PlainDate, last: PlainDate) {
  return db
    .select({ meal: { ...getTableColumns(mealPlans), servings: servingsToCook }, recipe: shortRecipe })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(isWithin(userId, first, last), isNull(mealPlans.leftoversOf), isShown))
    .orderBy(mealPlans.date, mealPlans.mealType, mealPlans.position);
}

/** All entries: notes have no recipe, and only leftovers have another day of cooking. */
export const findWeek = prepared('find_week', (db, { userId, first, last }: PlacesOf<Days>) =>
  db
    .select({ entry: mealPlans, recipe: shownRecipe, servingsToCook, cookedOn: sources.date })
    .from(mealPlans)
    .leftJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .leftJoin(sources, eq(sources.id, mealPlans.leftoversOf))
    .where(and(isWithin(userId, first, last), isShown))
    .orderBy(mealPlans.date, mealPlans.mealType, mealPlans.position),
);

/** All entries of these days with the recipe data for edits. */
export function findEntries(db: Database, userId: string, dates: readonly PlainDate[]) {
  return db
    .select({ entry: mealPlans, title: recipes.title, recipeServings: recipes.servings })
    .from(mealPlans)
    .leftJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), inArray(mealPlans.date, [...dates])));
}

/** The days of those of the user's entries that exist. */
export async function findDates(db: Database, userId: string, ids: readonly string[]): Promise<PlainDate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ date: mealPlans.date })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), inArray(mealPlans.id, [...ids])));
  return rows.map(({ date }) => date);
}

export async function deleteEntries(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(mealPlans).where(and(eq(mealPlans.userId, userId), inArray(mealPlans.id, [...ids])));
}

/** Inserts or updates entries. */
export async function upsertEntries(
  db: Database,
  userId: string,
  entries: readonly Omit<EntryRow, 'userId'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  // Moved to free positions first: swapping two entries would violate the unique key in between.
  await db
    .update(mealPlans)
    .set({ position: sql`-1 - ${mealPlans.position}` })
    .where(and(eq(mealPlans.userId, userId), inArray(mealPlans.id, ids)));
  await db
    .insert(mealPlans)
    .values(entries.map((entry) => ({ ...entry, userId })))
    .onConflictDoUpdate({
      target: mealPlans.id,
      set: Object.fromEntries(changing.map((name) => [name, sql.raw(`excluded."${name}"`)])),
      setWhere: eq(mealPlans.userId, userId),
    });
}

/** Notifies all servers when the transaction commits. */
export async function notifyOfWeek(db: Database, change: WeekNotification): Promise<void> {
  await db.execute(sql`select pg_notify(${weekChannel}, ${JSON.stringify(change)})`);
}

const changing = [...entryFields, 'updatedAt'] as const satisfies (keyof EntryRow)[];

function isWithin(
  userId: string | Placeholder,
  first: PlainDate | Placeholder,
  last: PlainDate | Placeholder,
) {
  return and(eq(mealPlans.userId, userId), gte(mealPlans.date, first), lte(mealPlans.date, last));
}

import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import {
  type AnyColumn,
  and,
  eq,
  isNotNull,
  isNull,
  notExists,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Database } from './database.ts';
import { recipes } from './tables/recipes.ts';
import { users } from './tables/users.ts';

/**
 * Whether a row counts towards the calendar month of `now` in `timeZone`. A row's month is that of the time zone in
 * which it was created, so that a change of zone neither grants nor takes away a month's quota.
 */
export function isOfMonth(
  { month, instant }: { month: AnyColumn; instant: AnyColumn },
  now: Date,
  timeZone: string,
) {
  const localNow = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  return and(
    sql`${month} = to_char(${localNow}, 'YYYY-MM')`,
    // Lets PostgreSQL use the index: no two zones are more than 26 hours apart.
    sql`${instant} >= date_trunc('month', ${localNow}) at time zone ${timeZone} - interval '2 days'`,
  );
}

/** Passed as one array, because a prepared statement has a fixed number of parameters. */
export function isOneOf(id: AnyColumn, ids: Placeholder) {
  return sql`${id} = any(${ids}::uuid[])`;
}

/** Recipes for the meal type and for any meal; all recipes without one. */
export function isForMeal(mealType: MealType | undefined) {
  return mealType && or(isNull(recipes.mealType), eq(recipes.mealType, mealType));
}

/** Removed recipes and those of deleted accounts are hidden long before they are purged. */
export function isNotDeleted(db: Database) {
  const deleted = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, recipes.userId), isNotNull(users.deletedAt)));
  return and(isNull(recipes.deletedAt), notExists(deleted));
}

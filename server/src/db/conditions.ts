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
 * Whether a row counts for the calendar month of `now` in `timeZone`. Its month is that of the zone in which it came: whoever moves to
 * another zone neither gets a month again nor loses one.
 */
export function isOfMonth(
  { month, instant }: { month: AnyColumn; instant: AnyColumn },
  now: Date,
  timeZone: string,
) {
  const here = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  return and(
    sql`${month} = to_char(${here}, 'YYYY-MM')`,
    // For the index: no zone is more than 26 hours from another.
    sql`${instant} >= date_trunc('month', ${here}) at time zone ${timeZone} - interval '2 days'`,
  );
}

/** As one value, however many there are: a prepared statement cannot count them. */
export function isOneOf(id: AnyColumn, ids: Placeholder) {
  return sql`${id} = any(${ids}::uuid[])`;
}

/** Recipes for a meal, and those for any. All of them without one. */
export function isForMeal(mealType: MealType | undefined) {
  return mealType && or(isNull(recipes.mealType), eq(recipes.mealType, mealType));
}

/** Removed recipes, and those of a deleted account, are hidden long before they are purged. */
export function isNotDeleted(db: Database) {
  const deleted = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, recipes.userId), isNotNull(users.deletedAt)));
  return and(isNull(recipes.deletedAt), notExists(deleted));
}

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

/** Whether an instant falls in the calendar month of `now` in `timeZone`. */
export function isInMonth(instant: AnyColumn, now: Date, timeZone: string) {
  const month = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  return and(
    sql`${instant} >= ${month} at time zone ${timeZone}`,
    sql`${instant} < (${month} + interval '1 month') at time zone ${timeZone}`,
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

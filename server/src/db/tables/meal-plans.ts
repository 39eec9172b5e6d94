import { recipeBounds } from '@plateful/contract/bounds.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { recipes } from './recipes.ts';
import { users } from './users.ts';

export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** yyyy-MM-dd: a day, never an instant. */
    date: text().notNull(),
    mealType: text({ enum: plannedMealTypes }).notNull(),
    servings: integer().notNull().default(recipeBounds.servings.default),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('meal_plans_slot').on(table.userId, table.date, table.mealType),
    index('meal_plans_recipe').on(table.recipeId),
    check('meal_plans_date', sql`${table.date} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
);

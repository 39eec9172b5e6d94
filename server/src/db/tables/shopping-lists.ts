import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mealPlans } from './meal-plans.ts';
import { users } from './users.ts';

export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first planned meal that the list was made for. */
    mealPlanId: uuid().references(() => mealPlans.id, { onDelete: 'set null' }),
    name: text().notNull(),
    items: jsonb().$type<ShoppingItem[]>().notNull(),
    isArchived: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shopping_lists_user_created').on(table.userId, table.createdAt.desc()),
    index('shopping_lists_meal_plan').on(table.mealPlanId),
  ],
);

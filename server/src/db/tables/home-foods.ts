import { doublePrecision, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The user's statements about foods at home, which override receipts and meals. */
export const homeFoods = pgTable(
  'home_foods',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id in the food table. */
    food: text().notNull(),
    /** The amount at that time; 0 if used up. */
    grams: doublePrecision().notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('home_foods_user_food').on(table.userId, table.food)],
);

import { doublePrecision, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What users say of a food at home, where receipts and meals do not tell. */
export const homeFoods = pgTable(
  'home_foods',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id in the food table. */
    food: text().notNull(),
    /** So much was there; 0: it was gone. */
    grams: doublePrecision().notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('home_foods_user_food').on(table.userId, table.food)],
);

import { boolean, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Decisions about optional storage: rows are only added, the latest is in force. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    functional: boolean().notNull(),
    analytics: boolean().notNull(),
    /** Of what was asked. */
    version: integer().notNull(),
    /** When it was decided, by the clock of the device; `createdAt` is by ours. */
    timestamp: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Two tabs may tell of the same decision.
    uniqueIndex('consents_decision').on(
      table.userId,
      table.timestamp,
      table.functional,
      table.analytics,
      table.version,
    ),
  ],
);

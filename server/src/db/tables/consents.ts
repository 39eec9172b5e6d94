import { boolean, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Decisions about optional storage. Append-only; the latest applies. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    functional: boolean().notNull(),
    analytics: boolean().notNull(),
    /** Version of the consent text. */
    version: integer().notNull(),
    /** Time of the decision by the device's clock; `createdAt` is by the server's. */
    timestamp: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Two tabs may send the same decision.
    uniqueIndex('consents_decision').on(
      table.userId,
      table.timestamp,
      table.functional,
      table.analytics,
      table.version,
    ),
  ],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of rate limits. Keys are digests: no IP or email addresses are stored. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    blockedUntil: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_expires').on(table.expiresAt)],
);

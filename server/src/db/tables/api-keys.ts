import { keyScopes } from '@plateful/contract/key-scopes.ts';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Secrets with which programs act for a person. Revoking deletes the row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of the key, which is stored nowhere. */
    digest: text().notNull().unique(),
    /** Its last characters. */
    ending: text().notNull(),
    scopes: text({ enum: keyScopes }).array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedOn: date(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

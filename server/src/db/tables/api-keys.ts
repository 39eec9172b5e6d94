import { keyScopes } from '@plateful/contract/key-scopes.ts';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** API keys of users. Revoking deletes the row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Digest of the key; the key itself is not stored. */
    digest: text().notNull().unique(),
    /** The key's last characters. */
    ending: text().notNull(),
    scopes: text({ enum: keyScopes }).array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedOn: date(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const sessions = pgTable(
  'sessions',
  {
    /** Digest of the session id in the cookie. */
    sid: text().primaryKey(),
    sess: json().notNull(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
  ],
);

import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Data migrations that need TypeScript, each applied once. */
export const dataMigrations = pgTable('data_migrations', {
  name: text().primaryKey(),
  doneAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

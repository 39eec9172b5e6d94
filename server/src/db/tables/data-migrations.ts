import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes of stored rows that SQL could not make, each done once. */
export const dataMigrations = pgTable('data_migrations', {
  name: text().primaryKey(),
  doneAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

import { checkoutStatuses, planSlugs } from '@plateful/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    planInterest: text().notNull().default('pro'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('waitlist_email').on(sql`lower(${table.email})`),
    index('waitlist_user').on(table.userId),
  ],
);

export const checkoutIntents = pgTable(
  'checkout_intents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is gone: that somebody paid is kept, who it was is not. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    priceId: text().notNull(),
    planSlug: text({ enum: planSlugs }).notNull(),
    status: text({ enum: checkoutStatuses }).notNull().default('pending'),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('checkout_intents_user').on(table.userId),
    index('checkout_intents_expires').on(table.expiresAt),
  ],
);

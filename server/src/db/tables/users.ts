import { subscriptionTiers } from '@plateful/contract/plans.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newCalendarToken } from '#db/bearer-secrets.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    stripeCustomerId: text().unique(),
    /** The email address last sent to Stripe for invoices. */
    billedEmail: text(),
    stripeSubscriptionId: text().unique(),
    subscriptionTier: text({ enum: subscriptionTiers }).notNull().default('free'),
    breakfastTime: text().notNull().default('08:00'),
    lunchTime: text().notNull().default('12:00'),
    dinnerTime: text().notNull().default('18:00'),
    timeZone: text().notNull().default('UTC'),
    calendarToken: text().notNull().unique().$defaultFn(newCalendarToken),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
    /** When the account was deleted: hidden at once, purged after the grace period. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The email address of a deleted account can be registered again.
    uniqueIndex('users_email_unique').on(table.email).where(sql`${table.deletedAt} is null`),
    index('users_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Links a user to accounts of OpenID providers. An equal email address alone never links them. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('user_identities_user').on(table.userId),
  ],
);

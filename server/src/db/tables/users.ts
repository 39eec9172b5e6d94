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
    /** Where Stripe sends its invoices, as far as we told it. */
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
    /** When the account was hidden; its data is deleted after the grace period. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // A deleted account's e-mail can be registered again.
    uniqueIndex('users_email_unique').on(table.email).where(sql`${table.deletedAt} is null`),
    index('users_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Which account of which OpenID provider a user is. E-mail alone never says so. */
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

import { randomBytes } from 'node:crypto';
import { subscriptionTiers } from '@plateful/contract/limits.ts';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  stripeCustomerId: text().unique(),
  stripeSubscriptionId: text().unique(),
  subscriptionTier: text({ enum: subscriptionTiers }).notNull().default('free'),
  breakfastTime: text().notNull().default('08:00'),
  lunchTime: text().notNull().default('12:00'),
  dinnerTime: text().notNull().default('18:00'),
  timeZone: text().notNull().default('UTC'),
  calendarToken: text()
    .notNull()
    .unique()
    .$defaultFn(() => randomBytes(32).toString('hex')),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

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

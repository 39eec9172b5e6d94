import { checkoutStatuses, planSlugs, subscriptionStatuses } from '@plateful/contract/plans.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const billingMailKinds = ['welcome', 'payment_failed', 'cancelled', 'reactivated', 'price_change'] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];

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
    /** Null once the account is purged; the payment record stays. */
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

/** Every subscription that a user ever had, as of its last sync with Stripe. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    /** Null once the account is purged; the payment record stays for seven years. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** Null for a price that is not ours. */
    planSlug: text({ enum: planSlugs }),
    priceId: text().notNull(),
    /** Cents per period. */
    amount: integer().notNull(),
    cancelAtPeriodEnd: boolean().notNull(),
    currentPeriodEnd: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Time of the last sync. */
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_period_end').on(table.currentPeriodEnd),
  ],
);

/** Processed Stripe events, for deduplication. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** Time of the event by Stripe's clock. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_created').on(table.createdAt)],
);

/** Accepted deliveries, by a digest of the signed content: a replay is ignored. */
export const paymentDeliveries = pgTable(
  'payment_deliveries',
  {
    id: text().primaryKey(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_deliveries_taken').on(table.takenAt)],
);

/** Outbox of mails to subscribers: written in the transaction of the change, sent afterwards. */
export const billingMails = pgTable(
  'billing_mails',
  {
    /** Deduplication key, such as `welcome:sub_1`. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: billingMailKinds }).notNull(),
    /** The date that the mail mentions, if any. */
    date: timestamp({ withTimezone: true }),
    /** Cents, if the mail mentions a price. */
    amount: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last failed attempt; retries become less frequent. */
    triedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('billing_mails_user').on(table.userId),
    index('billing_mails_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the payment sandbox remembers; with Stripe itself the tables stay empty. Dates of its own world are unix
 * seconds by its own clock, which may be ahead; what has a time zone is by the real one.
 */
export const paymentSandboxObjects = pgTable(
  'payment_sandbox_objects',
  {
    id: text().primaryKey(),
    /** Lists are in this order, the latest first. */
    position: bigserial({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Null for prices, which belong to no customer. */
    customerId: text(),
    /** The object as the API answers it. */
    data: jsonb().notNull(),
    /** What the API does not tell of it. */
    state: jsonb().notNull(),
    /** When the clock has to do something with it. */
    dueAt: bigint({ mode: 'number' }),
  },
  (table) => [
    index('payment_sandbox_objects_customer').on(table.customerId, table.kind, table.position),
    index('payment_sandbox_objects_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** What happened in the sandbox, and whether the product was told. */
export const paymentSandboxEvents = pgTable(
  'payment_sandbox_events',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    id: text().notNull().unique(),
    type: text().notNull(),
    customerId: text(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    data: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it was taken, or given up. */
    nextAttemptAt: timestamp({ withTimezone: true }),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payment_sandbox_events_customer').on(table.customerId),
    index('payment_sandbox_events_created').on(table.createdAt),
    index('payment_sandbox_events_recorded').on(table.recordedAt),
    index('payment_sandbox_events_waiting').on(table.position).where(sql`${table.nextAttemptAt} is not null`),
  ],
);

/** Answers to requests with an idempotency key, to be given again. */
export const paymentSandboxAnswers = pgTable(
  'payment_sandbox_answers',
  {
    key: text().primaryKey(),
    /** Of the request: the same key with another one is refused. */
    digest: text().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_sandbox_answers_created').on(table.createdAt)],
);

/** One row: how far the sandbox's clock was moved forward. */
export const paymentSandboxClock = pgTable('payment_sandbox_clock', {
  id: integer().primaryKey().default(1),
  aheadSeconds: bigint({ mode: 'number' }).notNull(),
});

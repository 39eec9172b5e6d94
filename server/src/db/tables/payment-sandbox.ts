import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * State of the payments sandbox; empty with Stripe itself. Bigint times are unix seconds of the sandbox's clock, which
 * may be ahead; timestamps are real time.
 */
export const paymentSandboxObjects = pgTable(
  'payment_sandbox_objects',
  {
    id: text().primaryKey(),
    /** Sort order of lists, latest first. */
    position: bigserial({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Null for prices, which belong to no customer. */
    customerId: text(),
    /** The object as returned by the API. */
    data: jsonb().notNull(),
    /** Internal state that the API does not return. */
    state: jsonb().notNull(),
    /** When the clock has to process it next. */
    dueAt: bigint({ mode: 'number' }),
  },
  (table) => [
    index('payment_sandbox_objects_customer').on(table.customerId, table.kind, table.position),
    index('payment_sandbox_objects_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Events of the sandbox and their delivery to the product. */
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
    /** Null once delivered or given up. */
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

/** Stored responses to requests with an idempotency key. */
export const paymentSandboxAnswers = pgTable(
  'payment_sandbox_answers',
  {
    key: text().primaryKey(),
    /** Digest of the request: reusing the key for another request is rejected. */
    digest: text().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_sandbox_answers_created').on(table.createdAt)],
);

/** One row: how far the sandbox's clock was advanced. */
export const paymentSandboxClock = pgTable('payment_sandbox_clock', {
  id: integer().primaryKey().default(1),
  aheadSeconds: bigint({ mode: 'number' }).notNull(),
});

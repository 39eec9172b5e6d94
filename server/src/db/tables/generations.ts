import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What was asked for. */
export type GenerationWish = { count: number; mealType: MealType | null; customRequest: string | null };

/** One request for new recipes: what it may cost before it is answered, and what came of it. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The caller's: a repeat with the same key gets the same recipes. */
    idempotencyKey: uuid(),
    status: text({ enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    wish: jsonb().$type<GenerationWish>().notNull(),
    /** Recipes that count against the month: asked for while running, written by the model when done, 0 when failed. */
    reserved: integer().notNull(),
    recipeIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    isOpenAIGenerated: boolean().notNull().default(false),
    isFallback: boolean().notNull().default(false),
    notice: text(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** That it counts for, by the clock of its user then: "2026-11". A trigger writes it (migration months_and_access). */
    month: text(),
  },
  (table) => [
    index('generations_user_created').on(table.userId, table.createdAt.desc()),
    uniqueIndex('generations_user_key').on(table.userId, table.idempotencyKey),
  ],
);

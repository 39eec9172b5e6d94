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

/** The parameters of the request. */
export type GenerationWish = { count: number; mealType: MealType | null; customRequest: string | null };

/** A request for new recipes: its reserved quota and its result. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sent by the client: a retry with the same key gets the same recipes. */
    idempotencyKey: uuid(),
    status: text({ enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    wish: jsonb().$type<GenerationWish>().notNull(),
    /**
     * Recipes that count towards the month's quota: the requested number while running, the number written by the model
     * when done, 0 if failed.
     */
    reserved: integer().notNull(),
    recipeIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    isOpenAIGenerated: boolean().notNull().default(false),
    isFallback: boolean().notNull().default(false),
    notice: text(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /**
     * The month it counts towards, in the user's time zone at creation: "2026-11". Written by a trigger (migration
     * months_and_access).
     */
    month: text(),
  },
  (table) => [
    index('generations_user_created').on(table.userId, table.createdAt.desc()),
    uniqueIndex('generations_user_key').on(table.userId, table.idempotencyKey),
  ],
);

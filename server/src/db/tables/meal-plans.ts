import { recipeBounds } from '@plateful/contract/bounds.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import type { WeekChange } from '@plateful/domain/weeks/undo-edit.ts';
import type { PlannedEntry } from '@plateful/domain/weeks/week-entry.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { recipes } from './recipes.ts';
import { users } from './users.ts';

/** Entries of a week: dishes to cook, leftovers of them, and notes. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a note. */
    recipeId: uuid().references(() => recipes.id, { onDelete: 'cascade' }),
    /** yyyy-MM-dd, a date without time zone. */
    date: text().notNull(),
    mealType: text({ enum: plannedMealTypes }).notNull(),
    /** Order within the slot, from 0. */
    position: integer().notNull().default(0),
    servings: integer().notNull().default(recipeBounds.servings.default),
    note: text(),
    /** The earlier entry that cooks this dish. */
    leftoversOf: uuid().references((): AnyPgColumn => mealPlans.id, { onDelete: 'set null' }),
    /** "Plan my week" must not change it. */
    isLocked: boolean().notNull().default(false),
    /** Why "Plan my week" chose it; null if planned by a person. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Calendars update a changed entry only if its time is newer. */
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('meal_plans_place').on(table.userId, table.date, table.mealType, table.position),
    index('meal_plans_recipe').on(table.recipeId),
    index('meal_plans_leftovers').on(table.leftoversOf),
    check('meal_plans_date', sql`${table.date} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('meal_plans_dish_or_note', sql`${table.recipeId} is not null or ${table.note} is not null`),
  ],
);

/** An entry as stored in an edit. */
export type StoredEntry = PlannedEntry & { createdAt: string };

/** Edits of a user's week, for undo. */
export const weekEdits = pgTable(
  'week_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sequence number of the user's edits. */
    number: integer().notNull(),
    label: text().notNull(),
    changes: jsonb().$type<WeekChange<StoredEntry>[]>().notNull(),
    /** Dates of changed entries. */
    dates: text().array().notNull(),
    /** Whether it undoes another edit (or an undo). */
    isUndo: boolean().notNull().default(false),
    /** The edit that undid this one. */
    undoneBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('week_edits_number').on(table.userId, table.number),
    index('week_edits_created').on(table.createdAt),
  ],
);

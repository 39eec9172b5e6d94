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

/** Entries of a week: dishes that are cooked, leftovers of them, notes. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a note. */
    recipeId: uuid().references(() => recipes.id, { onDelete: 'cascade' }),
    /** yyyy-MM-dd: a day, never an instant. */
    date: text().notNull(),
    mealType: text({ enum: plannedMealTypes }).notNull(),
    /** Order within the slot, from 0. */
    position: integer().notNull().default(0),
    servings: integer().notNull().default(recipeBounds.servings.default),
    note: text(),
    /** The entry that is cooked earlier and eaten again here. */
    leftoversOf: uuid().references((): AnyPgColumn => mealPlans.id, { onDelete: 'set null' }),
    /** "Plan my week" leaves it where it is. */
    isLocked: boolean().notNull().default(false),
    /** Why "Plan my week" chose it; null for what a person planned. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Calendars take a changed entry for a new one only with a new time. */
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

/** An entry as an edit keeps it. */
export type KeptEntry = PlannedEntry & { createdAt: string };

/** Edits of a user's week, by which they are undone. */
export const weekEdits = pgTable(
  'week_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the user's edits. */
    number: integer().notNull(),
    label: text().notNull(),
    changes: jsonb().$type<WeekChange<KeptEntry>[]>().notNull(),
    /** Days whose entries it changed. */
    dates: text().array().notNull(),
    /** An undo of an edit, or of the undo of an undo. */
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

import type { WeekSettings } from '@plateful/contract/week.ts';
import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** A household's settings for planning its week; arrays of seven begin on Monday. */
export const weekSettings = pgTable('week_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  minutes: jsonb().$type<WeekSettings['minutes']>().notNull(),
  eaters: jsonb().$type<WeekSettings['eaters']>().notNull(),
  lean: integer().notNull(),
  shoppingDays: integer().array().notNull(),
  budget: doublePrecision(),
  withoutEquipment: text().array().$type<WeekSettings['withoutEquipment']>().notNull().default([]),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Dishes that are never suggested again, in any recipe. */
export const refusedDishes = pgTable(
  'refused_dishes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As written. */
    title: text().notNull(),
    /** Normalized title that identifies the dish. */
    foldedTitle: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('refused_dishes_title').on(table.userId, table.foldedTitle)],
);

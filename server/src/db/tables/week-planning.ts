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

/** How a household plans its week; lists of seven begin on Monday. */
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

/** Dishes that are never suggested again, whatever recipe makes them. */
export const refusedDishes = pgTable(
  'refused_dishes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was written. */
    title: text().notNull(),
    /** By which dishes are told apart. */
    foldedTitle: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('refused_dishes_title').on(table.userId, table.foldedTitle)],
);

import type { RecipeDocument } from '@plateful/domain/own-recipes/recipe-document.ts';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { photos } from './photos.ts';
import { recipes } from './recipes.ts';
import { users } from './users.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Former versions of own recipes: changes are merged against the version that the page had loaded, and each can be
 * restored.
 */
export const recipeVersions = pgTable(
  'recipe_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    recipeId: uuid()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    document: jsonb().$type<RecipeDocument>().notNull(),
    /** When it became the current version. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('recipe_versions_recipe_version').on(table.recipeId, table.version),
    index('recipe_versions_user').on(table.userId),
  ],
);

/** A user's notes on and rating of any recipe. */
export const recipeNotes = pgTable(
  'recipe_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    recipeId: uuid()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    note: text(),
    /** 1 to 5. */
    rating: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('recipe_notes_user_recipe').on(table.userId, table.recipeId),
    index('recipe_notes_recipe').on(table.recipeId),
    index('recipe_notes_rated')
      .on(table.userId, table.rating.desc().nullsFirst())
      .where(sql`${table.rating} is not null`),
  ],
);

export const cookedDishes = pgTable(
  'cooked_dishes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Null once the recipe is deleted; the log entry stays. */
    recipeId: uuid().references(() => recipes.id, { onDelete: 'set null' }),
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    note: text(),
    photoId: uuid().references(() => photos.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('cooked_dishes_photo').on(table.photoId),
    index('cooked_dishes_user_date').on(table.userId, table.date.desc()),
    index('cooked_dishes_recipe').on(table.recipeId),
  ],
);

export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** Ordered; deleted recipes are ignored. */
    recipeIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('collections_user_name').on(table.userId, sql`lower(${table.name})`)],
);

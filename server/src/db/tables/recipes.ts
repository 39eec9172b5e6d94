import { recipeBounds } from '@plateful/contract/bounds.ts';
import { recipeOrigins } from '@plateful/contract/recipes.ts';
import type { Nutrition } from '@plateful/domain/foods/food.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import type { StoredForm } from '@plateful/domain/own-recipes/recipe-document.ts';
import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
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
import type { StoredFacts } from '../recipe-facts.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

/**
 * With columns that searches alone read, left out here so that rows come without them: `words`, which PostgreSQL makes (migration
 * recipe_words), `searchTerms` and `segment` (migration recipe_lexemes, decision 069).
 */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for samples, which are public. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Of the dish alone: public with the link. */
    description: text(),
    /** Why it suits its owner's household; visible to the owner only. */
    reason: text(),
    ingredients: jsonb().$type<Ingredient[]>().notNull(),
    /** For servers of the version before a trigger keeps them as text[] too, in a column of this name (decision 066). */
    instructions: jsonb('steps').$type<string[]>().notNull(),
    /** Minutes. */
    cookingTime: integer(),
    servings: integer().notNull().default(recipeBounds.servings.default),
    cuisineType: text(),
    mealType: text({ enum: mealTypes }),
    /** Per serving. */
    nutritionInfo: jsonb().$type<Nutrition>(),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    /** What cooks serve beside it, in words. */
    goesWith: text().array().notNull().default(sql`'{}'::text[]`),
    isGenerated: boolean().notNull().default(true),
    origin: text({ enum: recipeOrigins }).notNull().default('composer'),
    /** As a person wrote it here; null for one that was never changed. Ingredients and instructions follow from it. */
    written: jsonb().$type<StoredForm>(),
    /** Own recipes that its lines stand for. */
    parts: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** Goes up with each change of its owner. */
    version: integer().notNull().default(1),
    /** When it, or a recipe within it, was changed last; null for never. */
    updatedAt: timestamp({ withTimezone: true }),
    /** Null until they are computed. */
    storedFacts: jsonb().$type<StoredFacts>(),
    adaptedFromId: uuid(),
    adaptedFromTitle: text(),
    photoId: uuid().references(() => photos.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its owner removed it: it is hidden at once, and deleted some days later. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('recipes_photo').on(table.photoId),
    index('recipes_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // In the very order of pages, and with all that counting them asks.
    index('recipes_user_created').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.deletedAt,
    ),
    index('recipes_samples').on(table.mealType).where(sql`${table.userId} is null`),
    index('recipes_without_facts').on(table.id).where(sql`${table.storedFacts} is null`),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** These two follow from the recipe; triggers keep them (decision 069). */
    isRecipeRemoved: boolean().notNull().default(false),
    /** Neither the user's own nor of the library. */
    isOfOthers: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('favorites_user_recipe').on(table.userId, table.recipeId),
    index('favorites_user_created').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('favorites_of_others')
      .on(table.userId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.isOfOthers}`),
    index('favorites_recipe').on(table.recipeId),
  ],
);

import { tasteBounds } from '@plateful/contract/bounds.ts';
import {
  type Allergen,
  cookingSkillLevels,
  type Diet,
  type MealType,
} from '@plateful/domain/vocabulary/options.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const none = sql`'{}'::text[]`;

export const tasteProfiles = pgTable('taste_profiles', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  cuisinePreferences: text().array().notNull().default(none),
  dietaryRestrictions: text().array().$type<Diet[]>().notNull().default(none),
  allergies: text().array().$type<Allergen[]>().notNull().default(none),
  avoidedFoods: text().array().notNull().default(none),
  cookingSkillLevel: text({ enum: cookingSkillLevels }).notNull().default('beginner'),
  timePreference: integer().notNull().default(tasteBounds.timePreference.default),
  spiceLevel: integer().notNull().default(tasteBounds.spiceLevel.default),
  householdSize: integer().notNull().default(tasteBounds.householdSize.default),
  mealTypes: text().array().$type<MealType[]>().notNull().default(sql`'{breakfast,lunch,dinner}'::text[]`),
  nutritionGoals: text().array().notNull().default(none),
  customInstructions: text(),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/**
 * Former versions, which pages that are still open may have loaded: saves are merged against the version that they
 * name.
 */
export const tasteProfileVersions = pgTable(
  'taste_profile_versions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<TasteProfile>().notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    index('taste_profile_versions_replaced').on(table.replacedAt),
  ],
);

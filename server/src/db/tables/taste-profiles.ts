import { tasteBounds } from '@plateful/contract/limits.ts';
import {
  type Allergen,
  cookingSkillLevels,
  type Diet,
  type MealType,
} from '@plateful/domain/taste/options.ts';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  cookingSkillLevel: text({ enum: cookingSkillLevels }).notNull().default('beginner'),
  timePreference: integer().notNull().default(tasteBounds.timePreference.default),
  spiceLevel: integer().notNull().default(tasteBounds.spiceLevel.default),
  householdSize: integer().notNull().default(tasteBounds.householdSize.default),
  mealTypes: text().array().$type<MealType[]>().notNull().default(sql`'{breakfast,lunch,dinner}'::text[]`),
  nutritionGoals: text().array().notNull().default(none),
  customInstructions: text(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

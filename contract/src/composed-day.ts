import { allergens, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { dayAllergies, dayCuisines, dayDiets, daysEach } from './day-choices.ts';
import { id, queryList } from './wire.ts';

/** There are only a few hundred combinations; each is composed once a month. */
export const dayQuery = z.object({
  cuisine: z.enum(dayCuisines).optional(),
  diet: z.enum(dayDiets).optional(),
  allergies: queryList(z.enum(dayAllergies)).default([]),
  /** Selects one of several days; deterministic within a month. */
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(daysEach - 1)
    .default(0),
});

export const composedDay = z.object({
  /** Breakfast, lunch and dinner, each with its own page. */
  dishes: z.array(
    z.object({
      id,
      title: z.string(),
      mealType: z.enum(mealTypes),
      /** Minutes. */
      cookingTime: z.int32(),
      servings: z.int32(),
      /** In kcal per serving. */
      calories: z.int32().nonnegative(),
      cuisineType: z.string().nullable(),
      /** As in a recipe's facts. */
      pictures: z.array(z.string()),
    }),
  ),
  /** The allergies and diets that every dish was checked for and satisfies. */
  checked: z.object({ allergies: z.array(z.enum(allergens)), diets: z.array(z.enum(diets)) }),
});
export type ComposedDay = z.output<typeof composedDay>;

import { allergens, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { dayAllergies, dayCuisines, dayDiets, daysEach } from './day-choices.ts';
import { id, queryList } from './wire.ts';

/** All in a few hundred combinations: each is composed once a month. */
export const dayQuery = z.object({
  cuisine: z.enum(dayCuisines).optional(),
  diet: z.enum(dayDiets).optional(),
  allergies: queryList(z.enum(dayAllergies)).default([]),
  /** Another number gives another day, the same number in the same month the same. */
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(daysEach - 1)
    .default(0),
});

export const composedDay = z.object({
  /** Breakfast, lunch and dinner, each with a page of its own. */
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
      /** As in the facts of a recipe. */
      pictures: z.array(z.string()),
    }),
  ),
  /** What every dish was checked for, and found free of or in keeping with. */
  checked: z.object({ allergies: z.array(z.enum(allergens)), diets: z.array(z.enum(diets)) }),
});
export type ComposedDay = z.output<typeof composedDay>;

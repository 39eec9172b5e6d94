import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';

/**
 * A recipe as a language model must answer it: these fields, all of them, and no other. Nutrition is not asked for, as
 * it is computed. Bounds are the safety gate's business, so that what breaks one can be named and mended.
 */
export const writtenRecipe = z.strictObject({
  title: z.string(),
  /** Of the dish alone: it is public with the recipe. */
  description: z.string(),
  /**
   * Why it suits the household, for its owner alone. Asked for like all else, but no recipe is refused for lack of it; a
   * `default` is what OpenAI's strict schemas do not take.
   */
  reason: z.string().catch('').meta({ default: undefined }),
  cuisineType: z.string(),
  mealType: z.enum(mealTypes),
  /** Minutes, start to finish. */
  cookingTime: z.number(),
  servings: z.number(),
  ingredients: z.array(
    z.strictObject({
      /** "red onion, thinly sliced". */
      name: z.string(),
      /** For all servings together. */
      amount: z.number(),
      unit: z.string(),
    }),
  ),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
});
export type WrittenRecipe = z.output<typeof writtenRecipe>;

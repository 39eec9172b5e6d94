import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';

/**
 * The schema of a language model's recipe: exactly these fields. Nutrition is computed, so it is not requested. Limits
 * are checked by the safety gate, so that violations can be named and corrected.
 */
export const writtenRecipe = z.strictObject({
  title: z.string(),
  /** About the dish only: public with the recipe. */
  description: z.string(),
  /**
   * Why it suits the household; only for its owner. Requested like the other fields, but recipes without it are
   * accepted; OpenAI's strict schemas do not allow `default`.
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

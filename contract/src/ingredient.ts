import { otherLanguages } from '@plateful/domain/foods/other-languages.ts';
import { z } from 'zod';
import { ownRecipeBounds } from './bounds.ts';

export const ingredient = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: 'Ingredient name required' })
      .max(ownRecipeBounds.ingredient.maxLength),
    /** For all servings together. */
    amount: z.coerce.number({ error: 'Amount required' }).positive({ error: 'Amount required' }),
    unit: z.string().trim().min(1, { error: 'Unit required' }).max(40),
    /** The heading below which it stands. */
    section: z.string().trim().min(1).max(80).optional(),
    /** Of the name, where it is not English. */
    language: z.enum(otherLanguages).optional(),
  })
  .meta({ id: 'Ingredient' });

const figure = z.number().nonnegative();

/** Per serving. Calories in kcal, sodium in mg, all else in g. */
export const nutritionInfo = z
  .object({
    calories: figure,
    protein: figure,
    carbs: figure,
    fat: figure,
    fiber: figure,
    sodium: figure,
    sugar: figure,
  })
  .meta({ id: 'NutritionInfo' });

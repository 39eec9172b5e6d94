import { otherLanguages } from '@plateful/domain/foods/other-languages.ts';
import { ingredientBounds } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { z } from 'zod';

export const ingredient = z
  .object({
    name: z.string().trim().min(1, { error: 'Ingredient name required' }).max(ingredientBounds.name),
    /** For all servings together. */
    amount: z.coerce
      .number({ error: 'Amount required' })
      .positive({ error: 'Amount required' })
      .max(ingredientBounds.amount, { error: 'Amount too large' }),
    unit: z.string().trim().min(1, { error: 'Unit required' }).max(40),
    /** The section heading that it belongs to. */
    section: z.string().trim().min(1).max(80).optional(),
    /** Language of the name, if not English. */
    language: z.enum(otherLanguages).optional(),
  })
  .meta({ id: 'Ingredient' });

const figure = z.number().nonnegative();

/** Per serving. Calories in kcal, sodium in mg, all others in g. */
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

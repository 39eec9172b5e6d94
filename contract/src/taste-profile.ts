import { allergens, cookingSkillLevels, diets, mealTypes } from '@plateful/domain/taste/options.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tasteBounds } from './limits.ts';
import { userText } from './user-text.ts';
import { id, instant } from './wire.ts';

const { list } = tasteBounds;

const freeName = userText(list.maxLength, `Use at most ${list.maxLength} characters`).min(1, {
  error: 'Must not be empty',
});

function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}

function names() {
  return z.array(freeName).max(list.maxItems).transform(unique);
}

/** Only options that the safety gate can check are taken: a limit that nobody checks would be a false promise. */
export function checkable<const T extends string>(options: readonly T[], kind: string) {
  return z.string().transform((text, context): T => {
    const found = options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
    if (found) return found;
    context.addIssue({
      code: 'custom',
      message: `Plateful cannot check the ${kind} "${text.slice(0, list.maxLength)}". Choose from: ${options.join(', ')}`,
    });
    return z.NEVER;
  });
}

export const allergy = checkable(allergens, 'allergy');
export const diet = checkable(diets, 'diet');

function bounded(bounds: { min: number; max: number; step: number; default: number }, name: string) {
  const error = `${name} must be a whole number from ${bounds.min} to ${bounds.max}${bounds.step > 1 ? ` in steps of ${bounds.step}` : ''}`;
  return z
    .int({ error })
    .min(bounds.min, { error })
    .max(bounds.max, { error })
    .multipleOf(bounds.step, { error });
}

/** The form of the taste preferences page; missing fields get the defaults of the specification. */
export const tasteProfileInput = z
  .object({
    cuisinePreferences: names().default([]),
    dietaryRestrictions: z.array(diet).max(list.maxItems).transform(unique).default([]),
    allergies: z.array(allergy).max(list.maxItems).transform(unique).default([]),
    nutritionGoals: names().default([]),
    cookingSkillLevel: z.enum(cookingSkillLevels).default('beginner'),
    timePreference: bounded(tasteBounds.timePreference, 'Cooking time').default(
      tasteBounds.timePreference.default,
    ),
    spiceLevel: bounded(tasteBounds.spiceLevel, 'Spice level').default(tasteBounds.spiceLevel.default),
    householdSize: bounded(tasteBounds.householdSize, 'Household size').default(
      tasteBounds.householdSize.default,
    ),
    /** Empty means all meals. */
    mealTypes: z.array(z.enum(mealTypes)).transform(unique).default(['breakfast', 'lunch', 'dinner']),
    customInstructions: userText(
      tasteBounds.customInstructions.maxLength,
      'Custom instructions must be 500 characters or less',
    )
      .nullable()
      .default(null),
  })
  .meta({ id: 'TasteProfileForm' });
export type TasteProfileInput = z.output<typeof tasteProfileInput>;

export const tasteProfile = z
  .object({
    id,
    userId: id,
    cuisinePreferences: z.array(z.string()),
    dietaryRestrictions: z.array(z.enum(diets)),
    allergies: z.array(z.enum(allergens)),
    nutritionGoals: z.array(z.string()),
    cookingSkillLevel: z.enum(cookingSkillLevels),
    timePreference: z.int(),
    spiceLevel: z.int(),
    householdSize: z.int(),
    mealTypes: z.array(z.enum(mealTypes)),
    customInstructions: z.string().nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'TasteProfile' });
export type TasteProfile = z.output<typeof tasteProfile>;

export const tasteProfileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/taste-profile',
    summary: 'The taste profile, null before the first save',
    access: 'user',
    output: z.object({ profile: tasteProfile.nullable() }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/taste-profile',
    summary: 'Save the taste profile',
    access: 'user',
    body: tasteProfileInput,
    output: z.object({ profile: tasteProfile }),
  }),
};

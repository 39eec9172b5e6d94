import { allergens, cookingSkillLevels, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { tasteBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
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

/** Foods that differ only in case are the same. */
function uniqueFoods(names: string[]): string[] {
  const folded = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => folded.indexOf(folded[index]!) === index);
}

/** Foods never to put in, as free text. */
export const avoidedFoods = z
  .array(freeName)
  .max(tasteBounds.avoidedFoods.maxItems, {
    error: `Choose at most ${tasteBounds.avoidedFoods.maxItems} foods to leave out`,
  })
  .transform(uniqueFoods);

/** Accepts only options that the safety gate can check: an unchecked limit would be a false promise. */
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

const fields = {
  cuisinePreferences: names(),
  dietaryRestrictions: z.array(diet).max(list.maxItems).transform(unique),
  allergies: z.array(allergy).max(list.maxItems).transform(unique),
  avoidedFoods,
  nutritionGoals: names(),
  cookingSkillLevel: z.enum(cookingSkillLevels),
  timePreference: bounded(tasteBounds.timePreference, 'Cooking time'),
  spiceLevel: bounded(tasteBounds.spiceLevel, 'Spice level'),
  householdSize: bounded(tasteBounds.householdSize, 'Household size'),
  /** Empty means all meals. */
  mealTypes: z.array(z.enum(mealTypes)).max(list.maxItems).transform(unique),
  customInstructions: userText(
    tasteBounds.customInstructions.maxLength,
    'Custom instructions must be 500 characters or less',
  ).nullable(),
};

/** The form of the taste preferences page; missing fields get the defaults of docs/product.md. */
export const tasteProfileInput = z.object({
  cuisinePreferences: fields.cuisinePreferences.default([]),
  dietaryRestrictions: fields.dietaryRestrictions.default([]),
  allergies: fields.allergies.default([]),
  avoidedFoods: fields.avoidedFoods.default([]),
  nutritionGoals: fields.nutritionGoals.default([]),
  cookingSkillLevel: fields.cookingSkillLevel.default('beginner'),
  timePreference: fields.timePreference.default(tasteBounds.timePreference.default),
  spiceLevel: fields.spiceLevel.default(tasteBounds.spiceLevel.default),
  householdSize: fields.householdSize.default(tasteBounds.householdSize.default),
  mealTypes: fields.mealTypes.default(['breakfast', 'lunch', 'dinner']),
  customInstructions: fields.customInstructions.default(null),
});
export type TasteProfileInput = z.output<typeof tasteProfileInput>;

/** A missing field is not changed; in the first save it gets the default of docs/product.md. */
const tasteProfileChange = z
  .object(fields)
  .partial()
  .extend({
    /** The version that the page loaded, 0 for none: changes from elsewhere are merged against it. */
    version: z.int32({ error: 'Invalid version' }).nonnegative({ error: 'Invalid version' }).optional(),
  })
  .meta({ id: 'TasteProfileForm' });
export type TasteProfileChange = z.output<typeof tasteProfileChange>;

export const tasteProfile = z
  .object({
    id,
    userId: id,
    cuisinePreferences: z.array(z.string()),
    dietaryRestrictions: z.array(z.enum(diets)),
    allergies: z.array(z.enum(allergens)),
    avoidedFoods: z.array(z.string()),
    nutritionGoals: z.array(z.string()),
    cookingSkillLevel: z.enum(cookingSkillLevels),
    timePreference: z.int32(),
    spiceLevel: z.int32(),
    householdSize: z.int32(),
    mealTypes: z.array(z.enum(mealTypes)),
    customInstructions: z.string().nullable(),
    /** Incremented with each save that changes something. */
    version: z.int32().positive(),
    updatedAt: instant,
  })
  .meta({ id: 'TasteProfile' });
export type TasteProfile = z.output<typeof tasteProfile>;

export const tasteProfileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/taste-profile',
    summary: 'The taste profile; null before it is first saved',
    access: 'user',
    scopes: ['read'],
    output: z.object({ profile: tasteProfile.nullable() }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/taste-profile',
    summary: 'Save the taste profile, merged with changes saved elsewhere since it was loaded',
    access: 'user',
    scopes: ['all'],
    body: tasteProfileChange,
    output: z.object({ profile: tasteProfile }),
  }),
};

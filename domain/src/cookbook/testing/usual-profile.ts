import type { RecipeDraft } from '../../recipes/recipe.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from '../compose.ts';

/** A household of four without limits, wishes or favorites. */
export const usualProfile: TasteProfile = {
  cuisinePreferences: [],
  dietaryRestrictions: [],
  allergies: [],
  avoidedFoods: [],
  cookingSkillLevel: 'intermediate',
  timePreference: 45,
  spiceLevel: 3,
  householdSize: 4,
  mealTypes: [],
  nutritionGoals: [],
  customInstructions: null,
};

/** The same batches of five for any household, so that households can be compared. */
export function batchesFor(
  profile: Partial<TasteProfile>,
  more: Partial<Omit<ComposeRequest, 'profile'>> = {},
  seeds = 12,
): RecipeDraft[] {
  return Array.from(
    { length: seeds },
    (_, seed) =>
      composeRecipes({
        profile: { ...usualProfile, ...profile },
        count: 5,
        mealType: 'dinner',
        seed,
        ...more,
      }).recipes,
  ).flat();
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

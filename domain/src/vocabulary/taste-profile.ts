import type { Allergen, CookingSkillLevel, Diet, MealType } from './options.ts';

/** What a household told us. Allergies, diets and avoided foods are hard limits, all else is taste. */
export type TasteProfile = {
  /** Names from `cuisines` or the person's own. */
  cuisinePreferences: readonly string[];
  dietaryRestrictions: readonly Diet[];
  allergies: readonly Allergen[];
  /** Foods never to put in, in the person's words. */
  avoidedFoods: readonly string[];
  cookingSkillLevel: CookingSkillLevel;
  /** Longest acceptable cooking time, minutes. */
  timePreference: number;
  /** 1 (none) to 5 (fiery). */
  spiceLevel: number;
  householdSize: number;
  /** Empty means all meals. */
  mealTypes: readonly MealType[];
  nutritionGoals: readonly string[];
  customInstructions: string | null;
};

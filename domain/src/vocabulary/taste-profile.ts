import type { Allergen, CookingSkillLevel, Diet, MealType } from './options.ts';

/** A household's profile. Allergies, diets and avoided foods are hard limits, all else is a preference. */
export type TasteProfile = {
  /** Names from `cuisines` or entered by the user. */
  cuisinePreferences: readonly string[];
  dietaryRestrictions: readonly Diet[];
  allergies: readonly Allergen[];
  /** Foods that must not be used, as entered by the user. */
  avoidedFoods: readonly string[];
  cookingSkillLevel: CookingSkillLevel;
  /** Maximum cooking time in minutes. */
  timePreference: number;
  /** 1 (none) to 5 (very hot). */
  spiceLevel: number;
  householdSize: number;
  /** Empty means all meals. */
  mealTypes: readonly MealType[];
  nutritionGoals: readonly string[];
  customInstructions: string | null;
};

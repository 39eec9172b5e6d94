import type { FoodId } from '../../foods/food-id.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import type { Allergen, CookingSkillLevel, Diet, MealType, NutritionGoal } from '../../vocabulary/options.ts';
import type { DishKind, Equipment } from '../dish.ts';

/** What a request in words asks of the cook book: "something with chicken under 20 minutes, no oven". */
export type Wish = {
  meal?: MealType;
  servings?: number;
  maxMinutes?: number;
  skill?: CookingSkillLevel;
  /** Hottest that a dish may be, 0 to 5, or least hot that it should be. */
  maxHeat?: number;
  minHeat?: number;
  isCheap?: boolean;
  isOnePot?: boolean;
  /** Names of cuisines that the cook book has. */
  cuisines: readonly string[];
  kinds: readonly DishKind[];
  /** Words that a dish's name or tags should hold: "biryani", "picnic". */
  names: readonly string[];
  /** Foods that the dishes should be made with: one of each group ("chicken" is any cut of it). */
  foods: readonly (readonly FoodId[])[];
  /** Foods that must not go in. */
  without: readonly FoodId[];
  diets: readonly Diet[];
  allergies: readonly Allergen[];
  goals: readonly NutritionGoal[];
  equipment: readonly Equipment[];
  withoutEquipment: readonly Equipment[];
};

/** The hard limits of a household together with those that its request names. */
export function limitsOf(profile: Limits, { allergies, diets }: Wish) {
  return {
    allergies: [...new Set([...profile.allergies, ...allergies])],
    dietaryRestrictions: [...new Set([...profile.dietaryRestrictions, ...diets])],
  };
}

export const noWish: Wish = {
  cuisines: [],
  kinds: [],
  names: [],
  foods: [],
  without: [],
  diets: [],
  allergies: [],
  goals: [],
  equipment: [],
  withoutEquipment: [],
};

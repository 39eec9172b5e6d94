import type { FoodId } from '../../foods/food-id.ts';
import type { FoodSet } from '../../foods/food-ids.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import type { Allergen, CookingSkillLevel, Diet, MealType, NutritionGoal } from '../../vocabulary/options.ts';
import { type DishKind, type Equipment, isMainMeal } from '../dish.ts';

/** Ways of cooking and eating that no field of a dish tells; `styles.ts` says what follows them. */
export const cookingStyles = [
  'meal prep',
  'leftovers',
  'light',
  'summer',
  'vegetables',
  'comfort',
  'grill',
  'air fryer',
  'kids',
  'no cooking',
  'one pot',
  'guests',
  'healthy',
] as const;
export type CookingStyle = (typeof cookingStyles)[number];

/** What a request in words means for the cook book: "something with chicken under 20 minutes, no oven". */
export type Wish = {
  meal?: MealType;
  servings?: number;
  /** Maximum minutes in a number. */
  maxMinutes?: number;
  /** Maximum minutes of what it calls quick, and of dinners that it calls those of a weeknight: not stated as a number. */
  quickMinutes?: number;
  weeknightMinutes?: number;
  skill?: CookingSkillLevel;
  /** Maximum and minimum heat, 0 to 5. */
  maxHeat?: number;
  minHeat?: number;
  isCheap?: boolean;
  isOnePot?: boolean;
  /** Light dinners: it says nothing about other meals. */
  isLightAtDinner?: boolean;
  /** Leftovers were asked for, which are those of other meals. */
  hasLeftoversOfMains?: boolean;
  /** Names of cuisines of the cook book. */
  cuisines: readonly string[];
  kinds: readonly DishKind[];
  /** Words that a dish's name or tags should contain: "biryani", "picnic". */
  names: readonly string[];
  /** Requested foods: one of each group ("chicken" is any of its cuts). */
  foods: readonly (readonly FoodId[])[];
  /** Excluded foods. */
  without: readonly FoodId[];
  diets: readonly Diet[];
  allergies: readonly Allergen[];
  goals: readonly NutritionGoal[];
  equipment: readonly Equipment[];
  withoutEquipment: readonly Equipment[];
  styles: readonly CookingStyle[];
};

/** The household's hard limits together with those of its request. */
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
  styles: [],
};

/** What a wish means for one meal: weeknights and evenings have dinners, and leftovers are those of mains. */
export function wishAt(wish: Wish, meal: MealType): Wish {
  const { weeknightMinutes, isLightAtDinner, ...rest } = wish;
  const isMain = isMainMeal(meal);
  const styles = isMain ? wish.styles : wish.styles.filter((style) => style !== 'leftovers');
  return {
    ...rest,
    ...(!isMain && wish.styles.includes('leftovers') && { hasLeftoversOfMains: true }),
    styles: isLightAtDinner && meal === 'dinner' ? [...new Set([...styles, 'light' as const])] : styles,
    ...(meal === 'dinner' && weeknightMinutes !== undefined && { weeknightMinutes }),
  };
}

/** A wish without the times that it gives in words; null if it gives none. */
export function withoutPace({ quickMinutes, weeknightMinutes, ...wish }: Wish): Wish | null {
  return quickMinutes === undefined && weeknightMinutes === undefined ? null : wish;
}

/** Foods at home and requested foods, to be put into open parts. */
export function toUse(atHome: ReadonlySet<string>, wish: Wish): FoodSet {
  return new Set([...(atHome as FoodSet), ...wish.foods.flat()]);
}

import { allergensOfFood } from '../foods/allergens.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foods } from '../foods/table.ts';
import { knownCuisines } from '../vocabulary/cuisine-names.ts';
import { type Cuisine, cuisines, type NutritionGoal, nutritionGoals } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { TasteInsight, TasteInsights } from './insight.ts';

/**
 * Preferences that shopping suggests in addition to the profile: weaker than anything stated there, and never limits.
 * Strongest first.
 */
export type Suggestions = {
  cuisines: readonly Cuisine[];
  nutritionGoals: readonly NutritionGoal[];
  /** Ids of foods bought repeatedly. */
  likedFoods: readonly FoodId[];
};

/** Our own values: more suggestions would no longer express a preference. */
const max = { cuisines: 3, nutritionGoals: 2, likedFoods: 10 } as const;
/** Our own values: weaker insights are displayed with their evidence but not used. */
const min = { cuisines: 0.3, nutritionGoals: 0.3, likedFoods: 0.12 } as const;

const foodsByName = new Map(foods.map((food) => [food.name.toLowerCase(), food]));

/**
 * The insights to use: cuisines and goals that the profile does not state already, and liked foods that its limits
 * allow. Does not change the profile.
 */
export function suggestionsFor(
  profile: Pick<TasteProfile, 'cuisinePreferences' | 'nutritionGoals' | 'allergies' | 'dietaryRestrictions'>,
  insights: Pick<TasteInsights, 'cuisines' | 'nutritionGoals' | 'likedFoods'>,
): Suggestions {
  // "Moroccan" counts as Middle Eastern.
  const stated = new Set<string>(knownCuisines(profile.cuisinePreferences));
  const goals = new Set(profile.nutritionGoals.map((one) => one.trim().toLowerCase()));
  const strong = (all: readonly TasteInsight[], enough: number) =>
    all
      .filter(({ strength }) => strength >= enough)
      .toSorted((one, other) => other.strength - one.strength)
      .map(({ name }) => name);
  return {
    cuisines: strong(insights.cuisines, min.cuisines)
      .flatMap((name) => cuisines.find((one) => one === name) ?? [])
      .filter((one) => !stated.has(one))
      .slice(0, max.cuisines),
    nutritionGoals: strong(insights.nutritionGoals, min.nutritionGoals)
      .flatMap((name) => nutritionGoals.find((one) => one === name) ?? [])
      .filter((one) => !goals.has(one.toLowerCase()))
      .slice(0, max.nutritionGoals),
    likedFoods: strong(insights.likedFoods, min.likedFoods)
      .flatMap((name) => foodsByName.get(name.toLowerCase()) ?? [])
      .filter((food) => isAllowed(food, profile))
      .slice(0, max.likedFoods)
      .map(({ id }) => id),
  };
}

function isAllowed(food: Food, limits: Pick<TasteProfile, 'allergies' | 'dietaryRestrictions'>): boolean {
  const { contains, mayContain } = allergensOfFood(food);
  const broken = dietsRiskedBy(food);
  return (
    !limits.allergies.some((one) => contains.includes(one) || mayContain.includes(one)) &&
    !limits.dietaryRestrictions.some((one) => broken.includes(one))
  );
}

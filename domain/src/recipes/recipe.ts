import type { Nutrition } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A recipe before it has an owner and an id. */
export type RecipeDraft = {
  title: string;
  /** About the dish only, because it is as public as the recipe. */
  description: string;
  /** Sentences about why it suits the household, visible to its owner only. */
  reason: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  /** Per serving. */
  nutritionInfo: Nutrition;
  tags: readonly string[];
  /** Side dishes that cooks serve with it, in words; as public as the recipe. */
  goesWith?: readonly string[];
};

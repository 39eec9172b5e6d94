import type { Nutrition } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A recipe before it has an owner and an id. */
export type RecipeDraft = {
  title: string;
  /** Of the dish alone: it is public with the recipe. */
  description: string;
  /** Why it suits the household, in sentences for its owner alone. */
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
  /** What cooks serve beside it, in words; public with the recipe. */
  goesWith?: readonly string[];
};

import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A recipe as a language model writes it: the contract's `writtenRecipe`. Nothing in it is known to be true. */
export type WrittenDraft = {
  title: string;
  description: string;
  /** For the household alone; missing or '' for none. */
  reason?: string;
  cuisineType: string;
  mealType: MealType;
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
  /** Amounts for all servings together. */
  ingredients: Ingredient[];
  instructions: string[];
  tags: string[];
};

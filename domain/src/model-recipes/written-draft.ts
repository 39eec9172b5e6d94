import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A recipe as a language model returns it: the contract's `writtenRecipe`. Nothing in it has been verified. */
export type WrittenDraft = {
  title: string;
  description: string;
  /** Only displayed to the household; missing or '' if there is none. */
  reason?: string;
  cuisineType: string;
  mealType: MealType;
  /** Minutes from start to finish. */
  cookingTime: number;
  servings: number;
  /** Amounts for all servings. */
  ingredients: Ingredient[];
  instructions: string[];
  tags: string[];
};

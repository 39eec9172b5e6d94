import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A recipe that is stored: the household's own, or one that it has saved. */
export type StoredRecipe = {
  id: string;
  source: 'own' | 'favorite';
  title: string;
  description: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes; null where it is not told. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  /** Null: lunch or dinner. */
  mealType: MealType | null;
};

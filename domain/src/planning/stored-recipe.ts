import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A stored recipe: the household's own or a saved favorite. */
export type StoredRecipe = {
  id: string;
  source: 'own' | 'favorite';
  title: string;
  description: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes; null if unknown. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  /** Null: lunch or dinner. */
  mealType: MealType | null;
};

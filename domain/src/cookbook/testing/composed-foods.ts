import type { Food } from '../../foods/food.ts';
import { readIngredient } from '../../ingredient-lines/read-line.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';

/** The ingredients of a recipe with the food and grams of each. */
export const foodsOf = (recipe: RecipeDraft) =>
  recipe.ingredients.map((ingredient) => readIngredient(ingredient));

/** Grams per serving of the foods that match. */
export function gramsOf(recipe: RecipeDraft, isWanted: (food: Food) => boolean): number {
  const wanted = foodsOf(recipe).filter(({ food }) => food !== null && isWanted(food));
  return wanted.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / recipe.servings;
}

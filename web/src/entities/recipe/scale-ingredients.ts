import type { Recipe } from '@plateful/contract/recipes.ts';

type Ingredient = Recipe['ingredients'][number];

/** The same ingredients for another number of servings. `from` is what the amounts are written for. */
export function scaleIngredients(ingredients: readonly Ingredient[], from: number, to: number): Ingredient[] {
  const factor = from > 0 && to > 0 ? to / from : 1;
  return ingredients.map((ingredient) => ({ ...ingredient, amount: ingredient.amount * factor }));
}

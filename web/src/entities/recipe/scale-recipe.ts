import type { Recipe } from '@plateful/contract/recipes.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { scaleIngredient } from '@plateful/domain/recipes/scale-ingredient.ts';
import { scaleMethod } from '@plateful/domain/recipes/scale-method.ts';

type Scaled = Pick<Recipe, 'ingredients' | 'instructions'>;

/** Ingredients and steps for another number of servings, converted to `units` if they are known. */
export function scaleRecipe(
  { ingredients, instructions }: Scaled,
  from: number,
  servings: number,
  units?: UnitSystem,
): Scaled {
  const factor = from > 0 && servings > 0 ? servings / from : 1;
  return {
    ingredients: ingredients.map((line) => scaleIngredient(line, factor, units)),
    instructions: instructions.map((step) => scaleMethod(step, factor, units)),
  };
}

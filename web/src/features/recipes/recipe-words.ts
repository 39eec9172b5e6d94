import { recipeBounds } from '@plateful/contract/limits.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { counted } from '#lib/words.ts';

/** Minutes; the specification's default where a recipe has none. */
export function minutesOf({ cookingTime }: Pick<Recipe, 'cookingTime'>): number {
  return cookingTime ?? recipeBounds.cookingTime.default;
}

/** How many eat of it; rows of other sources may have none. */
export function servingsOf({ servings }: Pick<Recipe, 'servings'>): number {
  return servings || recipeBounds.servings.default;
}

/** '1 Recipe', '3 Recipes' (specification, section 2). */
export function recipesInWords(count: number): string {
  return counted(count, 'Recipe');
}

export function readyInWords(count: number): string {
  return `${recipesInWords(count).toLowerCase()} ${count === 1 ? 'is' : 'are'} ready`;
}

import type { Recipe } from '@plateful/contract/recipes.ts';

/** How many of a paid plan's recipes the language model did not write. */
export function samplesAmong(recipes: readonly Pick<Recipe, 'origin'>[]): number {
  return recipes.filter(({ origin }) => origin !== 'model').length;
}

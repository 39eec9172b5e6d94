import type { Recipe } from '@plateful/contract/recipes.ts';
import type { ReactNode } from 'react';

/** How the page draws the parts of a recipe that belong to other features. */
export type RecipeParts = {
  plate: (recipe: Recipe) => ReactNode;
  /** All but the title. */
  view: (recipe: Recipe) => ReactNode;
  heart: (recipe: Recipe) => ReactNode;
};

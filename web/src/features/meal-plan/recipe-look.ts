import type { Recipe } from '@plateful/contract/recipes.ts';
import { createContext, type ReactNode, useContext } from 'react';

/** What the planner shows of a recipe but does not know how to: the page gives it. */
type RecipeLook = {
  /** The drawn plate, as wide as what holds it. */
  plate: (recipe: Recipe) => ReactNode;
  /** What this household must know before eating it: 'Contains peanuts'. */
  warnings: (recipe: Recipe) => readonly string[];
};

export const RecipeLookContext = createContext<RecipeLook>({ plate: () => null, warnings: () => [] });

export function useRecipeLook(): RecipeLook {
  return useContext(RecipeLookContext);
}

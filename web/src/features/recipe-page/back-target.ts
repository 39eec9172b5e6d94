import { pagePaths } from '@plateful/contract/pages.ts';
import { matchPath } from 'react-router';

/** Pages that open recipes and say so in the address: `/recipe/{id}?from=recipes`. */
export type RecipeOrigin = 'meal-planner' | 'recipes';

/** Where the reader came from: a path of this site, null for nowhere, undefined when the browser does not say. */
export type PreviousPage = string | null | undefined;

export type BackTarget = { step: 'back' } | { step: 'go'; path: string };

const origins: Record<RecipeOrigin, { path: string; label: string }> = {
  'meal-planner': { path: pagePaths.mealPlan, label: 'Back to Meal Planner' },
  recipes: { path: pagePaths.recipes, label: 'Back to Recipes' },
};

function originOf(from: string | null) {
  return from !== null && Object.hasOwn(origins, from) ? origins[from as RecipeOrigin] : null;
}

/**
 * The rule of docs/product.md, Pages: to the page that `from` names, else to the previous page of the product, else home. When the
 * previous page is the one that `from` names, going back brings it as it was left.
 */
export function backTarget(from: string | null, previous: PreviousPage): BackTarget {
  const origin = originOf(from);
  if (origin) return previous === origin.path ? { step: 'back' } : { step: 'go', path: origin.path };
  if (previous === undefined || (previous !== null && isPage(previous))) return { step: 'back' };
  return { step: 'go', path: pagePaths.home };
}

/** Pages of sign-in and payment answer only once, so that Back never leads there. */
function isPage(path: string): boolean {
  return Object.values(pagePaths).some((pattern) => matchPath(pattern, path));
}

export function backLabel(from: string | null): string {
  return originOf(from)?.label ?? 'Back';
}

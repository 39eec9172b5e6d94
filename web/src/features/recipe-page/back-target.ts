import { pagePaths } from '@plateful/contract/pages.ts';
import { matchPath } from 'react-router';

/** Pages that open recipes and add themselves to the URL: `/recipe/{id}?from=recipes`. */
export type RecipeOrigin = 'meal-planner' | 'recipes';

/** The previous page: a path of this site, null for none, undefined if the browser does not provide it. */
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
 * The rule of docs/product.md, Pages: the page in `from`, else the previous page of the product, else home. If the
 * previous page is the one in `from`, going back in the history restores its state.
 */
export function backTarget(from: string | null, previous: PreviousPage): BackTarget {
  const origin = originOf(from);
  if (origin) return previous === origin.path ? { step: 'back' } : { step: 'go', path: origin.path };
  if (previous === undefined || (previous !== null && isPage(previous))) return { step: 'back' };
  return { step: 'go', path: pagePaths.home };
}

/** Excludes sign-in and payment pages, which work only once. */
function isPage(path: string): boolean {
  return Object.values(pagePaths).some((pattern) => matchPath(pattern, path));
}

export function backLabel(from: string | null): string {
  return originOf(from)?.label ?? 'Back';
}

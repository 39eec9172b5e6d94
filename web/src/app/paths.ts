import { pagePaths } from '@plateful/contract/pages.ts';

/** Every address that the application answers. The server sends a page for these, and a 404 for all others. */
export const paths = {
  home: pagePaths.home,
  tasteProfile: pagePaths.tasteProfile,
  recipes: pagePaths.recipes,
  recipe: pagePaths.recipe,
  mealPlan: pagePaths.mealPlan,
  shoppingLists: pagePaths.shoppingLists,
  account: pagePaths.account,
};

/** Written to HTML files at build time, so that they can be read before any script has run. */
export const prerenderedPaths = [{ path: paths.home, source: 'src/pages/home-page.tsx' }];

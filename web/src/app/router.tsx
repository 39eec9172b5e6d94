import { pagePaths } from '@plateful/contract/pages.ts';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { BrokenLayout, BrokenPage } from './broken-page.tsx';
import { Layout } from './layout.tsx';

/** A screen whose code is loaded when it is first visited. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** One line per screen; its address is in the contract's `pages.ts`. */
const pages = [
  page(pagePaths.home, async () => (await import('#pages/home-page.tsx')).HomePage),
  page(
    pagePaths.tasteProfile,
    async () => (await import('#pages/taste-preferences-page.tsx')).TastePreferencesPage,
  ),
  page(pagePaths.recipes, async () => (await import('#pages/recipes-page.tsx')).RecipesPage),
  page(pagePaths.recipe, async () => (await import('#pages/recipe-page.tsx')).RecipePage),
  page(pagePaths.shoppingLists, async () => (await import('#pages/shopping-list-page.tsx')).ShoppingListPage),
  page(pagePaths.account, async () => (await import('#pages/account-page.tsx')).AccountPage),
  page(pagePaths.mealPlan, async () => (await import('#pages/meal-planner-page.tsx')).MealPlannerPage),
  page('*', async () => (await import('#pages/not-found-page.tsx')).NotFoundPage),
];

/** A new tree each time: routers keep what they have loaded in it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: BrokenLayout,
      children: [{ ErrorBoundary: BrokenPage, children: pages.map((route) => ({ ...route })) }],
    },
  ];
}

/** Loads the code of the screen at `path`, so that the first render needs no waiting. */
export async function loadPageAt(path: string, routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

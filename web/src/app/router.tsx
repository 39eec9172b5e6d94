import { pagePaths } from '@plateful/contract/pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { ErrorPage, LayoutErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';

/** Asks for a signed-in user's data before the page is rendered. */
export type Prefetch = (queryClient: QueryClient) => Promise<void>;
type Page = ComponentType | { Component: ComponentType; handle: Prefetch };

/** A page whose code is loaded on the first visit. */
function page(path: string, load: () => Promise<Page>): RouteObject {
  return {
    path,
    lazy: async () => {
      const loaded = await load();
      return typeof loaded === 'function' ? { Component: loaded } : loaded;
    },
  };
}

/** One entry per page; the addresses are in the contract's `pages.ts`. */
const pages = [
  page(pagePaths.home, async () => (await import('#pages/home-page.tsx')).HomePage),
  page(
    pagePaths.tasteProfile,
    async () => (await import('#pages/taste-preferences-page.tsx')).TastePreferencesPage,
  ),
  page(pagePaths.recipes, async () => (await import('#pages/recipes-page.tsx')).RecipesPage),
  page(pagePaths.newRecipe, async () => (await import('#pages/recipe-editor-page.tsx')).NewRecipePage),
  page(pagePaths.importRecipe, async () => (await import('#pages/recipe-import-page.tsx')).RecipeImportPage),
  page(pagePaths.editRecipe, async () => (await import('#pages/recipe-editor-page.tsx')).EditRecipePage),
  page(
    pagePaths.recipeHistory,
    async () => (await import('#pages/recipe-history-page.tsx')).RecipeHistoryPage,
  ),
  page(pagePaths.cooked, async () => (await import('#pages/cooked-page.tsx')).CookedPage),
  page(pagePaths.prices, async () => (await import('#pages/prices-page.tsx')).PricesPage),
  page(pagePaths.atHome, async () => (await import('#pages/at-home-page.tsx')).AtHomePage),
  page(pagePaths.recipe, async () => (await import('#pages/recipe-page.tsx')).RecipePage),
  page(pagePaths.shoppingLists, async () => {
    const { ShoppingListPage, prefetchShoppingListPage } = await import('#pages/shopping-list-page.tsx');
    return { Component: ShoppingListPage, handle: prefetchShoppingListPage };
  }),
  page(pagePaths.sharedList, async () => (await import('#pages/shared-list-page.tsx')).SharedListPage),
  page(pagePaths.account, async () => (await import('#pages/account-page.tsx')).AccountPage),
  page(pagePaths.mealPlan, async () => (await import('#pages/meal-planner-page.tsx')).MealPlannerPage),
  page(pagePaths.about, async () => (await import('#pages/about-page.tsx')).AboutPage),
  page(pagePaths.help, async () => (await import('#pages/help-page.tsx')).HelpPage),
  page(
    pagePaths.privacyPolicy,
    async () => (await import('#pages/privacy-policy-page.tsx')).PrivacyPolicyPage,
  ),
  page(pagePaths.terms, async () => (await import('#pages/terms-page.tsx')).TermsPage),
  page(pagePaths.cookiePolicy, async () => (await import('#pages/cookie-policy-page.tsx')).CookiePolicyPage),
  page(pagePaths.legalNotice, async () => (await import('#pages/legal-notice-page.tsx')).LegalNoticePage),
  page(pagePaths.developers, async () => (await import('#pages/developers-page.tsx')).DevelopersPage),
  page('*', async () => (await import('#pages/not-found-page.tsx')).NotFoundPage),
];

/** Creates new objects on each call, since routers store loaded code in them. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: LayoutErrorPage,
      children: [{ ErrorBoundary: ErrorPage, children: pages.map((route) => ({ ...route })) }],
    },
  ];
}

/** Loads the code of the page at `path`, so that the first render need not wait. Returns what asks for its data. */
export async function loadPageAt(path: string, routes: RouteObject[]): Promise<Prefetch | undefined> {
  let prefetch: Prefetch | undefined;
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    prefetch = route.handle ?? prefetch;
  }
  return prefetch;
}

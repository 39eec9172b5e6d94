import { accountEndpoints } from './account.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { atHomeEndpoints } from './at-home.ts';
import { billingEndpoints, checkoutEndpoints } from './billing.ts';
import { calendarEndpoints } from './calendar.ts';
import { collectionEndpoints } from './collections.ts';
import { consentEndpoints } from './consents.ts';
import { cookedEndpoints } from './cooked.ts';
import type { Endpoint, Output, RawInput } from './endpoint.ts';
import { favoriteEndpoints } from './favorites.ts';
import { identityEndpoints } from './identity.ts';
import { mealPlanEndpoints } from './meal-plan.ts';
import { ownRecipeEndpoints } from './own-recipes.ts';
import { photoEndpoints } from './photos.ts';
import { priceEndpoints } from './prices.ts';
import { receiptEndpoints } from './receipts.ts';
import { recipeCardEndpoints } from './recipe-cards.ts';
import { recipeFileEndpoints } from './recipe-files.ts';
import { recipeImportEndpoints } from './recipe-import.ts';
import { recipeEndpoints } from './recipes.ts';
import { recoveryEndpoints } from './recovery.ts';
import { removedRecipeEndpoints } from './removed-recipes.ts';
import { sectionPlaceEndpoints } from './section-places.ts';
import { credentialEndpoints, securityEndpoints } from './security.ts';
import { sharedListEndpoints } from './shared-lists.ts';
import { shoppingListEndpoints } from './shopping-lists.ts';
import { loginEndpoints, signInEndpoints } from './sign-in.ts';
import { storedListEndpoints } from './stored-lists.ts';
import { tasteProfileEndpoints } from './taste-profile.ts';
import { refusedDishEndpoints, weekEndpoints, weekPlanningEndpoints } from './week.ts';

/** All endpoints by module. The browser imports only this file's types. */
export const endpoints = {
  identity: identityEndpoints,
  login: loginEndpoints,
  signIn: signInEndpoints,
  recovery: recoveryEndpoints,
  security: securityEndpoints,
  credentials: credentialEndpoints,
  tasteProfile: tasteProfileEndpoints,
  recipes: recipeEndpoints,
  recipeImport: recipeImportEndpoints,
  ownRecipes: ownRecipeEndpoints,
  removedRecipes: removedRecipeEndpoints,
  recipeCards: recipeCardEndpoints,
  cooked: cookedEndpoints,
  photos: photoEndpoints,
  collections: collectionEndpoints,
  recipeFiles: recipeFileEndpoints,
  favorites: favoriteEndpoints,
  mealPlan: mealPlanEndpoints,
  week: weekEndpoints,
  weekPlanning: weekPlanningEndpoints,
  refusedDishes: refusedDishEndpoints,
  shoppingLists: shoppingListEndpoints,
  sharedLists: sharedListEndpoints,
  sectionPlaces: sectionPlaceEndpoints,
  storedLists: storedListEndpoints,
  receipts: receiptEndpoints,
  prices: priceEndpoints,
  atHome: atHomeEndpoints,
  billing: billingEndpoints,
  checkout: checkoutEndpoints,
  calendar: calendarEndpoints,
  account: accountEndpoints,
  apiKeys: apiKeyEndpoints,
  consents: consentEndpoints,
};

const groupNames: Partial<Record<keyof typeof endpoints, string>> = {
  recipes: 'Recipes',
  recipeImport: 'Recipes',
  ownRecipes: 'Recipes',
  removedRecipes: 'Recipes',
  recipeCards: 'Recipes',
  cooked: 'Recipes',
  photos: 'Recipes',
  collections: 'Recipes',
  recipeFiles: 'Recipes',
  favorites: 'Recipes',
  mealPlan: 'Week',
  week: 'Week',
  weekPlanning: 'Week',
  refusedDishes: 'Week',
  shoppingLists: 'Shopping lists',
  sectionPlaces: 'Shopping lists',
  storedLists: 'Shopping lists',
  receipts: 'Receipts',
  prices: 'Prices',
  atHome: 'Prices',
  tasteProfile: 'Tastes and limits',
};

const groups = new Map(
  Object.entries(endpoints).flatMap(([module, ofModule]) =>
    Object.values(ofModule).map(({ method, path }) => [
      `${method} ${path}`,
      groupNames[module as keyof typeof endpoints] ?? 'Account',
    ]),
  ),
);

/** The group of an endpoint in the documentation. */
export function groupOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return groups.get(`${method} ${path}`) ?? 'Other';
}

type Values<T> = T[keyof T];
type AnyEndpoint = Values<{ [M in keyof typeof endpoints]: Values<(typeof endpoints)[M]> }>;
type Call<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** Maps 'GET /api/meal-plans' to its input and output. */
export type Api = {
  [E in AnyEndpoint as Call<E>]: { input: RawInput<E>; output: Output<E> };
};

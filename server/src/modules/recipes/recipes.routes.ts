import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { generateRecipes, getRecipe, getSamples, getUsage, listOwnRecipes } from './recipes.service.ts';

export function recipeRoutes(api: Api) {
  serve(api, recipeEndpoints.generate, generateRecipes);
  serve(api, recipeEndpoints.samples, getSamples);
  serve(api, recipeEndpoints.usage, getUsage);
  serve(api, recipeEndpoints.get, getRecipe);
  serve(api, recipeEndpoints.listOwn, listOwnRecipes);
}

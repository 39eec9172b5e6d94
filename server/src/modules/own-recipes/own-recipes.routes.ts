import { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { createRecipe, getOwnRecipe, getTemplate, saveRecipe } from './own-recipes.service.ts';
import { findAlike, readRecipe, swapInRecipe } from './read-recipe.service.ts';
import { bringBackRecipe, removeRecipe } from './remove-recipe.service.ts';
import { listVersions, restoreVersion } from './versions.service.ts';

export function ownRecipeRoutes(api: Api) {
  serve(api, ownRecipeEndpoints.read, readRecipe);
  serve(api, ownRecipeEndpoints.swap, swapInRecipe);
  serve(api, ownRecipeEndpoints.findAlike, findAlike);
  serve(api, ownRecipeEndpoints.create, createRecipe);
  serve(api, ownRecipeEndpoints.get, getOwnRecipe);
  serve(api, ownRecipeEndpoints.template, getTemplate);
  serve(api, ownRecipeEndpoints.save, saveRecipe);
  serve(api, ownRecipeEndpoints.remove, removeRecipe);
  serve(api, ownRecipeEndpoints.bringBack, bringBackRecipe);
  serve(api, ownRecipeEndpoints.versions, listVersions);
  serve(api, ownRecipeEndpoints.restore, restoreVersion);
}

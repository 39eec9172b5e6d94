import { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import { removedRecipeEndpoints } from '@plateful/contract/removed-recipes.ts';
import { type Api, type Exchange, serve } from '#http/api.ts';
import { limitEach } from '#http/per-ip-limits.ts';
import { createRecipe, getOwnRecipe, getTemplate, saveRecipe } from './own-recipes.service.ts';
import { findAlike, readRecipe, swapInRecipe } from './read-recipe.service.ts';
import { bringBackRecipe, listRemoved, removeRecipe } from './remove-recipe.service.ts';
import { listVersions, restoreVersion } from './versions.service.ts';

export function ownRecipeRoutes(api: Api) {
  const reading = ({ request }: Exchange) => limitEach(api.context, request, 'reading');
  serve(api, ownRecipeEndpoints.read, async (ctx, input, exchange) => {
    await reading(exchange);
    return readRecipe(ctx, input);
  });
  serve(api, ownRecipeEndpoints.swap, async (ctx, input, exchange) => {
    await reading(exchange);
    return swapInRecipe(ctx, input);
  });
  serve(api, ownRecipeEndpoints.findAlike, async (ctx, input, exchange) => {
    await reading(exchange);
    return findAlike(ctx, input);
  });
  serve(api, ownRecipeEndpoints.create, createRecipe);
  serve(api, ownRecipeEndpoints.get, getOwnRecipe);
  serve(api, ownRecipeEndpoints.template, getTemplate);
  serve(api, ownRecipeEndpoints.save, saveRecipe);
  serve(api, removedRecipeEndpoints.remove, removeRecipe);
  serve(api, removedRecipeEndpoints.bringBack, bringBackRecipe);
  serve(api, removedRecipeEndpoints.removed, listRemoved);
  serve(api, ownRecipeEndpoints.versions, listVersions);
  serve(api, ownRecipeEndpoints.restore, restoreVersion);
}

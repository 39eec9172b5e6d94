import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { limitVisitors } from '#http/per-ip-limits.ts';
import { searchRecipes } from './recipe-search.service.ts';

export function recipeSearchRoutes(api: Api) {
  serve(api, recipeEndpoints.search, async (ctx, search, { request }) => {
    await limitVisitors(ctx, request, 'search');
    return searchRecipes(ctx, search);
  });
}

import { recipeFileEndpoints } from '@plateful/contract/recipe-files.ts';
import { type Api, serve } from '#http/api.ts';
import { sendFile } from '#http/download.ts';
import { limitEach } from '#http/per-ip-limits.ts';
import { getOwnRecipesFile, getRecipeFile } from './recipe-files.service.ts';

export function recipeFileRoutes(api: Api) {
  serve(api, recipeFileEndpoints.one, async (ctx, input, { request, reply }) => {
    await limitEach(ctx, request, 'recipe file');
    return sendFile(reply, await getRecipeFile(ctx, input, () => limitEach(ctx, request, 'composing')));
  });
  serve(api, recipeFileEndpoints.own, async (ctx, input, { reply }) =>
    sendFile(reply, await getOwnRecipesFile(ctx, input)),
  );
}

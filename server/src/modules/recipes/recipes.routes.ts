import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { sendMadeWithEtag } from '#http/conditional.ts';
import { limitVisitors } from '#http/per-address.ts';
import { getRecipe, getSteps, listOwnRecipes } from './recipes.service.ts';
import { getComposedDay, getSamples, readRequest } from './sample-recipes.service.ts';
import { getSharePicture } from './share-picture.service.ts';

/** For pages of others, and not for long: a deleted account's recipes are gone. Asking again costs next to nothing. */
const publicPicture = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
};

export function recipeRoutes(api: Api) {
  serve(api, recipeEndpoints.samples, (ctx, wish, { request }) =>
    getSamples(ctx, wish, () => limitVisitors(ctx, request, 'composing')),
  );
  serve(api, recipeEndpoints.readRequest, readRequest);
  serve(api, recipeEndpoints.day, async (ctx, choice, { request, reply }) => {
    const day = await getComposedDay(ctx, choice, () => limitVisitors(ctx, request, 'composing'));
    // Set last, so that errors are not cached. The answer is the same for everyone until the month ends.
    reply.header('cache-control', 'public, max-age=3600');
    return day;
  });
  serve(api, recipeEndpoints.get, getRecipe);
  serve(api, recipeEndpoints.steps, getSteps);
  serve(api, recipeEndpoints.image, async (ctx, input, exchange) => {
    const charge = () => limitVisitors(ctx, exchange.request, 'picture');
    const picture = await getSharePicture(ctx, input, charge);
    return sendMadeWithEtag(exchange, { ...picture, type: 'image/png', headers: publicPicture });
  });
  serve(api, recipeEndpoints.listOwn, listOwnRecipes);
}

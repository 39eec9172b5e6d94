import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, type Exchange, serve } from '#http/api.ts';
import { sendMadeWithEtag } from '#http/conditional.ts';
import { limitEach } from '#http/per-ip-limits.ts';
import { getRecipe, getSteps, listOwnRecipes } from './recipes.service.ts';
import { getComposedDay, getSamples, readRequest } from './sample-recipes.service.ts';
import { getSharePicture } from './share-picture.service.ts';

/**
 * Usable by other sites, but cached briefly, because recipes of deleted accounts disappear. Revalidation costs almost
 * nothing.
 */
const publicPicture = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
};

export function recipeRoutes(api: Api) {
  const composing =
    ({ request }: Exchange) =>
    () =>
      limitEach(api.context, request, 'composing');
  serve(api, recipeEndpoints.samples, (ctx, wish, exchange) => getSamples(ctx, wish, composing(exchange)));
  serve(api, recipeEndpoints.readRequest, readRequest);
  serve(api, recipeEndpoints.day, async (ctx, choice, exchange) => {
    const day = await getComposedDay(ctx, choice, composing(exchange));
    // Set last, so that errors are not cached. The response is the same for everyone until the month ends.
    exchange.reply.header('cache-control', 'public, max-age=3600');
    return day;
  });
  serve(api, recipeEndpoints.get, (ctx, input, exchange) => getRecipe(ctx, input, composing(exchange)));
  serve(api, recipeEndpoints.steps, (ctx, input, exchange) => getSteps(ctx, input, composing(exchange)));
  serve(api, recipeEndpoints.image, async (ctx, input, exchange) => {
    const picture = await getSharePicture(ctx, input, {
      composing: composing(exchange),
      picture: () => limitEach(ctx, exchange.request, 'picture'),
    });
    return sendMadeWithEtag(exchange, { ...picture, type: 'image/png', headers: publicPicture });
  });
  serve(api, recipeEndpoints.listOwn, listOwnRecipes);
}

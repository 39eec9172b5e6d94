import { generationEvent, recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { sendMadeUnlessKnown } from '#http/conditional.ts';
import { acceptsEvents, sendEvents } from '#http/event-stream.ts';
import { limitVisitors } from '#http/per-address.ts';
import { getSteps } from './cooking.service.ts';
import { getComposedDay } from './day.service.ts';
import { finishGenerations, generateRecipes } from './generation.service.ts';
import { getUsage } from './quota.service.ts';
import { getRecipe, listOwnRecipes } from './recipes.service.ts';
import { getSamples } from './samples.service.ts';
import { searchRecipes } from './search.service.ts';
import { getSharePicture } from './share-picture.service.ts';

/** For pages of others, and not for long: a deleted account's recipes are gone. Asking again costs next to nothing. */
const publicPicture = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
};

export function recipeRoutes(api: Api) {
  serve(api, recipeEndpoints.generate, (ctx, wish, exchange) => {
    if (!acceptsEvents(exchange.request)) return generateRecipes(ctx, wish);
    return sendEvents(exchange, generationEvent, async (send) => {
      const answer = await generateRecipes(ctx, wish, (recipe) => send({ type: 'recipe', recipe }));
      send({ type: 'done', answer });
    });
  });
  api.server.addHook('onClose', finishGenerations);
  serve(api, recipeEndpoints.samples, (ctx, wish, { request }) =>
    getSamples(ctx, wish, () => limitVisitors(ctx, request, 'composing')),
  );
  serve(api, recipeEndpoints.day, async (ctx, choice, { request, reply }) => {
    const day = await getComposedDay(ctx, choice, () => limitVisitors(ctx, request, 'composing'));
    // Only now: an error is not to be kept. It is the same for everybody until the month turns.
    reply.header('cache-control', 'public, max-age=3600');
    return day;
  });
  serve(api, recipeEndpoints.search, async (ctx, search, { request }) => {
    await limitVisitors(ctx, request, 'search');
    return searchRecipes(ctx, search);
  });
  serve(api, recipeEndpoints.usage, getUsage);
  serve(api, recipeEndpoints.get, getRecipe);
  serve(api, recipeEndpoints.steps, getSteps);
  serve(api, recipeEndpoints.image, async (ctx, input, exchange) => {
    const charge = () => limitVisitors(ctx, exchange.request, 'picture');
    const picture = await getSharePicture(ctx, input, charge);
    return sendMadeUnlessKnown(exchange, { ...picture, type: 'image/png', headers: publicPicture });
  });
  serve(api, recipeEndpoints.listOwn, listOwnRecipes);
}

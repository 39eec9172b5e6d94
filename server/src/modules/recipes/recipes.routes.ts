import { generationEvent, recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { acceptsEvents, sendEvents } from '#http/event-stream.ts';
import { finishGenerations, generateRecipes } from './generation.service.ts';
import { getUsage } from './quota.service.ts';
import { getRecipe, listOwnRecipes } from './recipes.service.ts';
import { getSamples } from './samples.service.ts';

export function recipeRoutes(api: Api) {
  serve(api, recipeEndpoints.generate, (ctx, wish, exchange) => {
    if (!acceptsEvents(exchange.request)) return generateRecipes(ctx, wish);
    return sendEvents(exchange, generationEvent, async (send) => {
      const answer = await generateRecipes(ctx, wish, (recipe) => send({ type: 'recipe', recipe }));
      send({ type: 'done', answer });
    });
  });
  api.server.addHook('onClose', finishGenerations);
  serve(api, recipeEndpoints.samples, getSamples);
  serve(api, recipeEndpoints.usage, getUsage);
  serve(api, recipeEndpoints.get, getRecipe);
  serve(api, recipeEndpoints.listOwn, listOwnRecipes);
}

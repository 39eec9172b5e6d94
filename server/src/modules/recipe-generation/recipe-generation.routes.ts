import { generationEvent } from '@plateful/contract/generation-event.ts';
import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Api, serve } from '#http/api.ts';
import { acceptsEvents, sendEvents } from '#http/event-stream.ts';
import { generateRecipes } from './generate-recipes.service.ts';
import { getUsage } from './quota.service.ts';

export function recipeGenerationRoutes(api: Api) {
  serve(api, recipeEndpoints.generate, (ctx, wish, exchange) => {
    if (!acceptsEvents(exchange.request)) return generateRecipes(ctx, wish);
    return sendEvents(exchange, generationEvent, async (send) => {
      const answer = await generateRecipes(ctx, wish, (recipe) => send({ type: 'recipe', recipe }));
      send({ type: 'done', answer });
    });
  });
  serve(api, recipeEndpoints.usage, getUsage);
  // On shutdown, running generations are completed, even if their clients have disconnected.
  api.server.addHook('onClose', () => api.context.memory.generationRuns.ended());
}

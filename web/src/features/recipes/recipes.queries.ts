import { isPaid, type SubscriptionTier } from '@plateful/contract/limits.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';

export type SampleWish = Input<'GET /api/sample-recipes'>;

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/recipe', id],
    queryFn: ({ signal }) => call('GET /api/recipe/{id}', { id }, signal),
  });
}

/** Only for signed-in people. */
export const ownRecipesQuery = queryOptions({
  queryKey: ['/api/user/recipes'],
  queryFn: ({ signal }) => call('GET /api/user/recipes', {}, signal),
});

/** Only for paid plans: the server refuses others. */
export const usageQuery = queryOptions({
  queryKey: ['/api/recipe-usage'],
  queryFn: ({ signal }) => call('GET /api/recipe-usage', {}, signal),
});

export function useUsage(tier: SubscriptionTier | undefined) {
  return useQuery({ ...usageQuery, enabled: tier !== undefined && isPaid(tier) });
}

/** Samples for a wish; null while it is not known yet. The same wish gives the same samples. */
export function useSamples(wish: SampleWish | null) {
  return useQuery({
    queryKey: ['/api/sample-recipes', wish],
    queryFn: async ({ signal, client }) => {
      const answer = await call('GET /api/sample-recipes', wish ?? {}, signal);
      rememberRecipes(client, answer.recipes);
      return answer;
    },
    enabled: wish !== null,
  });
}

/** Their pages then open at once. A stored recipe never changes. */
export function rememberRecipes(client: QueryClient, recipes: readonly Recipe[]) {
  for (const recipe of recipes) client.setQueryData(recipeQuery(recipe.id).queryKey, { recipe });
}

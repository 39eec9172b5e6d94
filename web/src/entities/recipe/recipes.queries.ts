import { recipeCount } from '@plateful/contract/bounds.ts';
import { isPaid, type SubscriptionTier } from '@plateful/contract/plans.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { cachedAnswers, call, type Input, type Output } from '#lib/api.ts';
import { isNotFound, isUnreachable } from '#lib/api-error.ts';
import { isRecipeId } from './recipe-id.ts';

export type SampleWish = Input<'GET /api/sample-recipes'>;

/** Null if the recipe does not exist. */
export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/recipe', id],
    queryFn: ({ signal }) => fetchRecipe(id, signal),
  });
}

async function fetchRecipe(id: string, signal: AbortSignal): Promise<Output<'GET /api/recipe/{id}'> | null> {
  if (!isRecipeId(id)) return null;
  try {
    return await call('GET /api/recipe/{id}', { id }, signal);
  } catch (error) {
    if (isNotFound(error)) return null;
    const cached = isUnreachable(error) ? await recipeOfCachedWeeks(id) : undefined;
    if (!cached) throw error;
    return cached;
  }
}

/** Finds a recipe in the offline cache of weeks, which contain whole recipes unless they are uncommonly long. */
async function recipeOfCachedWeeks(id: string) {
  const weeks = await cachedAnswers('GET /api/week');
  const recipes = weeks.flatMap(({ entries }) => entries.flatMap(({ recipe }) => recipe ?? []));
  const recipe = recipes.find((listed) => listed.id === id && listed.instructions.length > 0);
  return recipe && { recipe };
}

/** The ingredients that each step uses. */
export function stepsQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/recipe', id, 'steps'],
    queryFn: ({ signal }) => call('GET /api/recipe/{id}/steps', { id }, signal),
  });
}

/** Only for paid plans: the server refuses others. */
export const usageQuery = queryOptions({
  queryKey: ['/api/recipe-usage'],
  queryFn: ({ signal }) => call('GET /api/recipe-usage', {}, signal),
});

export function useUsage(tier: SubscriptionTier | undefined) {
  return useQuery({ ...usageQuery, enabled: tier !== undefined && isPaid(tier) });
}

/** The samples first shown to people without dietary limits. */
export const firstSamples = { count: recipeCount.default, seed: 0 } as const;

/** Deterministic: the same wish gives the same samples. */
export function samplesQuery(wish: SampleWish | null) {
  return queryOptions({
    queryKey: ['/api/sample-recipes', wish],
    queryFn: async ({ signal, client }) => {
      const answer = await call('GET /api/sample-recipes', wish ?? {}, signal);
      rememberRecipes(client, answer.recipes);
      return answer;
    },
  });
}

/** The server's interpretation of a request in free text. */
export function readingQuery(text: string) {
  return queryOptions({
    queryKey: ['/api/recipe-request', text],
    queryFn: ({ signal }) => call('GET /api/recipe-request', { text }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Keep the previous chips while loading.
    placeholderData: keepPreviousData,
  });
}

/** Samples for a wish; disabled while it is null. */
export function useSamples(wish: SampleWish | null) {
  return useQuery({ ...samplesQuery(wish), enabled: wish !== null });
}

/** Fills the cache so that their pages open at once. Stored recipes are immutable. */
export function rememberRecipes(client: QueryClient, recipes: readonly Recipe[]) {
  for (const recipe of recipes) client.setQueryData(recipeQuery(recipe.id).queryKey, () => ({ recipe }));
}

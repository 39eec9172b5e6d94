import { isPaid, type SubscriptionTier } from '@plateful/contract/limits.ts';
import type { Recipe, Usage } from '@plateful/contract/recipes.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { type GeneratedBatch, keepBatch } from './batch.ts';
import { toastFailure, toastGenerated } from './generation-toasts.ts';

export type SampleWish = Input<'GET /api/sample-recipes'>;
type GenerateWish = Input<'POST /api/generate-recipes'>;

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

const generateKey = ['/api/generate-recipes'];

/** Writes recipes for a paid plan. What follows from the answer happens also when the page has been left. */
export function useGenerateRecipes(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: generateKey,
    mutationFn: (wish: GenerateWish) => call('POST /api/generate-recipes', wish),
    onSuccess: ({ recipes, isOpenAIGenerated, usage, notice }) => {
      rememberRecipes(client, recipes);
      const ids = recipes.map((recipe) => recipe.id);
      const batch: GeneratedBatch = { kind: 'generated', owner, ids, isFallback: !isOpenAIGenerated };
      keepBatch(client, notice === undefined ? batch : { ...batch, notice });
      if (usage) client.setQueryData(usageQuery.queryKey, { usage });
      void client.invalidateQueries({ queryKey: ownRecipesQuery.queryKey });
      toastGenerated(recipes.length, isOpenAIGenerated);
    },
    onError: (error) => {
      const usage = usageIn(error);
      if (usage) client.setQueryData(usageQuery.queryKey, { usage });
      toastFailure(error);
    },
  });
}

/** When the generation that is under way began; null without one. Known also to a page that was left and opened again. */
export function useGenerationStart(): number | null {
  const starts = useMutationState({
    filters: { mutationKey: generateKey, status: 'pending' },
    select: (mutation) => mutation.state.submittedAt,
  });
  return starts.at(-1) ?? null;
}

/** Their pages then open at once. A stored recipe never changes. */
function rememberRecipes(client: QueryClient, recipes: readonly Recipe[]) {
  for (const recipe of recipes) client.setQueryData(recipeQuery(recipe.id).queryKey, { recipe });
}

/** The usage that an error's JSON may carry. */
function usageIn(error: unknown): Usage | null {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('usage' in body)) return null;
  const usage = body.usage as Partial<Usage> | null;
  const figures = [usage?.generatedThisMonth, usage?.limit, usage?.remainingThisMonth];
  return figures.every((figure) => typeof figure === 'number') ? (usage as Usage) : null;
}

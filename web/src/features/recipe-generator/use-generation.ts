import type { GenerationEvent } from '@plateful/contract/generation-event.ts';
import type { Generated, Usage } from '@plateful/contract/recipes.ts';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownRecipesAdded } from '#entities/recipe/recipe-cards.queries.ts';
import { rememberRecipes, usageQuery } from '#entities/recipe/recipes.queries.ts';
import { callEvents } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { keepBatch } from './batch.ts';
import {
  begin,
  type Generation,
  type GenerationWish,
  inOrderOfArrival,
  withFailure,
  withRecipe,
} from './generation.ts';
import { toastGenerated, toastGenerationFailure } from './generation-toasts.ts';

const generationKey = ['/api/generate-recipes'];

/** The current generation, or the last failed one. It continues in the background when the user leaves the page. */
export function useGeneration(owner: string) {
  const client = useQueryClient();
  const { data } = useQuery<Generation | null>({
    queryKey: generationKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const generation = data?.owner === owner ? data : null;
  return {
    generation,
    generate: (wish: Omit<GenerationWish, 'idempotencyKey'>) =>
      void run(client, owner, { ...wish, idempotencyKey: newKey() }),
    // Uses the same idempotency key: recipes that were written but not received are sent again and count once.
    retry: () => generation && void run(client, owner, generation.wish),
  };
}

async function run(client: QueryClient, owner: string, wish: GenerationWish): Promise<void> {
  const previous = read(client);
  // A double click is one request.
  if (previous && previous.error === null) return;
  write(client, begin({ owner, wish, startedAt: Date.now() }, previous));
  try {
    for await (const event of events(wish)) {
      if (event.type === 'error') throw new ApiError(200, JSON.stringify(event.error));
      if (event.type === 'done') return finish(client, owner, event.answer);
      rememberRecipes(client, [event.recipe]);
      change(client, (generation) => withRecipe(generation, event.recipe));
    }
    throw new ApiError(0, 'The connection ended before the answer did.');
  } catch (error) {
    fail(client, error);
  }
}

function events(wish: GenerationWish): AsyncGenerator<GenerationEvent> {
  // Loaded in parallel with the generation, so that the schemas are not part of the main bundle.
  const contract = import('@plateful/contract/generation-event.ts');
  contract.catch(() => undefined);
  return callEvents(
    'POST /api/generate-recipes',
    wish,
    async (event) => (await contract).generationEvent.parse(event),
    (answer) => ({ type: 'done', answer }),
  );
}

function finish(client: QueryClient, owner: string, answer: Generated): void {
  const { isFallback, usage, notice } = answer;
  const recipes = inOrderOfArrival(read(client) ?? { recipes: [] }, answer.recipes);
  rememberRecipes(client, recipes);
  const ids = recipes.map((recipe) => recipe.id);
  const request = read(client)?.wish.customRequest;
  keepBatch(client, {
    kind: 'generated',
    owner,
    ids,
    isFallback,
    ...(notice !== undefined && { notice }),
    ...(request !== undefined && { request }),
  });
  write(client, null);
  if (usage) client.setQueryData(usageQuery.queryKey, { usage });
  void ownRecipesAdded(client);
  toastGenerated(recipes, isFallback);
}

function fail(client: QueryClient, error: unknown): void {
  change(client, (generation) => withFailure(generation, error));
  const usage = usageIn(error);
  if (usage) client.setQueryData(usageQuery.queryKey, { usage });
  void ownRecipesAdded(client);
  toastGenerationFailure(error);
}

function read(client: QueryClient): Generation | null {
  return client.getQueryData<Generation | null>(generationKey) ?? null;
}

function write(client: QueryClient, generation: Generation | null): void {
  client.setQueryData<Generation | null>(generationKey, generation);
}

function change(client: QueryClient, by: (generation: Generation) => Generation): void {
  const generation = read(client);
  if (generation) write(client, by(generation));
}

/** The usage in an error's response, if any. */
export function usageIn(error: unknown): Usage | null {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('usage' in body)) return null;
  const usage = body.usage as Partial<Usage> | null;
  const figures = [usage?.generatedThisMonth, usage?.limit, usage?.remainingThisMonth];
  return figures.every((figure) => typeof figure === 'number') ? (usage as Usage) : null;
}

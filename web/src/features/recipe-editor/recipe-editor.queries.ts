import type { DocumentReading } from '@plateful/contract/own-recipes.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { recipesChanged } from '#entities/recipe/remove-recipe.tsx';
import { call, type Output } from '#lib/api.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { documentIn, type RecipeValues } from './recipe-values.ts';

export type ReadLine = DocumentReading['lines'][number];

/** Fetched once when the editor opens, so that a refetch cannot change the form. */
export function ownDocumentQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/own-recipes', id],
    queryFn: ({ signal }) => call('GET /api/own-recipes/{id}', { id }, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/recipe', id, 'document'],
    queryFn: ({ signal }) => call('GET /api/recipe/{id}/document', { id }, signal),
    gcTime: 0,
  });
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/own-recipes', id, 'versions'],
    queryFn: ({ signal }) => call('GET /api/own-recipes/{id}/versions', { id }, signal),
    staleTime: 0,
  });
}

/** Debounce of the interpretation, in milliseconds. */
const pause = 350;

/** The server's interpretation of the form by line. Keeps the previous one while loading. */
export function useReading(values: RecipeValues) {
  const { title, description, lines, steps, servings } = documentIn(values);
  const content = useDebounced(JSON.stringify({ title, description, lines, steps, servings }), pause);
  const { data } = useQuery({
    queryKey: ['/api/own-recipes/reading', content],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(content) as Parameters<typeof call<'POST /api/own-recipes/reading'>>[1];
      const reading = await call('POST /api/own-recipes/reading', body, signal);
      // Keyed by text, so that lines keep their hints while others are added or removed.
      const byText = new Map(body.lines.map(({ text }, index) => [text, reading.lines[index]!]));
      return { ...reading, byText };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return lines.length > 0 || steps.length > 0 ? data : undefined;
}

/** Call after a save: updates the recipe's page, lists and the week. */
export async function showSaved(
  client: QueryClient,
  { recipe }: Output<'PUT /api/own-recipes/{id}'>,
): Promise<void> {
  client.setQueryData(recipeQuery(recipe.id).queryKey, () => ({ recipe }));
  await recipesChanged(client);
}

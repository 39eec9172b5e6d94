import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toastFailure } from '#ui/toast-store.ts';

export function notesQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['/api/recipe-notes', recipeId],
    queryFn: ({ signal }) => call('GET /api/recipe-notes/{recipeId}', { recipeId }, signal),
  });
}

export const cookedPage = 60;

export const cookedKey = ['/api/cooked'];

type NotesChange = { note: string | null } | { rating: number | null };

/** Optimistic; rolled back on failure. */
export function useSaveNotes(recipeId: string) {
  const client = useQueryClient();
  const { queryKey } = notesQuery(recipeId);
  return useMutation({
    scope: { id: `notes ${recipeId}` },
    mutationFn: (change: NotesChange) => call('PATCH /api/recipe-notes/{recipeId}', { recipeId, ...change }),
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (old) => old && { notes: { ...old.notes, ...change } });
      return before;
    },
    onError(error, _change, before) {
      client.setQueryData(queryKey, before);
      toastFailure('Not saved', serverMessageOf(error) ?? 'Please try again in a moment.');
    },
    onSuccess(answer) {
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: cookedKey });
    },
  });
}

/** Call after a change of cooked dishes: refetches the log and the recipes' notes. */
export async function cookedChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: cookedKey }),
    client.invalidateQueries({ queryKey: ['/api/recipe-notes'] }),
  ]);
}

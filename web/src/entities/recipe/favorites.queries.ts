import type { Favorite } from '@plateful/contract/favorites.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isGone, serverMessageOf } from '#lib/api-error.ts';
import { useUser } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';

/** Only for signed-in people. */
export const favoritesQuery = queryOptions({
  queryKey: ['/api/user/favorites'],
  queryFn: ({ signal }) => call('GET /api/user/favorites', {}, signal),
});

const toggleKey = (recipeId: string) => ['/api/user/favorites', 'toggle', recipeId];

/**
 * Whether a recipe is a favorite of the user, and a way to change it. What was wished last shows at once, in every
 * place that shows the recipe, and goes back if it fails.
 */
export function useToggleFavorite(recipeId: string) {
  const client = useQueryClient();
  const { state } = useUser();
  const { data } = useQuery({ ...favoritesQuery, enabled: state === 'user' });
  const wishes = useMutationState({
    filters: { mutationKey: toggleKey(recipeId), status: 'pending' },
    select: (mutation) => mutation.state.variables as boolean,
  });
  const isStored = data?.favorites.some((favorite) => favorite.recipeId === recipeId) ?? false;
  const isFavorite = wishes.at(-1) ?? isStored;

  const { mutate } = useMutation({
    mutationKey: toggleKey(recipeId),
    // Quick presses are sent one after the other.
    scope: { id: `favorite ${recipeId}` },
    mutationFn: (wanted: boolean) =>
      wanted ? addFavorite(client, recipeId) : dropFavorite(client, recipeId),
    onError: (error) => {
      toast(favoriteFailure(error));
    },
  });

  return { isFavorite, toggle: () => mutate(!isFavorite) };
}

export function favoriteFailure(error: unknown): Parameters<typeof toast>[0] {
  return {
    title: 'Error',
    description: serverMessageOf(error) ?? 'Failed to update favorites',
    variant: 'destructive',
  };
}

export async function addFavorite(client: QueryClient, recipeId: string): Promise<void> {
  const { favorite } = await call('POST /api/user/favorites', { recipeId });
  await putFavorite(client, recipeId, favorite);
}

async function dropFavorite(client: QueryClient, recipeId: string): Promise<void> {
  await removeFavorite(recipeId);
  await putFavorite(client, recipeId, null);
}

/** What the server answered, in the list of those that are known. */
async function putFavorite(client: QueryClient, recipeId: string, added: Favorite | null): Promise<void> {
  // An answer that is on its way may be older than this change.
  await client.cancelQueries({ queryKey: favoritesQuery.queryKey });
  if (!client.getQueryData(favoritesQuery.queryKey)) {
    return client.invalidateQueries({ queryKey: favoritesQuery.queryKey });
  }
  client.setQueryData(favoritesQuery.queryKey, (old) => {
    const others = old?.favorites.filter((favorite) => favorite.recipeId !== recipeId) ?? [];
    return { favorites: added ? [added, ...others] : others };
  });
}

/** One that is gone already, removed in another tab, is as removed as it can be. */
async function removeFavorite(recipeId: string): Promise<void> {
  try {
    await call('DELETE /api/user/favorites/{recipeId}', { recipeId });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

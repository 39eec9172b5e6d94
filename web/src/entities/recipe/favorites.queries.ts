import { pageBounds } from '@plateful/contract/bounds.ts';
import {
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';
import { isNotFound, serverMessageOf } from '#lib/api-error.ts';
import { batched } from '#lib/batched.ts';
import { useUser } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';
import { favoriteCardsQuery } from './recipe-cards.queries.ts';

/** One request for all recipes on a page. */
const isAmongFavorites = batched(pageBounds.max, async (ids) => {
  const among = new Set((await call('GET /api/favorites-among', { ids })).ids);
  return (id) => among.has(id);
});

/** Only for signed-in people. */
function markQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['/api/user/favorites', 'mark', recipeId],
    queryFn: () => isAmongFavorites(recipeId),
  });
}

const toggleKey = (recipeId: string) => ['/api/user/favorites', 'toggle', recipeId];

/**
 * Whether a recipe is a favorite, and a function to change it. Updates are optimistic everywhere the recipe is shown,
 * and rolled back on failure.
 */
export function useToggleFavorite(recipeId: string) {
  const client = useQueryClient();
  const { state } = useUser();
  const { data: isStored = false } = useQuery({ ...markQuery(recipeId), enabled: state === 'user' });
  const wishes = useMutationState({
    filters: { mutationKey: toggleKey(recipeId), status: 'pending' },
    select: (mutation) => mutation.state.variables as boolean,
  });
  const isFavorite = wishes.at(-1) ?? isStored;

  const { mutate } = useMutation({
    mutationKey: toggleKey(recipeId),
    // Sends rapid clicks in sequence.
    scope: { id: `favorite ${recipeId}` },
    mutationFn: (isFavorite: boolean) =>
      isFavorite ? addFavorite(client, recipeId) : dropFavorite(client, recipeId),
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
  await call('POST /api/user/favorites', { recipeId });
  await putMark(client, recipeId, true);
}

async function dropFavorite(client: QueryClient, recipeId: string): Promise<void> {
  await removeFavorite(recipeId);
  await putMark(client, recipeId, false);
}

/** Optimistic update. Lists of favorites are refetched; a removed recipe disappears from them at once. */
async function putMark(client: QueryClient, recipeId: string, isFavorite: boolean): Promise<void> {
  const { queryKey } = markQuery(recipeId);
  // A response in flight may be older than this change.
  await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries(lists)]);
  client.setQueryData(queryKey, isFavorite);
  if (!isFavorite) {
    client.setQueryData(favoriteCardsQuery.queryKey, (old) => old && withoutCard(old, recipeId));
  }
  void client.invalidateQueries({ queryKey: ['/api/user/overview'] });
  void client.invalidateQueries(lists);
}

/** Matches the lists of favorites, not the marks of single recipes. */
const lists: QueryFilters = {
  predicate: ({ queryKey: [first, second] }) => first === '/api/user/favorites' && second !== 'mark',
};

type Cards = InfiniteData<Output<'GET /api/favorite-recipes'>, unknown>;

function withoutCard({ pages, ...rest }: Cards, id: string): Cards {
  const isThere = pages.some(({ recipes }) => recipes.some((recipe) => recipe.id === id));
  return {
    ...rest,
    pages: pages.map(({ recipes, total, ...page }) => ({
      ...page,
      recipes: recipes.filter((recipe) => recipe.id !== id),
      total: total === undefined ? undefined : total - Number(isThere),
    })),
  };
}

/** Already removed in another tab counts as removed. */
async function removeFavorite(recipeId: string): Promise<void> {
  try {
    await call('DELETE /api/user/favorites/{recipeId}', { recipeId });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

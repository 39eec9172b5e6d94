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

/** Which of the recipes on a page are favorites is asked at once for all of them. */
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
 * Whether a recipe is a favorite of the user, and a way to change it. What was wished last shows at once, in every
 * place that shows the recipe, and goes back if it fails.
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
  await call('POST /api/user/favorites', { recipeId });
  await putMark(client, recipeId, true);
}

async function dropFavorite(client: QueryClient, recipeId: string): Promise<void> {
  await removeFavorite(recipeId);
  await putMark(client, recipeId, false);
}

/** The heart shows it at once; the lists of favorites are asked for anew, and lose what was removed right away. */
async function putMark(client: QueryClient, recipeId: string, isFavorite: boolean): Promise<void> {
  const { queryKey } = markQuery(recipeId);
  // An answer that is on its way may be older than this change.
  await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries(lists)]);
  client.setQueryData(queryKey, isFavorite);
  if (!isFavorite) {
    client.setQueryData(favoriteCardsQuery.queryKey, (old) => old && withoutCard(old, recipeId));
  }
  void client.invalidateQueries({ queryKey: ['/api/user/overview'] });
  void client.invalidateQueries(lists);
}

/** Of favorites; other hearts know nothing new. */
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

/** One that is gone already, removed in another tab, is as removed as it can be. */
async function removeFavorite(recipeId: string): Promise<void> {
  try {
    await call('DELETE /api/user/favorites/{recipeId}', { recipeId });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { isGone } from '#lib/api-error.ts';
import { toastDeleteFailure, toastGenerated, toastGenerateFailure } from './list-toasts.ts';
import { addList, dropList, listsKey, withUnsent } from './send-changes.ts';
import { forgetUnsent } from './unsent-changes.ts';

/** Only for signed-in people. */
export const shoppingListsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: async ({ signal, client }) => {
    const { shoppingLists } = await call('GET /api/shopping-lists', {}, signal);
    return { shoppingLists: shoppingLists.map((list) => withUnsent(client, list)) };
  },
  // Ticks made without a connection are shown from here, however long the page was left.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Active and archived lists, newest first. */
export function useShoppingLists() {
  const { data, isFetching, refetch } = useQuery(shoppingListsQuery);
  const lists = data?.shoppingLists;
  return {
    state: lists ? ('ready' as const) : isFetching ? ('loading' as const) : ('error' as const),
    active: lists?.filter((list) => !list.isArchived) ?? [],
    archived: lists?.filter((list) => list.isArchived) ?? [],
    retry: () => void refetch(),
  };
}

/** Makes a list from what is planned; `goToPlanner` is offered where nothing is. */
export function useGenerateList(goToPlanner: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Input<'POST /api/generate-shopping-list'>) =>
      call('POST /api/generate-shopping-list', wanted),
    onSuccess: ({ shoppingList }) => {
      addList(client, shoppingList);
      toastGenerated(shoppingList.items.length);
    },
    onError: (error) => toastGenerateFailure(error, goToPlanner),
  });
}

export function useDeleteList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteList,
    onSuccess: (_, id) => {
      dropList(client, id);
      forgetUnsent(id);
    },
    onError: toastDeleteFailure,
  });
}

/** A list that is gone already, deleted in another tab, is as deleted as it can be. */
async function deleteList(id: string): Promise<void> {
  try {
    await call('DELETE /api/shopping-lists/{id}', { id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

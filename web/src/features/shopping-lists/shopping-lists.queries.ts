import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, type Input } from '#lib/api.ts';
import { isGone } from '#lib/api-error.ts';
import { dropList, listsKey, newerOf, ownList, ownQueue, putList, readList } from './account-lists.ts';
import { toastDeleteFailure, toastGenerated, toastGenerateFailure } from './list-toasts.ts';
import { syncList } from './send-changes.ts';
import { withOperations } from './shown-list.ts';

/** Only for signed-in people. */
export const shoppingListsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: async ({ signal, client }) => {
    const queue = ownQueue(client);
    await queue.load();
    const { shoppingLists } = await call('GET /api/shopping-lists', {}, signal);
    for (const { clock } of shoppingLists) queue.observe(clock);
    // Once they are shown: what an earlier visit has left.
    setTimeout(() => {
      for (const id of Object.keys(queue.all())) syncList(client, ownList(client, id));
    });
    return { shoppingLists: shoppingLists.map((list) => newerOf(readList(client, list.id), list)) };
  },
  // Ticks made without a connection are shown from here, however long the page was left.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Active and archived lists, newest first. */
export function useShoppingLists() {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery(shoppingListsQuery);
  const queue = ownQueue(client);
  const waiting = useSyncExternalStore(queue.subscribe, queue.all, queue.all);
  const lists = data?.shoppingLists.map((list) => withOperations(list, waiting[list.id] ?? []));
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
      putList(client, shoppingList);
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
      const queue = ownQueue(client);
      queue.remove(id, queue.of(id));
    },
    onError: toastDeleteFailure,
  });
}

/** A list that is gone already, deleted in another tab, is as deleted as it can be. */
async function deleteList(id: ShoppingList['id']): Promise<void> {
  try {
    await call('DELETE /api/shopping-lists/{id}', { id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

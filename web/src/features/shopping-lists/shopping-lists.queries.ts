import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { ArchivedList } from '@plateful/contract/stored-lists.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, type Input } from '#lib/api.ts';
import { isNotFound, isUnreachable } from '#lib/api-error.ts';
import { byCursor } from '#lib/paging.ts';
import { userQueryKey } from '#lib/session.ts';
import {
  archivedKey,
  dropList,
  listsKey,
  newerOf,
  ownList,
  ownQueue,
  ownUnsentLists,
  putList,
  readList,
} from './account-lists.ts';
import { goToList } from './focus-heading.ts';
import {
  toastDeleteFailure,
  toastGenerated,
  toastGenerateFailure,
  toastUpdateFailure,
} from './list-toasts.ts';
import { restoreList } from './restore-list.ts';
import { syncList } from './send-changes.ts';
import { withOperations } from './shown-list.ts';
import { shownUnsentList } from './unsent-lists.ts';

/** Only for signed-in people. */
const shoppingListsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: async ({ signal, client }) => {
    const queue = ownQueue(client);
    const unsentLists = ownUnsentLists(client);
    await Promise.all([queue.load(), unsentLists.load()]);
    const { shoppingLists } = await call('GET /api/active-lists', {}, signal);
    const isListed = (id: string) => shoppingLists.some((list) => list.id === id);
    for (const [id, [list]] of Object.entries(unsentLists.all())) {
      if (list && !isListed(id)) shoppingLists.unshift(shownUnsentList(id, list));
    }
    // Include lists archived on another device that have unsent changes here.
    const waiting = Object.keys(queue.all()).filter((id) => !isListed(id));
    for (const id of waiting) shoppingLists.push(...(await listIfThere(id, signal)));
    for (const { clock } of shoppingLists) queue.observe(clock);
    // Deferred until they are shown: sends changes left over from an earlier visit.
    setTimeout(() => {
      for (const id of Object.keys(unsentLists.all())) syncList(client, ownList(client, id), 1);
      for (const id of Object.keys(queue.all())) syncList(client, ownList(client, id));
    });
    return { shoppingLists: shoppingLists.map((list) => newerOf(readList(client, list.id), list)) };
  },
  // Never collected, so that offline changes can be shown whenever the user returns.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Asks for the lists once the user is known. */
export async function prefetchLists(client: QueryClient): Promise<void> {
  if (client.getQueryData(userQueryKey)) await client.prefetchQuery(shoppingListsQuery);
}

async function listIfThere(id: string, signal: AbortSignal): Promise<ShoppingList[]> {
  try {
    return [(await call('GET /api/shopping-lists/{id}', { id }, signal)).shoppingList];
  } catch (error) {
    if (isNotFound(error) || isUnreachable(error)) return [];
    throw error;
  }
}

const archivedListsQuery = infiniteQueryOptions({
  queryKey: archivedKey,
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/archived-lists', { cursor }, signal),
  ...byCursor,
});

/** One complete list. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: [...listsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/shopping-lists/{id}', { id }, signal),
    staleTime: 0,
  });
}

/** Complete active lists and the names of archived ones, newest first. */
export function useShoppingLists() {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery(shoppingListsQuery);
  const archive = useInfiniteQuery(archivedListsQuery);
  const queue = ownQueue(client);
  const waiting = useSyncExternalStore(queue.subscribe, queue.all, queue.all);
  const lists = data?.shoppingLists.map((list) => withOperations(list, waiting[list.id] ?? []));
  return {
    state: lists ? ('ready' as const) : isFetching ? ('loading' as const) : ('error' as const),
    active: lists?.filter((list) => !list.isArchived) ?? [],
    archive,
    archived: lists ? archivedAmong(lists, archive.data?.pages.flatMap((page) => page.lists) ?? []) : [],
    retry: () => void refetch(),
  };
}

/** Lists archived on this page, then the previously archived ones, without restored ones. */
function archivedAmong(lists: readonly ShoppingList[], before: readonly ArchivedList[]): ArchivedList[] {
  const ids = new Set(lists.map(({ id }) => id));
  const fresh = lists
    .filter((list) => list.isArchived)
    .map((list) => ({ ...list, items: list.items.length }));
  const merged = [...fresh, ...before.filter(({ id }) => !ids.has(id))];
  return merged.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Restores an archived list; its items are loaded first. */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: ArchivedList) => {
      await restoreList(client, id);
      goToList(id);
    },
    onError: toastUpdateFailure,
  });
}

/** Generates a list from the plan; `goToPlanner` is offered if no meals are planned. */
export function useGenerateList(goToPlanner: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Input<'POST /api/generate-shopping-list'>) =>
      call('POST /api/generate-shopping-list', request),
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
      const [queue, unsentLists] = [ownQueue(client), ownUnsentLists(client)];
      queue.remove(id, queue.of(id));
      unsentLists.remove(id, unsentLists.of(id));
    },
    onError: toastDeleteFailure,
  });
}

/** Already deleted in another tab counts as deleted. */
async function deleteList(id: ShoppingList['id']): Promise<void> {
  try {
    await call('DELETE /api/shopping-lists/{id}', { id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

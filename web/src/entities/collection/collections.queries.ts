import type { Collection } from '@plateful/contract/collections.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { useUser } from '#lib/session.ts';
import { toastFailure } from '#ui/toast-store.ts';

/** Only for signed-in people. */
export const collectionsQuery = queryOptions({
  queryKey: ['/api/collections'],
  queryFn: ({ signal }) => call('GET /api/collections', {}, signal),
});

export function useCollections() {
  const { state } = useUser();
  return useQuery({ ...collectionsQuery, enabled: state === 'user' });
}

/** Optimistic where possible, and refetched afterwards. */
export function useCollectionChanges() {
  const client = useQueryClient();
  const settled = {
    onError: (error: unknown) =>
      toastFailure('Collection not changed', serverMessageOf(error) ?? 'Please try again in a moment.'),
    onSettled: () => client.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
  };
  const create = useMutation({
    mutationFn: (name: string) => call('POST /api/collections', { name }),
    ...settled,
  });
  const rename = useMutation({
    mutationFn: (change: { id: string; name: string }) => call('PATCH /api/collections/{id}', change),
    ...settled,
  });
  const order = useMutation({
    mutationFn: (change: { id: string; recipeIds: string[] }) => call('PATCH /api/collections/{id}', change),
    onMutate: ({ id, recipeIds }) => put(client, id, () => recipeIds),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/collections/{id}', { id }),
    ...settled,
  });
  const include = useMutation({
    mutationFn: ({ id, recipeId, isIn }: { id: string; recipeId: string; isIn: boolean }) =>
      isIn
        ? call('PUT /api/collections/{id}/recipes/{recipeId}', { id, recipeId })
        : call('DELETE /api/collections/{id}/recipes/{recipeId}', { id, recipeId }),
    onMutate: ({ id, recipeId, isIn }) =>
      put(client, id, (ids) => [...ids.filter((listed) => listed !== recipeId), ...(isIn ? [recipeId] : [])]),
    ...settled,
  });
  return { create, rename, order, remove, include };
}

function put(client: QueryClient, id: string, change: (recipeIds: string[]) => string[]) {
  client.setQueryData(
    collectionsQuery.queryKey,
    (old) => old && { collections: old.collections.map((collection) => changed(collection, id, change)) },
  );
}

function changed(collection: Collection, id: string, change: (recipeIds: string[]) => string[]): Collection {
  return collection.id === id ? { ...collection, recipeIds: change(collection.recipeIds) } : collection;
}

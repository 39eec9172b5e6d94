import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, updateCachedAnswer } from '#lib/api.ts';
import { type SessionUser, userQueryKey } from '#lib/session.ts';
import { queueOf } from './change-queue.ts';
import { isRefusal, type ListPlace } from './send-changes.ts';
import { unsentListsOf } from './unsent-lists.ts';

// The cached lists of the signed-in user as the server has them. Unsent changes are in the queue.

/** Key of the active lists, including those that were archived or restored since the last fetch. */
export const listsKey = ['/api/shopping-lists'];
/** Nested, so that both are invalidated together. */
export const archivedKey = [...listsKey, 'archived'];

type Lists = { shoppingLists: ShoppingList[] };

export function ownQueue(client: QueryClient) {
  return queueOf(ownerOf(client));
}

export function ownUnsentLists(client: QueryClient) {
  return unsentListsOf(ownerOf(client));
}

function ownerOf(client: QueryClient): string {
  return client.getQueryData<SessionUser>(userQueryKey)?.id ?? '';
}

export function ownList(client: QueryClient, id: string): ListPlace {
  return {
    id,
    queue: ownQueue(client),
    unsentLists: ownUnsentLists(client),
    hasFoods: true,
    read: () => readList(client, id),
    write: (list) =>
      change(client, (lists) =>
        lists.map((listed) => (listed.id === id ? { ...listed, ...list, items: [...list.items] } : listed)),
      ),
    drop: () => dropList(client, id),
    async sync(sent) {
      await createUnsentList(client, id);
      return call('POST /api/shopping-lists/{id}/sync', { id, ...sent });
    },
  };
}

/** Creates a list on the server that was created offline. If the server rejects it, its changes are dropped as well. */
async function createUnsentList(client: QueryClient, id: string): Promise<void> {
  const unsentLists = ownUnsentLists(client);
  const [list] = unsentLists.of(id);
  if (!list) return;
  try {
    await call('POST /api/shopping-lists', { id, name: list.name });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    unsentLists.remove(id, unsentLists.of(id));
    const queue = ownQueue(client);
    queue.remove(id, queue.of(id));
    dropList(client, id);
    throw error;
  }
  unsentLists.remove(id, unsentLists.of(id));
}

export function readList(client: QueryClient, id: string): ShoppingList | undefined {
  return readLists(client)?.find((list) => list.id === id);
}

export function readLists(client: QueryClient): readonly ShoppingList[] | undefined {
  return client.getQueryData<Lists>(listsKey)?.shoppingLists;
}

/** Stores a list from the server; a new one comes first. */
export function putList(client: QueryClient, next: ShoppingList) {
  ownQueue(client).observe(next.clock);
  change(client, (lists) =>
    lists.some(({ id }) => id === next.id)
      ? lists.map((list) => (list.id === next.id ? newerOf(list, next) : list))
      : [next, ...lists],
  );
}

export function dropList(client: QueryClient, id: string) {
  change(client, (lists) => lists.filter((list) => list.id !== id));
  void client.invalidateQueries({ queryKey: archivedKey });
}

/** Responses may arrive out of order. */
export function newerOf(current: ShoppingList | undefined, next: ShoppingList): ShoppingList {
  return current && current.version > next.version ? current : next;
}

function change(client: QueryClient, update: (lists: ShoppingList[]) => ShoppingList[]) {
  const next = client.setQueryData<Lists>(
    listsKey,
    (data) => data && { shoppingLists: update(data.shoppingLists) },
  );
  // The server's answer would include neither archived lists nor lists that it has not received yet.
  const unsentLists = ownUnsentLists(client);
  const shoppingLists = next?.shoppingLists.filter(
    (list) => !list.isArchived && unsentLists.of(list.id).length === 0,
  );
  if (shoppingLists) updateCachedAnswer('GET /api/active-lists', {}, { shoppingLists });
}

import type { ListEvent } from '@plateful/contract/shopping-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refetchActive } from '#lib/refetch-active.ts';
import { useEvents } from '#lib/use-events.ts';
import { dropList, listsKey, ownList, ownQueue, readList } from './account-lists.ts';
import { sectionPlacesQuery } from './section-order.queries.ts';
import { syncList } from './send-changes.ts';

/** Shows changes from other devices and tabs. */
export function useLiveOwnLists(): void {
  const client = useQueryClient();

  function refetch() {
    for (const queryKey of [listsKey, sectionPlacesQuery.queryKey]) void refetchActive(client, queryKey);
  }

  function onEvent({ listId, version }: ListEvent) {
    if (version === null) {
      const queue = ownQueue(client);
      queue.remove(listId, queue.of(listId));
      dropList(client, listId);
    } else if (readList(client, listId)) syncList(client, ownList(client, listId), version);
    else refetch();
  }

  useEvents<ListEvent>('/api/shopping-list-events', onEvent, refetch);
}

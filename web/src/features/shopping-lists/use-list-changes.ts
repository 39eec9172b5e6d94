import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ownList } from './account-lists.ts';
import { toastArchived, toastCompleted } from './list-toasts.ts';
import { changeList, type ListPlace, sendingKey } from './send-changes.ts';

/** What one does to a list in the shop; all of it shows at once and works without a connection. */
export function useListChanges(id: string) {
  const client = useQueryClient();
  const place = ownList(client, id);

  /** Ticks an item; a list whose every item is checked is archived (docs/product.md, States). */
  function tick(item: string, checked: boolean) {
    const next = changeList(client, place, [{ item, set: { checked } }]);
    if (next?.isArchived) {
      toastCompleted(() =>
        changeList(client, place, [
          { item, set: { checked: false } },
          { item: null, set: { isArchived: false } },
        ]),
      );
    }
    return next;
  }

  function archive() {
    changeList(client, place, [{ item: null, set: { isArchived: true } }]);
    toastArchived(() => changeList(client, place, [{ item: null, set: { isArchived: false } }]));
  }

  return { tick, archive };
}

/** How many changes of the list are on this device only, because the server cannot be reached. */
export function useWaiting({ id, queue }: Pick<ListPlace, 'id' | 'queue'>): number {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
  const waiting = useSyncExternalStore(
    queue.subscribe,
    () => queue.of(id).length,
    () => 0,
  );
  const failures = useMutationState({
    filters: { mutationKey: sendingKey(id), status: 'pending' },
    select: (mutation) => mutation.state.failureCount,
  });
  return !isOnline || failures.some((count) => count > 0) ? waiting : 0;
}

import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { progressOf, tickItem } from './list-progress.ts';
import { toastArchived, toastCompleted } from './list-toasts.ts';
import { changeKey, changeList } from './send-changes.ts';

/** What one does to a list in the shop; all of it shows at once and works without a connection. */
export function useListChanges(id: string) {
  const client = useQueryClient();

  /** Ticks an item; a list whose every item is checked is archived (docs/product.md, States). */
  function tick(index: number, checked: boolean) {
    const next = changeList(client, id, ({ items }) => {
      const ticked = tickItem(items, index, checked);
      return { items: ticked, isArchived: progressOf(ticked).isComplete };
    });
    if (next?.isArchived) toastCompleted(() => tick(index, false));
    return next;
  }

  function archive() {
    changeList(client, id, () => ({ isArchived: true }));
    toastArchived(() => changeList(client, id, () => ({ isArchived: false })));
  }

  return { tick, archive };
}

/** True while changes of the list are kept on this device only, because the server cannot be reached. */
export function useIsWaiting(id: string): boolean {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
  const failures = useMutationState({
    filters: { mutationKey: changeKey(id), status: 'pending' },
    select: (mutation) => mutation.state.failureCount,
  });
  return failures.length > 0 && (!isOnline || failures.some((count) => count > 0));
}

import type { ListedItem, ListOperation } from '@plateful/contract/shopping-lists.ts';
import { readTypedItems } from '@plateful/domain/shopping/typed-items.ts';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { newKey } from '#lib/new-key.ts';
import { useOnline } from '#lib/use-online.ts';
import { knownSection, lookUpSection } from './find-section.ts';
import { toastArchived, toastCompleted, toastRemoved } from './list-toasts.ts';
import { changeList, type ListPlace, sendingKey } from './send-changes.ts';

export type ItemEdit = Extract<ListOperation, { item: string }>['set'];
export type ListChangers = ReturnType<typeof useListChanges>;

/** Changes to a list while shopping. They are optimistic and work offline. */
export function useListChanges(place: ListPlace) {
  const client = useQueryClient();

  function editItem(item: string, set: ItemEdit) {
    return changeList(client, place, [{ item, set }]);
  }

  function editList(set: { name?: string; isArchived?: boolean }) {
    changeList(client, place, [{ item: null, set }]);
  }

  /** Checks an item off. A list with all items checked off is archived (docs/product.md, States). */
  function checkOff(item: string, checked: boolean) {
    const next = editItem(item, { checked });
    if (next?.isArchived && checked) {
      toastCompleted(() => {
        editItem(item, { checked: false });
        editList({ isArchived: false });
      });
    }
    return next;
  }

  function archive() {
    editList({ isArchived: true });
    toastArchived(() => editList({ isArchived: false }));
  }

  /** Adds typed items; returns their number. */
  function add(text: string): number {
    const added = readTypedItems(text).map((item) => ({ item, id: newKey() }));
    changeList(
      client,
      place,
      added.map(({ id, item }) => ({
        item: id,
        set: { ...item, category: knownSection(client, item.ingredient) ?? 'Other' },
      })),
    );
    for (const { id, item } of added) {
      if (!place.hasFoods || knownSection(client, item.ingredient) !== undefined) continue;
      void lookUpSection(client, item.ingredient).then((category) => category && editItem(id, { category }));
    }
    return added.length;
  }

  function remove({ id, ingredient }: Pick<ListedItem, 'id' | 'ingredient'>) {
    editItem(id, { isRemoved: true });
    toastRemoved(ingredient, () => editItem(id, { isRemoved: false }));
  }

  return { checkOff, archive, add, remove, editItem, editList };
}

/** The number of changes in the offline queue of the list, each once it is stored on the device. */
export function useWaiting({
  id,
  queue,
  unsentLists,
}: Pick<ListPlace, 'id' | 'queue' | 'unsentLists'>): number {
  const isOnline = useOnline();
  const changes = useSyncExternalStore(
    queue.subscribe,
    () => queue.storedOf(id).length,
    () => 0,
  );
  const lists = useSyncExternalStore(
    unsentLists?.subscribe ?? neverChanges,
    () => unsentLists?.storedOf(id).length ?? 0,
    () => 0,
  );
  const failures = useMutationState({
    filters: { mutationKey: sendingKey(id), status: 'pending' },
    select: (mutation) => mutation.state.failureCount,
  });
  return !isOnline || failures.some((count) => count > 0) ? changes + lists : 0;
}

function neverChanges() {
  return () => undefined;
}

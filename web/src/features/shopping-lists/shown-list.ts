import type { ListChanges, ListedItem, ListOperation } from '@plateful/contract/shopping-lists.ts';
import { compareItems } from '@plateful/domain/shopping/item-order.ts';
import {
  applyOperation,
  type ItemOperation,
  type ItemState,
  newItem,
  shownFields,
} from '@plateful/domain/shopping/list-item.ts';
import { isComplete } from './list-progress.ts';

/** The mutable part of a list, whether it is one's own or shared. */
export type SyncedList = {
  id: string;
  name: string;
  items: readonly ListedItem[];
  isArchived: boolean;
  isOutdated: boolean;
  version: number;
};

/** The server's list with the unsent changes of this device applied. */
export function withOperations<L extends SyncedList>(list: L, operations: readonly ListOperation[]): L {
  if (operations.length === 0) return list;
  const columns: Partial<SyncedList> = {};
  const states = new Map<string, ItemState<Partial<ListedItem>>>();
  const itemsById = new Map(list.items.map((item) => [item.id, item]));
  for (const operation of operations) {
    if (operation.item === null) Object.assign(columns, operation.set);
    else
      states.set(
        operation.item,
        applyOperation(
          states.get(operation.item) ?? stateOf(operation, itemsById),
          operation as ItemOperation,
        ),
      );
  }
  for (const [id, state] of states) {
    const shown = shownFields(state);
    if (!shown) itemsById.delete(id);
    else {
      const { isRemoved: _, ...fields } = shown;
      itemsById.set(id, { meals: [], isNeeded: true, isOwn: true, ...fields, id });
    }
  }
  const items = [...itemsById.values()].sort(compareItems);
  const isTicking = operations.some(({ set }) => 'checked' in set && set.checked);
  // The server also archives it, once it has received the check-offs.
  const isArchived = list.isArchived || (isTicking && isComplete(items));
  return { ...list, isArchived, ...columns, items };
}

/** The displayed server state is older than the queued changes; the server resolves conflicts. */
function stateOf({ item }: { item: string }, itemsById: ReadonlyMap<string, ListedItem>) {
  return { ...newItem(item), planned: itemsById.get(item) ?? null };
}

/** The list with the server's changes applied. */
export function withChanges<L extends SyncedList>(list: L, changes: ListChanges): L {
  if (changes.version < list.version) return list;
  const { version, name, isArchived, isOutdated } = changes;
  const items = new Map(list.items.map((item) => [item.id, item]));
  for (const item of changes.items) items.set(item.id, item);
  for (const id of changes.removed) items.delete(id);
  return { ...list, version, name, isArchived, isOutdated, items: [...items.values()].sort(compareItems) };
}

import type { ListChanges, ListedItem, ListOperation } from '@plateful/contract/shopping-lists.ts';
import { compareItems } from '@plateful/domain/shopping/item-order.ts';
import {
  applyOperation,
  type ItemFields,
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

type ShownList = { list: SyncedList; shown: SyncedList };

/** By the operations. */
const shownLists = new WeakMap<readonly ListOperation[], ShownList>();

/**
 * The server's list with the unsent changes of this device applied. Computed once per change, although both the check-off
 * and the page need it.
 */
export function withOperations<L extends SyncedList>(list: L, operations: readonly ListOperation[]): L {
  if (operations.length === 0) return list;
  const known = shownLists.get(operations);
  if (known?.list === list) return known.shown as L;
  const shown = applied(list, operations);
  shownLists.set(operations, { list, shown });
  return shown;
}

function applied<L extends SyncedList>(list: L, operations: readonly ListOperation[]): L {
  const columns: Partial<SyncedList> = {};
  const changes = new Map<string, ItemOperation[]>();
  for (const operation of operations) {
    if (operation.item === null) Object.assign(columns, operation.set);
    else changes.set(operation.item, [...(changes.get(operation.item) ?? []), operation as ItemOperation]);
  }
  const itemsById = new Map(list.items.map((item) => [item.id, item]));
  for (const [id, ofItem] of changes) {
    const shown = shownItem(id, itemsById.get(id) ?? null, ofItem);
    if (shown) itemsById.set(id, shown);
    else itemsById.delete(id);
  }
  const items = [...itemsById.values()].sort(compareItems);
  const isTicking = operations.some(({ set }) => 'checked' in set && set.checked);
  // The server also archives it, once it has received the check-offs.
  const isArchived = list.isArchived || (isTicking && isComplete(items));
  return { ...list, isArchived, ...columns, items };
}

type ShownItem = {
  planned: ListedItem | null;
  operations: readonly ItemOperation[];
  item: ListedItem | undefined;
};

/** By the item's last operation. */
const shownItems = new WeakMap<ItemOperation, ShownItem>();

/**
 * The item with its unsent changes, undefined if it is removed. Always the same object for the same changes: offline, every
 * item that was checked off has one, and a further tick must not render all of them again.
 */
function shownItem(id: string, planned: ListedItem | null, operations: readonly ItemOperation[]) {
  const last = operations.at(-1)!;
  const known = shownItems.get(last);
  const isKnown =
    known?.planned === planned &&
    known.operations.length === operations.length &&
    known.operations.every((operation, index) => operation === operations[index]);
  if (isKnown) return known.item;
  // The displayed server state is older than the queued changes; the server resolves conflicts.
  const state: ItemState<Partial<ListedItem>> = { ...newItem(id), planned };
  const fields = shownFields(operations.reduce(applyOperation, state));
  const item = fields ? listedItem(id, fields) : undefined;
  shownItems.set(last, { planned, operations, item });
  return item;
}

function listedItem(id: string, shown: ItemFields & Partial<ListedItem>): ListedItem {
  const { isRemoved: _, ...fields } = shown;
  return { meals: [], isNeeded: true, isOwn: true, ...fields, id };
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

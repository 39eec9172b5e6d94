import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { laterOf, millisOf } from '@plateful/domain/merging/hybrid-clock.ts';
import {
  applyOperation,
  type ItemOperation,
  type ItemState,
  isRemoved,
  newItem,
} from '@plateful/domain/shopping/list-item.ts';
import { type Context, inTransaction } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import type { ListState } from './list-state.ts';
import {
  deleteItems,
  findItems,
  insertFormerItems,
  type PlannedListItem,
  updateTicked,
  upsertItems,
} from './shopping-items.repository.ts';
import {
  type ListColumns,
  type ListKey,
  type ListRow,
  lockList,
  notifyOfList,
  updateList,
  updateListAndTell,
} from './shopping-lists.repository.ts';

const dayMs = 86_400_000;

/** The result of a change: the changed items and list columns. */
export type ListChange = {
  items: readonly ItemState<PlannedListItem>[];
  columns?: ListColumns | undefined;
};

/**
 * Changes a list under its lock. Writes what `decide` returns, keeps the previous state for clients that send whole
 * lists, and notifies all servers. Does nothing if nothing changes.
 */
export function changeList(
  ctx: Context,
  key: ListKey,
  decide: (state: ListState, tx: Context) => ListChange | Promise<ListChange>,
): Promise<ListState> {
  const change = () => inTransaction(ctx, (tx) => changeListWithin(tx, key, decide));
  return 'shareDigest' in key ? ctx.memory.writing(key.shareDigest, change) : change();
}

/** The same within the caller's transaction: a nested one would take two more statements. */
export async function changeListWithin(
  ...[tx, key, decide]: Parameters<typeof changeList>
): Promise<ListState> {
  const list = await lockList(tx.db, key);
  if (!list) throw notFound('Shopping list');
  const state = { list, items: await findItems(tx.db, list.id) };
  const change = await decide(state, tx);
  const max = 'shareDigest' in key ? shoppingBounds.maxRowsByLink : shoppingBounds.maxRows;
  const added = rowsAddedBy(state, change);
  if (added === 0 || state.items.length + added <= max) return saveChange(tx, state, change);
  const roomier = await forgetOldRemovals(tx, state);
  if (roomier.items.length + rowsAddedBy(roomier, change) > max) throw full(key);
  return saveChange(tx, roomier, change);
}

/**
 * Saves the items of a list that this transaction has inserted. It was never seen without them, so that no lock and no
 * previous state is needed.
 */
export async function fillNewList({ db }: Context, list: ListRow, added: Items): Promise<ListState> {
  const { id, userId, version } = list;
  if (added.length > shoppingBounds.maxRows) throw full({ userId, id });
  const items = added.map((item) => ({ ...item, version }));
  await upsertItems(db, { listId: id, userId }, items);
  await notifyOfList(db, { userId, listId: id, version });
  return { list, items };
}

function rowsAddedBy({ items }: ListState, { items: changed }: ListChange): number {
  const existingIds = new Set(items.map(({ id }) => id));
  return changed.filter(({ id }) => !existingIds.has(id)).length;
}

function full(key: ListKey): AppError {
  const message =
    'shareDigest' in key
      ? 'This list is full. Please ask its owner to start a new one.'
      : 'This list is full. Please start a new one.';
  return new AppError('limit_reached', message);
}

/**
 * Deletes tombstones that are so old that every device has seen them. The list remembers up to when, so that a late
 * change does not bring an item back. Items of the plan stay, because the plan would add them again.
 */
async function forgetOldRemovals({ db, clock }: Context, state: ListState): Promise<ListState> {
  const { list, items } = state;
  const before = clock.now().getTime() - shoppingBounds.removedDays * dayMs;
  const old = items.filter(
    (item) => item.planned === null && isRemoved(item) && millisOf(item.times.isRemoved!) < before,
  );
  if (old.length === 0) return state;
  const gone = new Set(old.map(({ id }) => id));
  await deleteItems(db, list.id, [...gone]);
  const removals = old.map(({ times }) => times.isRemoved!);
  const forgotten = [...removals, ...(list.times.forgotten ? [list.times.forgotten] : [])].reduce(laterOf);
  const updated = await updateList(db, list.id, { times: { ...list.times, forgotten } });
  return { list: updated, items: items.filter(({ id }) => !gone.has(id)) };
}

async function saveChange(
  { db, clock }: Context,
  { list, items }: ListState,
  { items: changed, columns = {} }: ListChange,
): Promise<ListState> {
  if (changed.length === 0 && Object.keys(columns).length === 0) return { list, items };
  const { id: listId, userId } = list;
  const version = list.version + 1;
  const stored = changed.map((item) => ({ ...item, version }));
  await upsertItems(db, { listId, userId }, stored);
  await insertFormerItems(db, { listId, userId }, version, clock.now(), itemsBefore(items, changed));
  const times = columns.times && { times: { ...list.times, ...columns.times } };
  const updated = await updateListAndTell(db, list, { ...columns, ...times, version });
  return { list: updated, items: withChanged(items, stored) };
}

/**
 * Fast path for changes of existing items (mostly check-offs) without the lock, because concurrent changes are rare. Null,
 * without saving, if it is another kind of change or there was a concurrent one.
 */
export async function saveAtOnce(
  { db, clock }: Context,
  key: ListKey,
  { list, items }: ListState,
  { items: changed, columns = {} }: ListChange,
): Promise<ListState | null> {
  if (Object.keys(columns).length > 0 || rowsAddedBy({ list, items }, { items: changed }) > 0) return null;
  if (changed.length === 0) return { list, items };
  const former = itemsBefore(items, changed);
  const shareDigest = 'shareDigest' in key ? key.shareDigest : null;
  const isSaved = await updateTicked(
    db,
    { list, shareDigest, replacedAt: clock.now() },
    changed.map(({ id, own, times }, index) => ({ id, own, times, before: former[index]!.before })),
  );
  if (!isSaved) return null;
  const version = list.version + 1;
  const stored = changed.map((item) => ({ ...item, version }));
  return { list: { ...list, version }, items: withChanged(items, stored) };
}

type Items = readonly ItemState<PlannedListItem>[];

/** The items' state before the change; null for those that do not exist. */
function itemsBefore(items: ListState['items'], changed: Items) {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  return changed.map(({ id }) => {
    const item = itemsById.get(id);
    return { id, before: item ? withoutVersion(item) : null };
  });
}

function withChanged(items: ListState['items'], changed: ListState['items']): ListState['items'] {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  for (const item of changed) itemsById.set(item.id, item);
  return [...itemsById.values()];
}

function withoutVersion({ id, planned, own, times }: Items[number]): Items[number] {
  return { id, planned, own, times };
}

/** The items that operations change, in their new state. */
export function applyOperations(
  { list, items }: ListState,
  operations: readonly ItemOperation[],
): ItemState<PlannedListItem>[] {
  const itemsById = new Map<string, ItemState<PlannedListItem>>(items.map((item) => [item.id, item]));
  const changed = new Map<string, ItemState<PlannedListItem>>();
  const { forgotten = '' } = list.times;
  for (const operation of operations) {
    const there = changed.get(operation.item) ?? itemsById.get(operation.item);
    if (!there && operation.at <= forgotten) continue;
    const before = there ?? (newItem(operation.item) as ItemState<PlannedListItem>);
    const after = applyOperation(before, operation);
    if (after !== before) changed.set(operation.item, withoutVersion(after));
  }
  return [...changed.values()];
}

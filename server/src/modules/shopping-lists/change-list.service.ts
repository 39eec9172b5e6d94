import { shoppingBounds } from '@plateful/contract/bounds.ts';
import {
  applyOperation,
  type ItemOperation,
  type ItemState,
  newItem,
} from '@plateful/domain/shopping/list-item.ts';
import { type Context, inTransaction } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import type { ListState } from './list-state.ts';
import {
  findItems,
  insertFormerItems,
  type PlannedListItem,
  upsertItems,
} from './shopping-items.repository.ts';
import { type ListColumns, type ListKey, lockList, updateListAndTell } from './shopping-lists.repository.ts';

/** What becomes of a list: the items that change, whole, and columns of its row. */
export type ListChange = {
  items: readonly ItemState<PlannedListItem>[];
  columns?: ListColumns | undefined;
};

/**
 * Changes a list under its lock. What `decide` gives is written, what it was before is kept for clients that send whole
 * lists, and every server is told. Nothing happens where nothing changes.
 */
export function changeList(
  ctx: Context,
  key: ListKey,
  decide: (state: ListState, tx: Context) => ListChange | Promise<ListChange>,
): Promise<ListState> {
  return inTransaction(ctx, async (tx) => {
    const list = await lockList(tx.db, key);
    if (!list) throw notFound('Shopping list');
    const items = await findItems(tx.db, list.id);
    return saveChange(tx, { list, items }, await decide({ list, items }, tx));
  });
}

async function saveChange(
  { db, clock }: Context,
  { list, items }: ListState,
  { items: changed, columns = {} }: ListChange,
): Promise<ListState> {
  if (changed.length === 0 && Object.keys(columns).length === 0) return { list, items };
  const { id: listId, userId } = list;
  const version = list.version + 1;
  const known = new Map(items.map((item) => [item.id, item]));
  const stored = changed.map((item) => ({ ...item, version }));
  for (const item of stored) known.set(item.id, item);
  if (known.size > shoppingBounds.maxRows) {
    throw new AppError('limit_reached', 'This list is full. Please start a new one.');
  }
  await upsertItems(db, { listId, userId }, stored);
  const before = new Map(items.map(({ version: _, ...item }) => [item.id, item]));
  const former = changed.map(({ id }) => ({ id, before: before.get(id) ?? null }));
  await insertFormerItems(db, { listId, userId }, version, clock.now(), former);
  const updated = await updateListAndTell(db, list, { ...columns, version });
  return { list: updated, items: [...known.values()] };
}

/** The items that operations change, as they are then. */
export function applyOperations(
  { items }: Pick<ListState, 'items'>,
  operations: readonly ItemOperation[],
): ItemState<PlannedListItem>[] {
  const known = new Map<string, ItemState<PlannedListItem>>(
    items.map(({ version: _, ...item }) => [item.id, item]),
  );
  const changed = new Set<string>();
  for (const operation of operations) {
    const before = known.get(operation.item) ?? (newItem(operation.item) as ItemState<PlannedListItem>);
    const after = applyOperation(before, operation);
    if (after === before) continue;
    known.set(operation.item, after);
    changed.add(operation.item);
  }
  return [...changed].map((id) => known.get(id)!);
}

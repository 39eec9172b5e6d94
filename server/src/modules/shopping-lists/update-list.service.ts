import { randomUUID } from 'node:crypto';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import type { ItemOperation, ItemState } from '@plateful/domain/shopping/list-item.ts';
import { changesOfSentItems } from '@plateful/domain/shopping/merge-sent-items.ts';
import type { Context, UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { applyOperations, changeList, type ListChange } from './change-list.service.ts';
import { isListOutdated } from './list-plan.service.ts';
import { type ListState, listedItems, presentList } from './list-state.ts';
import { findItemsBefore, type PlannedListItem } from './shopping-items.repository.ts';
import type { ListColumns } from './shopping-lists.repository.ts';
import { archivedWhenComplete, archiving, serverClock } from './sync-list.service.ts';

type Sent = Input<typeof shoppingListEndpoints.update>;
type SentItem = Input<typeof shoppingListEndpoints.updateItem>;

/**
 * Saves a list from a client that sends it whole: differences from the list at version `shown` are the client's
 * changes. Archives the list when every item is checked off, unless the caller says otherwise.
 */
export async function updateItems(ctx: UserContext, { id, items, isArchived }: Sent, shown?: number) {
  const state = await changeList(
    ctx,
    { userId: ctx.user.id, id },
    async (current, tx): Promise<ListChange> => {
      const changed = items ? await changedItems(tx, current, items, shown) : [];
      const archiveColumns: ListColumns =
        isArchived === undefined || isArchived === current.list.isArchived
          ? {}
          : archiving(tx, current, isArchived);
      const columns = isArchived === undefined ? archiveColumns : { ...archiveColumns, isArchived };
      return {
        items: changed,
        columns: { ...archiveColumns, ...archivedWhenComplete(tx, current, changed, columns) },
      };
    },
  );
  return { shoppingList: presentList(state, await isListOutdated(ctx, state.list)) };
}

/** Changes one item, without knowledge of the others. */
export async function updateItem(ctx: UserContext, { id, itemId, ...set }: SentItem) {
  const state = await changeList(ctx, { userId: ctx.user.id, id }, (current, tx): ListChange => {
    if (!listedItems(current.items).some((item) => item.id === itemId)) throw notFound('Item');
    const at = serverClock(tx, current).next();
    const items = applyOperations(current, [{ item: itemId, at, set } as ItemOperation]);
    return { items, columns: archivedWhenComplete(tx, current, items, {}) };
  });
  return { shoppingList: presentList(state, await isListOutdated(ctx, state.list)) };
}

async function changedItems(
  ctx: Context,
  state: ListState,
  sent: NonNullable<Sent['items']>,
  shown: number | undefined,
) {
  const before = shown === undefined ? null : await itemsAt(ctx, state, shown);
  const clock = serverClock(ctx, state);
  const changes = changesOfSentItems({
    sent,
    given: before && listedItems(before),
    current: listedItems(state.items),
    newId: randomUUID,
  });
  return applyOperations(
    state,
    changes.map((change) => ({ ...change, at: clock.next() })),
  );
}

/** The items of the list at a version; null if that version is no longer known. */
async function itemsAt(
  { db }: Context,
  { list, items }: ListState,
  version: number,
): Promise<ItemState<PlannedListItem>[] | null> {
  if (version > list.version) return null;
  const before = await findItemsBefore(db, list.id, version);
  const isForgotten = items.some((item) => item.version > version && !before.has(item.id));
  if (isForgotten) return null;
  return items.flatMap((item) => (before.has(item.id) ? (before.get(item.id) ?? []) : item));
}

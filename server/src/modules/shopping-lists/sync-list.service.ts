import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { ListOperation, shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import { createHybridClock, type HybridClock, millisOf } from '@plateful/domain/merging/hybrid-clock.ts';
import type { ItemOperation } from '@plateful/domain/shopping/list-item.ts';
import type { Context, UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { applyOperations, changeList, type ListChange, saveAtOnce } from './change-list.service.ts';
import { isListOutdated, isOutdated } from './list-plan.service.ts';
import { isComplete, type ListState, latestTime, presentChanges } from './list-state.ts';
import { findListState, type ListColumns, type ListKey, type ListRow } from './shopping-lists.repository.ts';

/** The hybrid clock for the server's own changes, later than all times in the list. */
export function serverClock({ clock }: Context, state: ListState): HybridClock {
  return createHybridClock('00server', () => clock.now().getTime(), latestTime(state) ?? undefined);
}

/** Applies a client's operations, and returns the changes since its version. */
export function syncList(ctx: UserContext, { id, ...sent }: Input<typeof shoppingListEndpoints.sync>) {
  return syncAs(ctx, { userId: ctx.user.id, id }, sent);
}

type Sent = Omit<Input<typeof shoppingListEndpoints.sync>, 'id'>;

export async function syncAs(ctx: Context, key: ListKey, { since, operations }: Sent) {
  const found = await findListState(ctx.db, key);
  if (!found) throw notFound('Shopping list');
  const isPlanChanged = isOutdated(found.list, found.planned);
  if (operations.length === 0) return presentChanges(found, since, isPlanChanged);
  const saved = await saveAtOnce(ctx, key, found, operated(ctx, found, operations));
  if (saved) return presentChanges(saved, since, isPlanChanged);
  const state = await changeList(ctx, key, (current) => operated(ctx, current, operations));
  return presentChanges(state, since, await isListOutdated(ctx, state.list));
}

/** Applies operations; the list is archived when the last item is checked off. */
function operated(ctx: Context, state: ListState, operations: readonly ListOperation[]): ListChange {
  const own = serverClock(ctx, state);
  const latest = ctx.clock.now().getTime() + shoppingBounds.clockAheadMs;
  const timed = operations.map((operation) =>
    millisOf(operation.at) > latest ? { ...operation, at: own.next() } : operation,
  );
  const items = applyOperations(
    state,
    timed.filter((operation): operation is ItemOperation & ListOperation => operation.item !== null),
  );
  const columns: ListColumns = {};
  for (const operation of timed) {
    if (operation.item === null)
      Object.assign(columns, columnsSetBy({ ...state.list, ...columns }, operation));
  }
  return { items, columns: { ...columns, ...archivedWhenComplete(ctx, state, items, columns) } };
}

function columnsSetBy({ times }: ListRow, { at, set }: Extract<ListOperation, { item: null }>): ListColumns {
  const later = Object.entries(set).filter(
    ([field, value]) => value !== undefined && at > (times[field as keyof typeof times] ?? ''),
  );
  if (later.length === 0) return {};
  return {
    ...Object.fromEntries(later),
    times: { ...times, ...Object.fromEntries(later.map(([field]) => [field, at])) },
  };
}

/** The columns for archiving or reopening a list. */
export function archiving(ctx: Context, state: ListState, isArchived: boolean): ListColumns {
  return { isArchived, times: { ...state.list.times, isArchived: serverClock(ctx, state).next() } };
}

/** Archives a list when every item is checked off, unless the same changes set it explicitly. */
export function archivedWhenComplete(
  ctx: Context,
  state: ListState,
  changed: ListChange['items'],
  { isArchived }: ListColumns,
): ListColumns {
  const isTicking = changed.some(({ own }) => own.checked);
  if (state.list.isArchived || isArchived !== undefined || !isTicking) return {};
  const now = new Map<string, ListChange['items'][number]>(state.items.map((item) => [item.id, item]));
  for (const item of changed) now.set(item.id, item);
  if (!isComplete([...now.values()])) return {};
  return archiving(ctx, state, true);
}

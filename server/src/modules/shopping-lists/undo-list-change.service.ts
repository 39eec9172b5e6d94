import type { Input } from '@plateful/contract/endpoint.ts';
import type { shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import { applyOperation } from '@plateful/domain/shopping/list-item.ts';
import type { UserContext } from '#context.ts';
import { changeList } from './change-list.service.ts';
import { isListOutdated } from './list-plan.service.ts';
import { presentList } from './list-state.ts';
import { findItemsReplacedBy } from './shopping-items.repository.ts';
import { serverClock } from './sync-list.service.ts';

/** Restores items to their state before a version of the list, unless they changed after it; added ones are removed. */
export async function undoListChange(
  ctx: UserContext,
  { id, version }: Input<typeof shoppingListEndpoints.undo>,
) {
  const state = await changeList(ctx, { userId: ctx.user.id, id }, async (current, tx) => {
    const before = await findItemsReplacedBy(tx.db, { userId: ctx.user.id, listId: id }, version);
    const removal = { at: serverClock(tx, current).next(), set: { isRemoved: true } };
    const unchanged = current.items.filter((item) => item.version === version && before.has(item.id));
    return {
      items: unchanged.map(({ version: _, ...item }) => before.get(item.id) ?? applyOperation(item, removal)),
    };
  });
  return { shoppingList: presentList(state, await isListOutdated(ctx, state.list)) };
}

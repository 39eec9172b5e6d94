import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { foodsById } from '@plateful/domain/foods/table.ts';
import type { ItemOperation } from '@plateful/domain/shopping/list-item.ts';
import { subtractAtHome } from '@plateful/domain/shopping/subtract-at-home.ts';
import type { UserContext } from '#context.ts';
import { getAtHome } from '#modules/at-home/at-home.service.ts';
import { applyOperations, changeList } from './change-list.service.ts';
import { isListOutdated } from './list-plan.service.ts';
import { type ListState, listedItems, presentList } from './list-state.ts';
import { findList } from './shopping-lists.repository.ts';
import { serverClock } from './sync-list.service.ts';

/**
 * Subtracts foods at home from a list, on the owner's request. Items that a person changed or checked off stay, so repeating
 * it subtracts nothing more.
 */
export async function subtractFoodsAtHome(ctx: UserContext, { id }: { id: string }) {
  const list = await findList(ctx.db, { userId: ctx.user.id, id });
  // Earlier meals use their share first.
  const { here } = await getAtHome(ctx, list?.firstDate ?? undefined);
  const atHome = new Map<string, number>(here.map(({ food, grams }) => [food, grams]));
  let count = 0;
  const state = await changeList(ctx, { userId: ctx.user.id, id }, (current, tx) => {
    const clock = serverClock(tx, current);
    const operations = operationsFor(current, atHome).map((operation) => ({
      ...operation,
      at: clock.next(),
    }));
    count = operations.length;
    return { items: applyOperations(current, operations) };
  });
  return {
    shoppingList: presentList(state, await isListOutdated(ctx, state.list)),
    count,
    undo: count > 0 ? state.list.version : null,
  };
}

function operationsFor(state: ListState, atHome: Map<string, number>): Omit<ItemOperation, 'at'>[] {
  const planned = new Map(state.items.map((item) => [item.id, item]));
  // Purchases for this list already count as at home; open items are needed in addition.
  for (const { checked, foodId } of listedItems(state.items)) if (checked && foodId) atHome.delete(foodId);
  return listedItems(state.items).flatMap((item) => {
    const { own } = planned.get(item.id)!;
    const isChanged = own.amount !== undefined || own.unit !== undefined || own.ingredient !== undefined;
    const food = item.foodId ? foodsById.get(item.foodId) : undefined;
    if (!food || item.isOwn || isChanged || item.checked || item.isAtHome) return [];
    const set = subtractAtHome(food, { ...item, note: item.note ?? null }, atHome.get(food.id) ?? 0);
    // Each gram is subtracted once.
    if (set) atHome.delete(food.id);
    return set && (set.note?.length ?? 0) <= shoppingBounds.note.maxLength ? [{ item: item.id, set }] : [];
  });
}

import { randomUUID } from 'node:crypto';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ItemMeal, ListedItem } from '@plateful/contract/shopping-lists.ts';
import type { HybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import { combineItems, nameOfItem } from '@plateful/domain/shopping/combine-items.ts';
import type { ItemOperation } from '@plateful/domain/shopping/list-item.ts';
import { inOrderOfEating } from '@plateful/domain/weeks/week-entry.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { applyOperations, changeList } from './change-list.service.ts';
import { isListOutdated } from './list-plan.service.ts';
import { type ListState, listedItem, listedItems, type OwnItem, presentList } from './list-state.ts';
import { archiving, serverClock } from './sync-list.service.ts';

/**
 * Moves the items of `from`, including checked-off ones, into the list, and archives `from`. Open items of the same food
 * become one item with the meals of both; others become custom items.
 */
export async function mergeLists(ctx: UserContext, { id, from }: { id: string; from: string }) {
  if (id === from) throw new AppError('invalid_input', 'Choose another list to merge');
  const userId = ctx.user.id;
  let before = 0;
  const state = await inTransaction(ctx, async (tx) => {
    // Two concurrent merges could deadlock on each other's lists.
    await lockUser(tx.db, userId);
    const other = await changeList(tx, { userId, id: from }, (state) => ({
      items: [],
      columns: archiving(tx, state, true),
    }));
    return changeList(tx, { userId, id }, (state) => {
      before = state.list.version;
      return { items: applyOperations(state, movingTo(state, other, serverClock(tx, state))) };
    });
  });
  const { version } = state.list;
  return {
    shoppingList: presentList(state, await isListOutdated(ctx, state.list)),
    undo: version > before ? version : null,
  };
}

function movingTo(target: ListState, from: ListState, clock: HybridClock): ItemOperation[] {
  const open = new Map(listedItems(target.items).flatMap((item) => (isOpen(item) ? [[item.id, item]] : [])));
  return from.items.flatMap((stored) => {
    const item = listedItem(stored);
    if (!item) return [];
    for (const same of isOpen(item) ? open.values() : []) {
      const set = togetherWith(same, item);
      if (!set) continue;
      open.set(same.id, { ...same, ...set });
      return [{ item: same.id, at: clock.next(), set }];
    }
    const { id: _, isNeeded: __, isOwn: ___, checked, ...set } = item;
    const added: ItemOperation[] = [{ item: randomUUID(), at: clock.next(), set }];
    // Keeps the time of purchase, from which foods at home are derived.
    if (checked) added.push({ item: added[0]!.item, at: stored.times.checked!, set: { checked } });
    return added;
  });
}

function isOpen({ checked, isAtHome, isNeeded }: ListedItem): boolean {
  return isNeeded && !checked && !isAtHome;
}

/** Changes to an item that is bought for both lists; null if they cannot be combined. */
function togetherWith(item: OwnItem, other: OwnItem): Partial<OwnItem> | null {
  const note = [...new Set([item.note, other.note].filter((note) => note !== null))].join(' · ') || null;
  if (nameOfItem(item) !== nameOfItem(other) || (note?.length ?? 0) > shoppingBounds.note.maxLength)
    return null;
  const both = combineItems(item, other);
  if (!both) return null;
  const { ingredient, ...amounts } = both;
  const usedAs = item.usedAs === other.usedAs ? (item.usedAs ?? null) : null;
  const meals = mealsOf([...item.meals, ...other.meals]);
  return { ...amounts, ...(!item.isOwn && { ingredient }), note, usedAs, meals };
}

/** Deduplicated, sorted, and no more than an item may name. */
function mealsOf(meals: readonly ItemMeal[]): ItemMeal[] {
  const byKey = new Map(meals.map((meal) => [`${meal.date} ${meal.mealType} ${meal.recipeId}`, meal]));
  return [...byKey.values()].sort(inOrderOfEating).slice(0, shoppingBounds.meals);
}

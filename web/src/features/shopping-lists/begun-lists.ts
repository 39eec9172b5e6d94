import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { queuesOf } from './change-queue.ts';

/** What the server has not heard of yet; the queue gives it the time. */
type BegunList = Pick<ShoppingList, 'userId' | 'name' | 'createdAt'> & { at: string };

/** Lists that were begun without a connection, by their ids. */
export const begunOf = queuesOf<BegunList>('begun-lists');

export type BegunLists = ReturnType<typeof begunOf>;

/** As it is shown until the server has it. */
export function begunList(id: string, { userId, name, createdAt }: Omit<BegunList, 'at'>): ShoppingList {
  return {
    ...{ id, userId, name, createdAt, mealPlanId: null, items: [], days: null, clock: null, version: 0 },
    ...{ isArchived: false, isOutdated: false, isShared: false },
  };
}

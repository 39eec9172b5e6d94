import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { queuesOf } from './change-queue.ts';

/** A list that has not been created on the server yet; the queue adds a timestamp. */
type BegunList = Pick<ShoppingList, 'userId' | 'name' | 'createdAt'> & { at: string };

/** Lists created offline, by their ids. */
export const begunOf = queuesOf<BegunList>('begun-lists');

export type BegunLists = ReturnType<typeof begunOf>;

/** The list as shown until the server has created it. */
export function begunList(id: string, { userId, name, createdAt }: Omit<BegunList, 'at'>): ShoppingList {
  return {
    ...{ id, userId, name, createdAt, mealPlanId: null, items: [], days: null, clock: null, version: 0 },
    ...{ isArchived: false, isOutdated: false, isShared: false },
  };
}

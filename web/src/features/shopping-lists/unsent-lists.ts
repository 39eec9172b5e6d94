import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { queuesOf } from './change-queue.ts';

/** A list that has not been created on the server yet; the queue adds a timestamp. */
type UnsentList = Pick<ShoppingList, 'userId' | 'name' | 'createdAt'> & { at: string };

/** Lists created offline, by their ids. */
export const unsentListsOf = queuesOf<UnsentList>('begun-lists');

export type UnsentLists = ReturnType<typeof unsentListsOf>;

/** The list as shown until the server has created it. */
export function shownUnsentList(
  id: string,
  { userId, name, createdAt }: Omit<UnsentList, 'at'>,
): ShoppingList {
  return {
    ...{ id, userId, name, createdAt, mealPlanId: null, items: [], days: null, clock: null, version: 0 },
    ...{ isArchived: false, isOutdated: false, isShared: false },
  };
}

import type { ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';

/** An item for tests, with its name as its id. */
export function anItem(ingredient: string, rest: Partial<ListedItem> = {}): ListedItem {
  return {
    id: ingredient,
    ingredient,
    amount: 1,
    unit: 'whole',
    category: 'Other',
    checked: false,
    meals: [],
    note: null,
    isAtHome: false,
    isNeeded: true,
    isOwn: false,
    ...rest,
  };
}

export function aList(items: ListedItem[], rest: Partial<ShoppingList> = {}): ShoppingList {
  return {
    id: '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f',
    userId: '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e50',
    mealPlanId: null,
    name: 'List',
    items,
    isArchived: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    days: null,
    isOutdated: false,
    isShared: false,
    clock: null,
    ...rest,
  };
}

import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { QueryClient } from '@tanstack/react-query';

export const listsKey = ['/api/shopping-lists'];

type Lists = { shoppingLists: ShoppingList[] };

export function readList(client: QueryClient, id: string): ShoppingList | undefined {
  return client.getQueryData<Lists>(listsKey)?.shoppingLists.find((list) => list.id === id);
}

/** Shows a list as it is now; one that is not there (any more) stays away. */
export function putList(client: QueryClient, next: ShoppingList) {
  change(client, (lists) => lists.map((list) => (list.id === next.id ? next : list)));
}

/** The newest list comes first. */
export function addList(client: QueryClient, added: ShoppingList) {
  change(client, (lists) => [added, ...lists]);
}

export function dropList(client: QueryClient, id: string) {
  change(client, (lists) => lists.filter((list) => list.id !== id));
}

function change(client: QueryClient, update: (lists: ShoppingList[]) => ShoppingList[]) {
  client.setQueryData<Lists>(listsKey, (data) => data && { shoppingLists: update(data.shoppingLists) });
}

import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isGone, isUnreachable } from '#lib/api-error.ts';
import { toastUpdateFailure } from './list-toasts.ts';
import { applyUnsent, forgetUnsent, keepUnsent } from './unsent-changes.ts';

/** A whole state of a list on its way. All changes of a list under way share `saved`: what the server has for sure. */
type Change = { next: ShoppingList; saved: { list: ShoppingList } };

const longestPause = 15_000;

export function changeKey(id: string) {
  return ['/api/shopping-lists', id, 'change'];
}

/** Shows a change at once and sends it; gives the list as it is then, or nothing when it is gone. */
export function changeList(
  client: QueryClient,
  id: string,
  update: (list: ShoppingList) => Partial<ShoppingList>,
): ShoppingList | undefined {
  // From the cache, not from what is on screen: two quick taps may come before the next render.
  const list = readList(client, id);
  if (!list) return undefined;
  const next = { ...list, ...update(list) };
  putList(client, next);
  send(client, { next, saved: changesUnderWay(client, id)[0]?.saved ?? { list } });
  return next;
}

/** A list fresh from the server, with what this device still has to send for it. */
export function withUnsent(client: QueryClient, list: ShoppingList): ShoppingList {
  const newest = changesUnderWay(client, list.id).at(-1);
  if (newest) {
    newest.saved.list = list;
    return newest.next;
  }
  const next = applyUnsent(list);
  if (!next) {
    forgetUnsent(list.id);
    return list;
  }
  send(client, { next, saved: { list } });
  return next;
}

/** One after another for each list; only the newest state is really sent, since it holds all before it. */
function send(client: QueryClient, change: Change) {
  const { id } = change.next;
  keepUnsent(change.next);
  const mutation = client.getMutationCache().build<ShoppingList | null, Error, Change, unknown>(client, {
    mutationKey: changeKey(id),
    scope: { id: `shopping-list ${id}` },
    // Without a connection changes wait for it, and an unanswered one is sent again: no tick is ever lost.
    networkMode: 'online',
    retry: (_, error) => isUnreachable(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPause),
    mutationFn: async ({ next: { items, isArchived } }) => {
      if (!isNewest(client, change) || isDeleted(client, id)) return null;
      const answer = await call('PATCH /api/shopping-lists/{id}', { id, items, isArchived });
      return answer.shoppingList;
    },
    onSuccess: (list) => {
      if (list) change.saved.list = list;
      if (isNewest(client, change)) settle(client, change);
    },
    onError: (error) => {
      // A newer change holds this one too: if that fails as well, it takes both back.
      if (!isNewest(client, change)) return;
      const wasDeleted = isDeleted(client, id);
      settle(client, change);
      // Deleted in another tab or on another device.
      if (isGone(error)) dropList(client, id);
      if (!wasDeleted) toastUpdateFailure(error);
    },
  });
  mutation.execute(change).catch(() => {
    // Told in onError.
  });
}

function settle(client: QueryClient, { saved: { list } }: Change) {
  forgetUnsent(list.id);
  putList(client, list);
}

function changesUnderWay(client: QueryClient, id: string): Change[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: changeKey(id), status: 'pending' })
    .map((mutation) => mutation.state.variables as Change);
}

function isNewest(client: QueryClient, change: Change): boolean {
  return changesUnderWay(client, change.next.id).at(-1) === change;
}

function isDeleted(client: QueryClient, id: string): boolean {
  return client.getQueryData(listsKey) !== undefined && !readList(client, id);
}

export const listsKey = ['/api/shopping-lists'];

type Lists = { shoppingLists: ShoppingList[] };

export function readList(client: QueryClient, id: string): ShoppingList | undefined {
  return client.getQueryData<Lists>(listsKey)?.shoppingLists.find((list) => list.id === id);
}

/** Shows a list as it is now; one that is not there (any more) stays away. */
function putList(client: QueryClient, next: ShoppingList) {
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

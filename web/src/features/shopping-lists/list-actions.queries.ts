import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { isUnreachable } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { type SessionUser, userQueryKey } from '#lib/session.ts';
import { rememberedUnits } from '#lib/units.ts';
import { toast } from '#ui/toast-store.ts';
import { archivedKey, listsKey, ownList, putList } from './account-lists.ts';
import {
  toastGenerateFailure,
  toastMerged,
  toastTakenOff,
  toastTwin,
  toastUpdateFailure,
} from './list-toasts.ts';
import { restoreList } from './restore-list.ts';
import { syncList } from './send-changes.ts';
import { shownUnsentList, unsentListsOf } from './unsent-lists.ts';

export function useCreateList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => createList(client, name),
    onSuccess: ({ shoppingList }) => putList(client, shoppingList),
    onError: toastUpdateFailure,
  });
}

/** Creates a list. While offline it is created locally and synced later. */
async function createList(client: QueryClient, name: string): Promise<{ shoppingList: ShoppingList }> {
  const id = newKey();
  try {
    return await call('POST /api/shopping-lists', { id, name });
  } catch (error) {
    const userId = client.getQueryData<SessionUser>(userQueryKey)?.id;
    if (!isUnreachable(error) || !userId) throw error;
    const list = { userId, name, createdAt: new Date().toISOString() };
    unsentListsOf(userId).add(id, [list]);
    // Deferred until it is shown.
    setTimeout(() => syncList(client, ownList(client, id), 1));
    return { shoppingList: shownUnsentList(id, list) };
  }
}

/** Undoes a change on the server, except for items that were changed since. */
async function undoChange(client: QueryClient, id: string, version: number | null): Promise<void> {
  if (version === null) return;
  putList(client, (await call('POST /api/shopping-lists/{id}/undo', { id, version })).shoppingList);
}

/** Moves the items of another list into this one. */
export function useMergeLists(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (from: ShoppingList) => call('POST /api/shopping-lists/{id}/merge', { id, from: from.id }),
    onSuccess: ({ shoppingList, undo }, from) => {
      putList(client, shoppingList);
      // Keep it in the cache in its position, for Undo.
      putList(client, { ...from, isArchived: true });
      void client.invalidateQueries({ queryKey: archivedKey });
      toastMerged(from.name, () => {
        undoChange(client, id, undo)
          .then(() => restoreList(client, from.id))
          .catch(toastUpdateFailure);
      });
    },
    onError: toastUpdateFailure,
  });
}

/** Updates a list from the plan. Ticks, manually added items and edits are kept. */
export function useRefreshList(goToPlanner: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ first, last }: NonNullable<ShoppingList['days']>) =>
      call('POST /api/generate-shopping-list', { startDate: first, endDate: last, units: rememberedUnits() }),
    onSuccess: ({ shoppingList }) => {
      putList(client, shoppingList);
      toast({ title: 'The list is up to date' });
    },
    onError: (error) => toastGenerateFailure(error, goToPlanner),
  });
}

type TwinChoice = Pick<Input<'POST /api/shopping-lists/{id}/twins'>, 'keep' | 'drop' | 'choice'>;

/** Merges two similar foods into one, or keeps both. */
export function useChooseTwin(id: string) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (twin: TwinChoice) =>
      call('POST /api/shopping-lists/{id}/twins', { id, ...twin, units: rememberedUnits() }),
    onSuccess: ({ shoppingList }, { keep, drop, choice }) => {
      putList(client, shoppingList);
      if (choice !== 'undecided') {
        toastTwin(choice, () => choose.mutate({ keep, drop, choice: 'undecided' }));
      }
    },
    onError: toastUpdateFailure,
  });
  return choose;
}

/** Removes items that are at home, according to receipts, lists and meals. */
export function useTakeOffAtHome(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/shopping-lists/{id}/less-at-home', { id }),
    onSuccess: ({ shoppingList, count, undo }) => {
      putList(client, shoppingList);
      toastTakenOff(count, () => {
        undoChange(client, id, undo).catch(toastUpdateFailure);
      });
    },
    onError: toastUpdateFailure,
  });
}

/** Creates a link and revokes the previous one. */
export function useShareList(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/shopping-lists/{id}/share', { id }),
    onSuccess: () => void client.invalidateQueries({ queryKey: listsKey }),
    onError: toastUpdateFailure,
  });
}

export function useUnshareList(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/shopping-lists/{id}/share', { id }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: listsKey });
      toast({ title: 'Sharing stopped' });
    },
    onError: toastUpdateFailure,
  });
}

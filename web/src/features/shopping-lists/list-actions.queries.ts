import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { rememberedUnits } from '#lib/units.ts';
import { counted } from '#lib/words.ts';
import { toast } from '#ui/toast-store.ts';
import { listsKey, putList } from './account-lists.ts';
import { toastGenerateFailure, toastTwin, toastUpdateFailure } from './list-toasts.ts';

export function useCreateList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call('POST /api/shopping-lists', { name }),
    onSuccess: ({ shoppingList }) => putList(client, shoppingList),
    onError: toastUpdateFailure,
  });
}

/** Moves the items of another list into this one. */
export function useMergeLists(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (from: ShoppingList) => call('POST /api/shopping-lists/{id}/merge', { id, from: from.id }),
    onSuccess: ({ shoppingList }, from) => {
      putList(client, shoppingList);
      putList(client, { ...from, isArchived: true });
      void client.invalidateQueries({ queryKey: listsKey });
      toast({ title: 'Lists merged', description: `${from.name} is in the archive.` });
    },
    onError: toastUpdateFailure,
  });
}

/** Brings a list up to date with the plan of its days; ticks, own items and edits stay. */
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

/** Buys one food for two, or leaves them two. */
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

/** Takes off what is at home, by receipts and meals. */
export function useTakeOffAtHome(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/shopping-lists/{id}/less-at-home', { id }),
    onSuccess: ({ shoppingList, count }) => {
      putList(client, shoppingList);
      toast(
        count > 0
          ? { title: `${counted(count, 'item')} taken off`, description: 'The list says where.' }
          : { title: 'Nothing to take off', description: 'Nothing of this list is known to be at home.' },
      );
    },
    onError: toastUpdateFailure,
  });
}

/** Makes a link, and ends an earlier one. */
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
      toast({ title: 'The link has ended' });
    },
    onError: toastUpdateFailure,
  });
}

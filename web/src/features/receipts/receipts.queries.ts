import { pageBounds } from '@plateful/contract/bounds.ts';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Input } from '#lib/api.ts';
import { isNotFound } from '#lib/api-error.ts';
import { byCursor } from '#lib/paging.ts';
import { useToday } from '#lib/use-today.ts';
import { toast } from '#ui/toast-store.ts';
import { dropReceipt, moveItem, putReceipt, receiptsKey, refreshTaste } from './receipt-cache.ts';
import {
  addedWords,
  correctedWords,
  deletedWords,
  deleteFailureWords,
  groceriesWords,
  itemFailureWords,
  lineCorrectedWords,
  receiptCorrectedWords,
} from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';

/** Only for signed-in people, page by page; each says the insights and the month of all. */
export const receiptsQuery = infiniteQueryOptions({
  queryKey: receiptsKey,
  queryFn: ({ pageParam: cursor, signal }) =>
    call('GET /api/grocery-receipts', { limit: pageBounds.receipts, cursor }, signal),
  ...byCursor,
});

export function useDeleteReceipt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Receipt) => {
      try {
        await call('DELETE /api/grocery-receipts/{id}', { id });
      } catch (error) {
        // One that is gone already, deleted in another tab, is as deleted as it can be.
        if (!isNotFound(error)) throw error;
      }
    },
    onSuccess: async (_, { id }) => {
      toast(deletedWords);
      await client.cancelQueries({ queryKey: receiptsKey });
      dropReceipt(client, id);
      refreshTaste(client);
    },
    onError: (error) => toast(deleteFailureWords(error)),
  });
}

type ItemChange = Input<'PATCH /api/grocery-receipts/{id}/items/{itemId}'>;

/** The dialog stays open until the answer is there, and says when it fails: what was typed is never lost. */
export function useCorrectItem() {
  const put = usePutReceipt();
  return useMutation({
    mutationFn: (change: ItemChange) => call('PATCH /api/grocery-receipts/{id}/items/{itemId}', change),
    onSuccess: ({ receipt }, change) => {
      toast(saysWhatItIs(change) ? correctedWords(receipt.store) : lineCorrectedWords);
      return put(receipt);
    },
  });
}

function saysWhatItIs({ name, food, category }: ItemChange): boolean {
  return name !== undefined || food !== undefined || category !== undefined;
}

export function useAddItem() {
  const put = usePutReceipt();
  return useMutation({
    mutationFn: (item: Input<'POST /api/grocery-receipts/{id}/items'>) =>
      call('POST /api/grocery-receipts/{id}/items', item),
    onSuccess: ({ receipt }, { name }) => {
      toast(addedWords(name));
      return put(receipt);
    },
  });
}

type HeadChange = Input<'PATCH /api/grocery-receipts/{id}'>;

/** Store, day and total; the dialog says what fails. */
export function useCorrectReceipt() {
  const put = usePutReceipt();
  return useMutation({
    mutationFn: (change: HeadChange) => call('PATCH /api/grocery-receipts/{id}', change),
    onSuccess: ({ receipt }) => {
      toast(receiptCorrectedWords);
      return put(receipt);
    },
  });
}

/** A supposed restaurant bill is one of groceries, and back. */
export function useMarkGroceries() {
  const put = usePutReceipt();
  const mark = useMutation({
    scope: { id: 'receipt items' },
    mutationFn: (change: { id: string; isGroceries: boolean }) =>
      call('PATCH /api/grocery-receipts/{id}', change),
    onSuccess: ({ receipt }, { id, isGroceries }) => {
      const onSelect = () => mark.mutate({ id, isGroceries: false });
      if (isGroceries) toast({ ...groceriesWords, action: { label: 'Undo', onSelect } });
      return put(receipt);
    },
    onError: (error) => toast(itemFailureWords('Receipt not changed', error)),
  });
  return mark;
}

/** The receipt as it is now, in its place, and all that follows from it. */
function usePutReceipt() {
  const client = useQueryClient();
  return async (receipt: Receipt) => {
    await client.cancelQueries({ queryKey: receiptsKey });
    putReceipt(client, receipt);
    refreshTaste(client);
  };
}

const moveKey = [...receiptsKey, 'move'];

type Move = { receipt: Receipt; itemId: number; isRemoved: boolean };

/** An item leaves or comes back at once, and the other way if that could not be kept. */
export function useMoveItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: moveKey,
    // An Undo follows what it takes back.
    scope: { id: 'receipt items' },
    mutationFn: ({ receipt: { id }, itemId, isRemoved }: Move) =>
      isRemoved
        ? call('DELETE /api/grocery-receipts/{id}/items/{itemId}', { id, itemId })
        : call('PATCH /api/grocery-receipts/{id}/items/{itemId}', { id, itemId, isRemoved: false }),
    onMutate: async ({ receipt: { id }, itemId, isRemoved }) => {
      await client.cancelQueries({ queryKey: receiptsKey });
      moveItem(client, id, itemId, isRemoved);
    },
    onSuccess: ({ receipt }) => {
      // With another one on its way the answer is older than what is shown.
      if (client.isMutating({ mutationKey: moveKey }) > 1) return;
      putReceipt(client, receipt);
      refreshTaste(client);
    },
    onError: (error, { receipt: { id }, itemId, isRemoved }) => {
      moveItem(client, id, itemId, !isRemoved);
      toast(itemFailureWords(isRemoved ? 'Item not removed' : 'Item not put back', error));
    },
  });
}

/** What the month's limit says; undefined while it is not known. Of a month that is over, in a tab left open, nothing is. */
export function useReceiptUsage() {
  const { data, isFetching, refetch } = useInfiniteQuery(receiptsQuery);
  const today = useToday();
  const told = data?.pages[0]?.usage;
  const isOver = told !== undefined && today >= told.resetsOn;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  const usage = isOver ? undefined : told;
  return { usage, isLoading: isFetching && !usage };
}

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

/** Only for signed-in people. Each page includes the insights and the usage of the month. */
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
        // Already deleted in another tab counts as deleted.
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

/** Not optimistic: the dialog stays open until the response and shows errors, so that the input is not lost. */
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

/** Saves store, date and total; the dialog shows errors. */
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

/** Toggles whether a receipt counts as groceries instead of a restaurant bill. */
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

/** Updates the receipt and all data derived from it. */
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

/** Optimistic; rolled back on failure. */
export function useMoveItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: moveKey,
    // Serialized, so that an Undo is sent after the change that it reverts.
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
      // If another change is in flight, this response is older than the displayed state.
      if (client.isMutating({ mutationKey: moveKey }) > 1) return;
      putReceipt(client, receipt);
      refreshTaste(client);
    },
    onError: (error, { receipt: { id }, itemId, isRemoved }) => {
      moveItem(client, id, itemId, !isRemoved);
      toast(itemFailureWords(isRemoved ? 'Item not removed' : 'Item not restored', error));
    },
  });
}

/** The month's usage; undefined while it is unknown, or outdated because the month has ended. */
export function useReceiptUsage() {
  const { data, isFetching, refetch } = useInfiniteQuery(receiptsQuery);
  const today = useToday();
  const loaded = data?.pages[0]?.usage;
  const isOver = loaded !== undefined && today >= loaded.resetsOn;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  const usage = isOver ? undefined : loaded;
  return { usage, isLoading: isFetching && !usage };
}

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Output } from '#lib/api.ts';
import type { UploadAnswer } from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';

export type Receipts = Output<'GET /api/grocery-receipts'>;
type Pages = InfiniteData<Receipts>;

export const receiptsKey = ['/api/grocery-receipts'];

/** Replaces a receipt in the cache. */
export function putReceipt(client: QueryClient, receipt: Receipt): void {
  change(client, (receipts) => receipts.map((listed) => (listed.id === receipt.id ? receipt : listed)));
}

export function dropReceipt(client: QueryClient, id: string): void {
  change(client, (receipts) => receipts.filter((receipt) => receipt.id !== id));
  changeFirst(client, (page) => (page.total === undefined ? page : { ...page, total: page.total - 1 }));
}

/** The receipts of all loaded pages. */
export function receiptsOf(data: Pages | undefined): Receipt[] {
  return data?.pages.flatMap(({ receipts }) => receipts) ?? [];
}

/** Moves an item between the active and the removed ones. */
export function moveItem(client: QueryClient, id: string, itemId: number, isRemoved: boolean): void {
  change(client, (receipts) => receipts.map((receipt) => (receipt.id === id ? withMoved(receipt) : receipt)));

  function withMoved(receipt: Receipt): Receipt {
    const { parsedItems, removedItems } = receipt;
    const item = [...parsedItems, ...removedItems].find((listed) => listed.id === itemId);
    if (!item) return receipt;
    const others = (items: Receipt['parsedItems']) => items.filter((item) => item.id !== itemId);
    const withItem = (items: Receipt['parsedItems']) => [...others(items), item].sort((a, b) => a.id - b.id);
    return {
      ...receipt,
      parsedItems: isRemoved ? others(parsedItems) : withItem(parsedItems),
      removedItems: isRemoved ? withItem(removedItems) : others(removedItems),
    };
  }
}

/** Adds or moves the receipts to the top, and updates the month's usage. */
export function addUploaded(client: QueryClient, { receipt, otherReceipts, usage }: UploadAnswer): void {
  const { id } = receipt;
  const read = id === null ? [] : [{ ...receipt, id }, ...otherReceipts];
  const shown = new Set(receiptsOf(client.getQueryData<Pages>(receiptsKey)).map((receipt) => receipt.id));
  for (const receipt of read) putReceipt(client, receipt);
  const added = read.filter((receipt) => !shown.has(receipt.id));
  changeFirst(client, ({ receipts, total, ...page }) => {
    const more = total === undefined ? undefined : total + added.length;
    return { ...page, receipts: [...added, ...receipts], total: more, usage };
  });
}

const ofReceipts = ['/api/grocery-receipts', '/api/taste-profile', '/api/sample-recipes', '/api/prices'];
const costs = ['/api/at-home', '/api/recipe-cost', '/api/week-cost', '/api/list-cost'];

/** Refetches taste insights and prices, which depend on every receipt. */
export function refreshTaste(client: QueryClient): void {
  for (const key of [...ofReceipts, ...costs]) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}

/** Updates each page separately. */
function change(client: QueryClient, next: (receipts: Receipt[]) => Receipt[]): void {
  client.setQueryData<Pages>(
    receiptsKey,
    (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, receipts: next(page.receipts) })) },
  );
}

function changeFirst(client: QueryClient, next: (page: Receipts) => Receipts): void {
  client.setQueryData<Pages>(
    receiptsKey,
    (old) => old && { ...old, pages: old.pages.map((page, index) => (index === 0 ? next(page) : page)) },
  );
}

import { pageBounds } from '@plateful/contract/bounds.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { focusAfterRemoval, listHeadingId, receiptHeadingId } from './receipt-focus.ts';
import { type Receipt, receiptName } from './receipt-words.ts';
import { useDeleteReceipt } from './receipts.queries.ts';

/** As many columns of receipts as fit. */
export const receiptGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4 sm:gap-5';

type Props = {
  receipts: readonly Receipt[];
  /** The number of receipts on all pages. */
  total: number;
  pages: UseInfiniteQueryResult;
};

export function ReceiptList({ receipts, total, pages }: Props) {
  const [leaving, setLeaving] = useState<Receipt | null>(null);
  const list = useRef<HTMLUListElement>(null);

  function headingAfter(receipt: Receipt): string {
    const place = receipts.indexOf(receipt);
    const next = receipts[place + 1] ?? receipts[place - 1];
    return next ? receiptHeadingId(next.id) : listHeadingId;
  }

  return (
    <div>
      <ul ref={list} className={receiptGrid}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className="min-w-0">
            <ReceiptCard receipt={receipt} onDelete={() => setLeaving(receipt)} />
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        focusOn="h3"
        step={pageBounds.receipts}
        shown={receipts.length}
        total={total}
        noun="receipts"
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        hasFailed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      <DeleteReceiptDialog
        receipt={leaving}
        onClose={() => setLeaving(null)}
        focusAfter={leaving ? headingAfter(leaving) : listHeadingId}
      />
    </div>
  );
}

type DeleteReceiptDialogProps = {
  /** The receipt to delete; null while the dialog is closed. */
  receipt: Receipt | null;
  onClose: () => void;
  /** Id of the element that receives the focus after the deletion. */
  focusAfter: string;
};

function DeleteReceiptDialog({ receipt, onClose, focusAfter }: DeleteReceiptDialogProps) {
  const remove = useDeleteReceipt();
  // Keep its name visible during the closing animation.
  const [shown, setShown] = useState(receipt);
  if (receipt !== null && receipt !== shown) setShown(receipt);

  function confirm() {
    if (!receipt) return;
    remove.mutate(receipt, {
      onSuccess: () => focusAfterRemoval(focusAfter, listHeadingId),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={receipt !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this receipt?"
      description="This also deletes its photo and what it told us about your taste. This cannot be undone."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="mt-3 font-semibold">{shown && receiptName(shown)}</p>
    </ConfirmDialog>
  );
}

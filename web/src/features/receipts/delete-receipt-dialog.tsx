import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { focusAfterRemoval, listHeadingId } from './receipt-focus.ts';
import { type Receipt, receiptName } from './receipt-words.ts';
import { useDeleteReceipt } from './receipts.queries.ts';

type Props = {
  /** The receipt in question; null while there is none. */
  receipt: Receipt | null;
  onClose: () => void;
  /** Id of what takes the focus once the receipt is gone. */
  focusAfter: string;
};

export function DeleteReceiptDialog({ receipt, onClose, focusAfter }: Props) {
  const remove = useDeleteReceipt();
  // Its name stays on screen while the dialog moves out.
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
      description="Its photo goes, and so does everything it said about your taste. This cannot be undone."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="mt-3 font-semibold">{shown && receiptName(shown)}</p>
    </ConfirmDialog>
  );
}

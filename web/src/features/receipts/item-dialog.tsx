import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { useId, useState } from 'react';
import { conflictOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChooseValues, type Side } from '#ui/choose-values.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { changeOf, type ItemValues, meaningText } from './item-change.ts';
import { ItemForm } from './item-form.tsx';
import { focusAfterRemoval, itemIdOf, receiptHeadingId } from './receipt-focus.ts';
import { failureReason, removedWords } from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';
import { useCorrectItem, useMoveItem } from './receipts.queries.ts';

type Props = {
  receipt: Receipt;
  /** The item to edit; null while the dialog is closed. */
  itemId: number | null;
  onClose: () => void;
};

/** Corrects an item or removes it from the receipt. */
export function ItemDialog({ receipt, itemId, onClose }: Props) {
  const formId = useId();
  const correct = useCorrectItem();
  const move = useMoveItem();
  const item = receipt.parsedItems.find(({ id }) => id === itemId) ?? null;
  // Keep it visible during the closing animation.
  const [shown, setShown] = useState<ReceiptItem | null>(item);
  if (item !== null && item !== shown) setShown(item);

  function close() {
    correct.reset();
    onClose();
  }

  function save(values: ItemValues, seen: ItemValues) {
    if (!item) return;
    const change = changeOf({ ...item, ...seen }, values);
    if (!change) return close();
    correct.mutate({ id: receipt.id, itemId: item.id, ...change, seen }, { onSuccess: close });
  }

  // A correction was saved elsewhere meanwhile.
  const [conflict] = conflictOf(correct.error)?.conflicts ?? [];
  const yours = conflict?.yours as ItemValues | undefined;
  const theirs = conflict?.theirs as ItemValues | undefined;

  function choose({ item: side }: Record<string, Side>) {
    if (!item || !yours || !theirs) return;
    const chosen = side === 'yours' ? yours : theirs;
    correct.mutate({ id: receipt.id, itemId: item.id, ...chosen, seen: theirs }, { onSuccess: close });
  }

  function remove() {
    if (!item) return;
    const place = receipt.parsedItems.indexOf(item);
    const next = receipt.parsedItems[place + 1] ?? receipt.parsedItems[place - 1];
    focusAfterRemoval(next && itemIdOf(receipt.id, next.id), receiptHeadingId(receipt.id));
    close();
    move.mutate({ receipt, itemId: item.id, isRemoved: true });
    toast({ ...removedWords(receipt.store), action: { label: 'Undo', onSelect: () => putBack(item.id) } });
  }

  function putBack(id: number) {
    move.mutate({ receipt, itemId: id, isRemoved: false });
    focusAfterRemoval(itemIdOf(receipt.id, id));
  }

  return (
    <Dialog open={item !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title="What is this?"
        description={
          shown && (
            <>
              {shown.isAdded ? 'Added as ' : 'Printed as '}
              <span className="wrap-anywhere font-semibold text-ink">{shown.text}</span>
            </>
          )
        }
        footer={
          <>
            <Button variant="secondary" onClick={remove} className="text-danger sm:mr-auto">
              Remove Item
            </Button>
            <Button type="submit" form={formId} busy={correct.isPending} busyText="Saving...">
              Save
            </Button>
          </>
        }
      >
        <ChooseValues
          conflicts={
            yours && theirs
              ? [
                  {
                    field: 'item',
                    label: 'Item',
                    yours: meaningText(yours, receipt),
                    theirs: meaningText(theirs, receipt),
                  },
                ]
              : []
          }
          onChoose={choose}
          onClose={() => correct.reset()}
        />
        {correct.isError && !conflict && (
          <Alert tone="danger" announce title="Item not saved" className="mb-5">
            {failureReason(correct.error)}
          </Alert>
        )}
        {shown && (
          <ItemForm
            key={shown.id}
            id={formId}
            item={shown}
            hint={shown.isGuess ? 'This is our guess. If it is right, just save it.' : undefined}
            onSave={save}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

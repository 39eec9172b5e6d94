import { useId } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import type { ItemValues } from './item-change.ts';
import { ItemForm } from './item-form.tsx';
import { failureReason } from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';
import { useAddItem } from './receipts.queries.ts';

const nothing: ItemValues = {
  name: '',
  food: null,
  category: 'Other',
  amount: 1,
  unit: 'each',
  price: null,
};

type Props = { receipt: Receipt; isOpen: boolean; onClose: () => void };

/** Adds an item that is on the receipt but was not recognized. */
export function AddItemDialog({ receipt, isOpen, onClose }: Props) {
  const formId = useId();
  const add = useAddItem();

  function close() {
    add.reset();
    onClose();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Add a missed item"
        description="It counts as if it had been read from the photo."
        footer={
          <Button type="submit" form={formId} busy={add.isPending} busyText="Adding...">
            Add Item
          </Button>
        }
      >
        {add.isError && (
          <Alert tone="danger" announce title="Item not added" className="mb-5">
            {failureReason(add.error)}
          </Alert>
        )}
        <ItemForm
          id={formId}
          item={nothing}
          onSave={(values) => add.mutate({ id: receipt.id, ...values }, { onSuccess: close })}
        />
      </DialogContent>
    </Dialog>
  );
}

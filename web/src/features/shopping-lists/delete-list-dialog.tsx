import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { focusHeading, headingIds } from './focus-heading.ts';
import { useDeleteList } from './shopping-lists.queries.ts';

type DeleteListDialogProps = {
  /** The list in question; null while there is none. */
  list: ShoppingList | null;
  onClose: () => void;
};

export function DeleteListDialog({ list, onClose }: DeleteListDialogProps) {
  const remove = useDeleteList();
  // Its name stays on screen while the dialog moves out.
  const [shown, setShown] = useState(list);
  if (list !== null && list !== shown) setShown(list);

  function confirm() {
    if (!list) return;
    remove.mutate(list.id, {
      onSuccess: () => focusHeading(...(list.isArchived ? [headingIds.archived] : []), headingIds.active),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={list !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete shopping list?"
      description="Are you sure you want to delete this shopping list?"
      confirmLabel="Delete"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="mt-3 font-semibold">{shown?.name}</p>
    </ConfirmDialog>
  );
}

import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useState } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useMergeLists } from './list-actions.queries.ts';

type MergeDialogProps = {
  isOpen: boolean;
  list: ShoppingList;
  /** Lists that can be merged into it. */
  others: readonly ShoppingList[];
  returnFocusTo: () => HTMLElement | null;
  onClose: () => void;
};

/** Moves the items of another list into this one. */
export function MergeDialog({ isOpen, list, others, returnFocusTo, onClose }: MergeDialogProps) {
  const merge = useMergeLists(list.id);
  const [chosen, setChosen] = useState<string>();
  const from = others.find(({ id }) => id === chosen) ?? others[0];
  const options = others.map((list) => ({
    value: list.id,
    label: `${list.name}, ${counted(list.items.length, 'item')}`,
  }));
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`Merge into ${list.name}`}
        description="The items from the other list are added to this one, and the other list is archived."
        size="sm"
        returnFocusTo={returnFocusTo}
        footer={
          <Button
            busy={merge.isPending}
            busyText="Merging..."
            onClick={() => from && merge.mutate(from, { onSuccess: onClose })}
          >
            Merge
          </Button>
        }
      >
        <Field label="Other list">
          <Select options={options} value={from?.id ?? ''} onValueChange={setChosen} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

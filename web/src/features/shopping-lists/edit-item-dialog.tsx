import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { sections } from '@plateful/domain/foods/food.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { amountIn, editOf, type ItemForm, itemForm } from './item-form.ts';
import type { ItemEdit } from './use-list-changes.ts';

type EditItemDialogProps = {
  /** The item to edit; null while the dialog is closed. */
  item: ListedItem | null;
  onSave: (id: string, set: ItemEdit) => void;
  /** Receives the focus if the item has moved. */
  returnFocusTo: () => HTMLElement | null;
  onClose: () => void;
};

/** Edits an item. */
export function EditItemDialog({ item, onSave, returnFocusTo, onClose }: EditItemDialogProps) {
  const formId = useId();
  // Keep it visible during the closing animation.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);

  function save(form: ItemForm) {
    if (!shown) return;
    const set = editOf(shown, form);
    if (Object.keys(set).length > 0) onSave(shown.id, set);
    onClose();
  }

  return (
    <Dialog open={item !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Edit item"
        returnFocusTo={returnFocusTo}
        footer={
          <Button type="submit" form={formId}>
            Save
          </Button>
        }
      >
        {shown && <Form key={shown.id} id={formId} item={shown} onSave={save} />}
      </DialogContent>
    </Dialog>
  );
}

const sectionOptions = sections.map((value) => ({ value, label: value }));

type FormProps = { id: string; item: ListedItem; onSave: (form: ItemForm) => void };

function Form({ id, item, onSave }: FormProps) {
  const [form, setForm] = useState(() => itemForm(item));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<ItemForm>) => setForm({ ...form, ...part });
  const nameError = form.ingredient.trim() === '' ? 'Please enter a name.' : undefined;
  const amountError = amountIn(form) === null ? 'Please enter a number, such as 2 or 1.5.' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!nameError && !amountError) onSave(form);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="Name" error={isTried && nameError}>
        <Input
          value={form.ingredient}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change({ ingredient: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Amount" error={isTried && amountError}>
          <Input
            value={form.amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Field label="Unit">
          <Input
            value={form.unit}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => change({ unit: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Section">
        <Select
          options={sectionOptions}
          value={form.category}
          onValueChange={(category) => change({ category })}
        />
      </Field>
      <Field label="Note" hint="Which brand, for whom, where to find it.">
        <Input
          value={form.note}
          maxLength={shoppingBounds.note.maxLength}
          autoComplete="off"
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </form>
  );
}

import { receiptBounds } from '@plateful/contract/limits.ts';
import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { type FormEvent, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { FoodField } from './food-field.tsx';
import type { ItemValues } from './item-change.ts';

/** In the order in which one walks through a shop. */
const categories: readonly ReceiptItem['category'][] = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'];
const categoryOptions = categories.map((value) => ({ value, label: value }));

type Props = {
  id: string;
  item: ReceiptItem;
  /** `seen` is what the form began with. */
  onSave: (values: ItemValues, seen: ItemValues) => void;
};

export function ItemForm({ id, item, onSave }: Props) {
  const [seen] = useState<ItemValues>({ name: item.name, food: item.food, category: item.category });
  const [values, setValues] = useState(seen);
  const [hasOwnName, setHasOwnName] = useState(false);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is drawn elsewhere, and still lies within the form of the page.
    event.stopPropagation();
    const name = values.name.trim();
    if (name === '') setError('Please give it a name.');
    else onSave({ ...values, name }, seen);
  }

  function chooseFood(food: { id: string; name: string; category: ReceiptItem['category'] } | null) {
    if (!food) return setValues({ ...values, food: null });
    setError(undefined);
    const name = hasOwnName ? values.name : food.name;
    setValues({ name, food: food.id, category: food.category });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FoodField
        food={values.food}
        hint={item.isGuess ? 'This is our guess. If it is right, just save it.' : undefined}
        onChoose={chooseFood}
      />
      <Field label="Name" error={error}>
        <Input
          value={values.name}
          maxLength={receiptBounds.name.maxLength}
          autoComplete="off"
          onChange={(event) => {
            setHasOwnName(true);
            setError(undefined);
            setValues({ ...values, name: event.target.value });
          }}
        />
      </Field>
      <Field label="Category">
        <Select
          options={categoryOptions}
          value={values.category}
          onValueChange={(value) => {
            const category = categories.find((known) => known === value);
            if (category) setValues({ ...values, category });
          }}
        />
      </Field>
    </form>
  );
}

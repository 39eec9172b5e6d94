import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { receiptUnits } from '@plateful/domain/receipts/receipt.ts';
import { type FormEvent, useState } from 'react';
import { FoodField } from '#entities/food/food-field.tsx';
import type { Food } from '#entities/food/foods.queries.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import {
  type ItemForm as Form,
  formOf,
  type ItemErrors,
  type ItemValues,
  readForm,
  valuesOf,
} from './item-change.ts';

/** In the usual order of a shop. */
const categories: readonly ReceiptItem['category'][] = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'];
const categoryOptions = categories.map((value) => ({ value, label: value }));
const unitOptions = receiptUnits.map((value) => ({ value, label: value }));

type Props = {
  id: string;
  /** The initial values. */
  item: ItemValues;
  hint?: string | undefined;
  /** `seen` has the initial values of the form. */
  onSave: (values: ItemValues, seen: ItemValues) => void;
};

/** The form for an item: food, amount and price. */
export function ItemForm({ id, item, hint, onSave }: Props) {
  const [seen] = useState(() => valuesOf(item));
  const [form, setForm] = useState(() => formOf(seen));
  const [hasOwnName, setHasOwnName] = useState(false);
  const [errors, setErrors] = useState<ItemErrors>({});

  function change(part: Partial<Form>) {
    setForm({ ...form, ...part });
    const corrected = Object.keys(part).map((field) => [field, undefined]);
    setErrors({ ...errors, ...Object.fromEntries(corrected) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through the portal to the page's form.
    event.stopPropagation();
    const read = readForm(form);
    if ('errors' in read) setErrors(read.errors);
    else onSave(read.values, seen);
  }

  function chooseFood(food: Food | null) {
    if (!food) return change({ food: null });
    const name = hasOwnName ? form.name : food.name;
    change({ name, food: food.id, category: food.category });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FoodField food={form.food} none="Not in our table" hint={hint} onChoose={chooseFood} />
      <Field label="Name" error={errors.name}>
        <Input
          value={form.name}
          maxLength={receiptBounds.name.maxLength}
          autoComplete="off"
          onChange={(event) => {
            setHasOwnName(true);
            change({ name: event.target.value });
          }}
        />
      </Field>
      <Field label="Category">
        <Select
          options={categoryOptions}
          value={form.category}
          onValueChange={(category) => change({ category })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
        <Field label="Amount" error={errors.amount}>
          <Input
            value={form.amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Field label="Unit">
          <Select options={unitOptions} value={form.unit} onValueChange={(unit) => change({ unit })} />
        </Field>
        <Field label="Price" error={errors.price} className="col-span-2 sm:col-span-1">
          <Input
            value={form.price}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ price: event.target.value })}
          />
        </Field>
      </div>
    </form>
  );
}

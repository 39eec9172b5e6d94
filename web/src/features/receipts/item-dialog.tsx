import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { conflictOf } from '#lib/api-error.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { capitalized } from '#lib/words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChooseValues, type Side } from '#ui/choose-values.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast-store.ts';
import { changeOf, foodLabel, type ItemValues, meaningText } from './item-change.ts';
import { focusAfterRemoval, itemIdOf, receiptHeadingId } from './receipt-focus.ts';
import { failureReason, removedWords } from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';
import { foodsQuery, useCorrectItem, useMoveItem } from './receipts.queries.ts';

type Props = {
  receipt: Receipt;
  /** The item in question; null while there is none. */
  itemId: number | null;
  onClose: () => void;
};

/** Says what an item really is, or takes it off the receipt. */
export function ItemDialog({ receipt, itemId, onClose }: Props) {
  const formId = useId();
  const correct = useCorrectItem();
  const move = useMoveItem();
  const item = receipt.parsedItems.find(({ id }) => id === itemId) ?? null;
  // It stays on screen while the dialog moves out.
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

  // Another correction was saved meanwhile.
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
              Printed as <span className="wrap-anywhere font-semibold text-ink">{shown.text}</span>
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
              ? [{ field: 'item', label: 'Item', yours: meaningText(yours), theirs: meaningText(theirs) }]
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
        {shown && <ItemForm key={shown.id} id={formId} item={shown} onSave={save} />}
      </DialogContent>
    </Dialog>
  );
}

/** In the order in which one walks through a shop. */
const categories: readonly ReceiptItem['category'][] = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'];
const categoryOptions = categories.map((value) => ({ value, label: value }));

type ItemFormProps = {
  id: string;
  item: ReceiptItem;
  /** `seen` is what the form began with. */
  onSave: (values: ItemValues, seen: ItemValues) => void;
};

function ItemForm({ id, item, onSave }: ItemFormProps) {
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

const unknown = { value: '', label: 'Not in our table' };
const pause = 200;
/** The contract's longest query. */
const longest = 60;

type Food = { id: string; name: string; category: ReceiptItem['category'] };
type FoodFieldProps = {
  /** Id in the food table. */
  food: string | null;
  hint: string | undefined;
  onChoose: (food: Food | null) => void;
};

/** Which food of the table it is, if any. */
function FoodField({ food, hint, onChoose }: FoodFieldProps) {
  const [name, setName] = useState(food === null ? unknown.label : foodLabel(food));
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, longest);
  const query = useDebounced(wanted, pause);
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...foodsQuery(query),
    placeholderData: keepPreviousData,
  });
  const foods = wanted === '' || query === '' ? [] : (data?.foods ?? []);
  const found = foods.map(({ id, name: label, category }) => ({
    value: id,
    label: capitalized(label),
    hint: category,
  }));

  function choose({ value, label }: { value: string; label: string }) {
    setName(label);
    setTyped('');
    onChoose(foods.find(({ id }) => id === value) ?? null);
  }

  return (
    <Field label="Food" hint={hint}>
      <Combobox
        value={food ?? unknown.value}
        label={name}
        options={[...found, unknown]}
        hasMatch={found.length > 0 && query === wanted && !isPlaceholderData}
        onQuery={setTyped}
        onChoose={choose}
        placeholder="Search our foods"
        status={statusOf({
          wanted,
          isFetching: isFetching || query !== wanted,
          isError,
          count: found.length,
        })}
      />
    </Field>
  );
}

function statusOf(search: { wanted: string; isFetching: boolean; isError: boolean; count: number }) {
  if (search.wanted === '') return 'Type to search our foods.';
  if (search.isError) return 'The search failed. Please check your connection.';
  if (search.count > 0) return undefined;
  return search.isFetching ? 'Searching...' : 'No food of ours has that name.';
}

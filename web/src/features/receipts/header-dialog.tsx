import { receiptBounds } from '@plateful/contract/bounds.ts';
import { currencySigns } from '@plateful/domain/receipts/receipt.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { type FormEvent, useId, useState } from 'react';
import { conflictOf } from '#lib/api-error.ts';
import { useToday } from '#lib/use-today.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChooseValues, type Side } from '#ui/choose-values.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import {
  headChange,
  headerForm,
  headerOf,
  headLabels,
  headText,
  type ReceiptHeader,
  readHeader,
} from './header-change.ts';
import { failureReason } from './receipt-toasts.ts';
import type { Receipt } from './receipt-words.ts';
import { useCorrectReceipt } from './receipts.queries.ts';

const currencies = currencySigns.map((value) => ({ value, label: value }));

type Props = { receipt: Receipt; isOpen: boolean; onClose: () => void };

/** Corrects store, date and total of a receipt. */
export function HeaderDialog({ receipt, isOpen, onClose }: Props) {
  const formId = useId();
  const correct = useCorrectReceipt();

  function close() {
    correct.reset();
    onClose();
  }

  function save(head: ReceiptHeader, seen: ReceiptHeader) {
    const change = headChange(seen, head);
    if (!change) return close();
    correct.mutate({ id: receipt.id, ...change, seen }, { onSuccess: close });
  }

  // A correction was saved elsewhere meanwhile.
  const conflict = conflictOf(correct.error);
  const current = conflict?.current as ReceiptHeader | undefined;

  function choose(chosen: Record<string, Side>) {
    if (!conflict || !current) return;
    const sides = conflict.conflicts.map(({ field, yours, theirs: other }) => [
      field,
      chosen[field] === 'yours' ? yours : other,
    ]);
    const { id, seen: _seen, ...correction } = correct.variables!;
    const change = { ...correction, ...(Object.fromEntries(sides) as Partial<ReceiptHeader>) };
    correct.mutate({ id, ...change, seen: current }, { onSuccess: close });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Store, day and total"
        description="As printed on the receipt. Your prices are updated to match."
        footer={
          <Button type="submit" form={formId} busy={correct.isPending} busyText="Saving...">
            Save
          </Button>
        }
      >
        <ChooseValues
          conflicts={
            current
              ? conflict!.conflicts.map(({ field, yours, theirs: other }) => ({
                  field,
                  label: headLabels[field] ?? field,
                  yours: headText(field, yours, current),
                  theirs: headText(field, other, current),
                }))
              : []
          }
          onChoose={choose}
          onClose={() => correct.reset()}
        />
        {correct.isError && !conflict && (
          <Alert tone="danger" announce title="Receipt not saved" className="mb-5">
            {failureReason(correct.error)}
          </Alert>
        )}
        <HeadFields id={formId} receipt={receipt} onSave={save} />
      </DialogContent>
    </Dialog>
  );
}

type FieldsProps = {
  id: string;
  receipt: Receipt;
  /** `seen` has the initial values of the form. */
  onSave: (head: ReceiptHeader, seen: ReceiptHeader) => void;
};

function HeadFields({ id, receipt, onSave }: FieldsProps) {
  const today = useToday();
  const [seen] = useState(() => headerOf(receipt));
  const [form, setForm] = useState(() => headerForm(seen));
  const [isTried, setTried] = useState(false);
  const read = readHeader(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through the portal to the page's form.
    event.stopPropagation();
    setTried(true);
    if (read) onSave(read, seen);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="Store" optional>
        <Input
          value={form.store}
          maxLength={receiptBounds.store.maxLength}
          autoComplete="off"
          onChange={(event) => setForm({ ...form, store: event.target.value })}
        />
      </Field>
      <Field label="Day" optional>
        <Input
          type="date"
          max={addDays(today, 1)}
          value={form.date}
          onChange={(event) => setForm({ ...form, date: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <Field
          label="Total"
          error={isTried && !read && 'Please enter a number, such as 24.50, or leave it empty.'}
        >
          <Input
            value={form.total}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setForm({ ...form, total: event.target.value })}
          />
        </Field>
        <Field label="Currency">
          <Select
            options={currencies}
            value={form.currency}
            onValueChange={(currency) => setForm({ ...form, currency })}
          />
        </Field>
      </div>
    </form>
  );
}

import type { HomeFood } from '@plateful/contract/at-home.ts';
import { homeBounds } from '@plateful/contract/bounds.ts';
import { type FormEvent, useState } from 'react';
import { useUnits } from '#lib/units.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { typedUnitOf } from './home-words.ts';

type Props = {
  food: HomeFood;
  isOpen: boolean;
  onClose: () => void;
  onSave: (amount: number) => void;
};

/** Edits the amount of a food. */
export function AmountDialog({ food, isOpen, onClose, onSave }: Props) {
  const { words, size } = typedUnitOf(food.unit, useUnits());
  const [typed, setTyped] = useState(food.amount ? String(Number((food.amount / size).toFixed(1))) : '');
  const [isWrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const amount = Number((Number(typed.trim().replace(',', '.')) * size).toFixed(2));
    const isFine = typed.trim() !== '' && amount >= 0 && amount <= homeBounds.amount.max;
    setWrong(!isFine);
    if (isFine) onSave(amount);
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Amount of ${food.name}`}
        size="sm"
        footer={
          <Button type="submit" form="amount-at-home">
            Save
          </Button>
        }
      >
        <form id="amount-at-home" noValidate onSubmit={save}>
          <Field label={`Amount in ${words}`} error={isWrong && 'Enter a number, or 0 for none'}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}

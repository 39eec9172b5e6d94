import type { HomeFood } from '@plateful/contract/at-home.ts';
import { homeBounds } from '@plateful/contract/bounds.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type Props = {
  food: HomeFood;
  isOpen: boolean;
  onClose: () => void;
  onSave: (amount: number) => void;
};

const units = { g: 'grams', ml: 'milliliters', whole: 'pieces' };

/** How much of a food there is. */
export function AmountDialog({ food, isOpen, onClose, onSave }: Props) {
  const [typed, setTyped] = useState(String(food.amount || ''));
  const [isWrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const amount = Number(typed.trim().replace(',', '.'));
    const isFine = typed.trim() !== '' && amount >= 0 && amount <= homeBounds.amount.max;
    setWrong(!isFine);
    if (isFine) onSave(amount);
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`How much ${food.name}?`}
        size="sm"
        footer={
          <Button type="submit" form="amount-at-home">
            Save
          </Button>
        }
      >
        <form id="amount-at-home" noValidate onSubmit={save}>
          <Field label={`Amount in ${units[food.unit]}`} error={isWrong && 'Enter a number, 0 for none'}>
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

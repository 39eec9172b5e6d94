import type { HomeFood } from '@plateful/contract/at-home.ts';
import { homeBounds } from '@plateful/contract/bounds.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { type FormEvent, useId, useState } from 'react';
import { useSetHomeFood } from '#entities/at-home/at-home.queries.ts';
import { FoodField } from '#entities/food/food-field.tsx';
import { typedNumber } from '#lib/typed-number.ts';
import { useUnits } from '#lib/units.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast-store.ts';
import { typedUnitOf } from './home-words.ts';

const units: readonly HomeFood['unit'][] = ['g', 'ml', 'whole'];

type Props = { isOpen: boolean; onClose: () => void };

/** Adds a food that is on no receipt. */
export function AddFoodDialog({ isOpen, onClose }: Props) {
  const formId = useId();
  const say = useSetHomeFood();

  /** Not optimistic: the server rejects units for which it has no weight of the food. */
  function save(food: { id: string; name: string }, amount: number, unit: HomeFood['unit']) {
    function onAdded() {
      toast({ title: 'Added', description: `${capitalized(food.name)} is at home now.` });
      onClose();
    }
    say.mutate({ food: food.id, amount, unit }, { onSuccess: onAdded });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="What is at home?"
        description="Add something that is not on a receipt. If it spoils soon, it is used first."
        size="sm"
        footer={
          <Button type="submit" form={formId} busy={say.isPending} busyText="Adding...">
            Add Food
          </Button>
        }
      >
        <AddFoodForm id={formId} onSave={save} />
      </DialogContent>
    </Dialog>
  );
}

type FormProps = {
  id: string;
  onSave: (food: { id: string; name: string }, amount: number, unit: HomeFood['unit']) => void;
};

function AddFoodForm({ id, onSave }: FormProps) {
  const system = useUnits();
  const [food, setFood] = useState<{ id: string; name: string } | null>(null);
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<HomeFood['unit']>('g');
  const [isTried, setTried] = useState(false);
  const { size } = typedUnitOf(unit, system);
  const typed = typedNumber(amount);
  const isFine = typed !== null && typed > 0 && typed * size <= homeBounds.amount.max;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (food && isFine) onSave(food, Number((typed * size).toFixed(2)), unit);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FoodField
        food={food?.id ?? null}
        error={isTried && !food ? 'Please choose a food.' : undefined}
        onChoose={setFood}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Amount" error={isTried && !isFine && 'Please enter a number, such as 2 or 1.5.'}>
          <Input
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field label="Unit">
          <Select
            options={units.map((value) => ({ value, label: typedUnitOf(value, system).words }))}
            value={unit}
            onValueChange={(value) => {
              const unit = units.find((option) => option === value);
              if (unit) setUnit(unit);
            }}
          />
        </Field>
      </div>
    </form>
  );
}

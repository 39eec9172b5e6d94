import { planBounds } from '@plateful/contract/bounds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weekCostQuery } from '#entities/cost/cost.queries.ts';
import { formatCount } from '#lib/format.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { usePlanner } from './planner-context.ts';

type Props = { budget: number | null; onChange: (budget: number | null) => void };

const { min, max } = planBounds.budget;

/** The weekly budget. Saved on blur. */
export function BudgetField({ budget, onChange }: Props) {
  const { monday } = usePlanner();
  const { data } = useQuery(weekCostQuery(monday));
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const sign = data?.cost.currency;

  function save() {
    if (typed === null) return;
    const amount = typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
    const isFine = amount === null || (amount >= min && amount <= max);
    setWrong(!isFine);
    if (!isFine) return;
    setTyped(null);
    if (amount !== budget) onChange(amount);
  }

  return (
    <Field
      label={sign ? `Weekly budget in ${sign}` : 'Weekly budget'}
      optional
      hint={
        sign === null
          ? 'It takes effect once your receipts have prices. You can upload one in your account.'
          : '“Plan my week” then looks for cheaper meals, based on your receipts. Foods without a price are not counted.'
      }
      error={isWrong && `Enter an amount from ${min} to ${formatCount(max)}, or leave it empty`}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (budget === null ? '' : String(budget))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
        className="max-w-40"
      />
    </Field>
  );
}

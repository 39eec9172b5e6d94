import { recipeCount } from '@plateful/contract/limits.ts';
import { Minus, Plus } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { toastTooMany } from './generation-toasts.ts';

type Props = {
  /** Null while the field is empty. */
  value: number | null;
  onValueChange: (count: number | null) => void;
};

const { min, max } = recipeCount;

/** How many recipes at a time. Above the limit is refused with a word (specification, section 5). */
export function CountField({ value, onValueChange }: Props) {
  function change(text: string) {
    const count = Math.floor(Number(text));
    if (text === '' || Number.isNaN(count)) return onValueChange(null);
    if (count > max) toastTooMany();
    onValueChange(Math.max(min, Math.min(max, count)));
  }

  const step = (by: number) => change(String((value ?? min) + by));
  return (
    <Field label="Number of recipes">
      <div className="flex items-center gap-2">
        <IconButton
          label="Fewer recipes"
          variant="soft"
          aria-disabled={value === min}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <CountInput value={value} onChange={change} onLeave={() => onValueChange(value ?? min)} />
        <IconButton label="More recipes" variant="soft" onClick={() => step(1)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}

type InputProps = { value: number | null; onChange: (text: string) => void; onLeave: () => void };

function CountInput({ value, onChange, onLeave }: InputProps) {
  return (
    <Input
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      className="flex-1 text-center font-semibold tabular-nums [appearance:textfield] sm:min-w-16 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
    />
  );
}

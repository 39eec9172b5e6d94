import { recipeBounds } from '@plateful/contract/limits.ts';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

type Props = { value: number; onValueChange: (servings: number) => void };

const { min, max } = recipeBounds.servings;

/** At a bound the button stays focusable and does nothing, so that the keyboard is not thrown out. */
export function ServingsStepper({ value, onValueChange }: Props) {
  const step = (by: number) => onValueChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset className="flex items-center gap-1 rounded-full bg-sunk p-1 inset-ring inset-ring-line">
      <legend className="sr-only">Servings</legend>
      <IconButton
        label="Fewer servings"
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        className={look}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output aria-live="polite" className="min-w-24 text-center font-semibold text-sm tabular-nums">
        {value} {value === 1 ? 'serving' : 'servings'}
      </output>
      <IconButton label="More servings" aria-disabled={value >= max} onClick={() => step(1)} className={look}>
        <Plus aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

const look = 'bg-card text-ink shadow-knob aria-disabled:opacity-50';

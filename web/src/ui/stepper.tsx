import { Minus, Plus } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

type StepperProps = {
  /** What is counted: 'servings'. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  /** The value as shown and announced: '4 servings'. */
  format: (value: number) => string;
};

/** A small number that changes by one. At a bound the button keeps the focus and does nothing. */
export function Stepper({ label, value, onValueChange, min, max, format }: StepperProps) {
  const step = (by: number) => onValueChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset
      aria-label={label}
      className="flex items-center gap-1 rounded-full bg-sunk p-1 inset-ring inset-ring-line"
    >
      <IconButton
        label={`Fewer ${label}`}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        className={look}
      >
        <Minus />
      </IconButton>
      <output
        aria-live="polite"
        className="min-w-[min(6rem,25vw)] px-1.5 text-center font-semibold text-sm tabular-nums"
      >
        {format(value)}
      </output>
      <IconButton
        label={`More ${label}`}
        aria-disabled={value >= max}
        onClick={() => step(1)}
        className={look}
      >
        <Plus />
      </IconButton>
    </fieldset>
  );
}

const look = 'bg-card text-ink shadow-knob aria-disabled:opacity-50';

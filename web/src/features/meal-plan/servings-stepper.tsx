import { recipeBounds } from '@plateful/contract/limits.ts';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  /** Null: as many as each recipe is written for. */
  value: number | null;
  onValueChange: (servings: number) => void;
};

const { min, max, default: usual } = recipeBounds.servings;

/** How many eat. At a bound the button stays focusable and does nothing, so that the keyboard is not thrown out. */
export function ServingsStepper({ value, onValueChange }: Props) {
  const step = (by: number) => {
    onValueChange(value === null ? usual : Math.min(max, Math.max(min, value + by)));
  };
  return (
    <fieldset className="flex items-center justify-between gap-3 sm:justify-start">
      <legend className="float-left font-medium">Servings</legend>
      <div className="flex items-center gap-1">
        <IconButton
          label="Fewer servings"
          variant="soft"
          aria-disabled={value !== null && value <= min}
          className="aria-disabled:opacity-50"
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <output className="min-w-16 text-center font-semibold tabular-nums">{value ?? 'As written'}</output>
        <IconButton
          label="More servings"
          variant="soft"
          aria-disabled={value !== null && value >= max}
          className="aria-disabled:opacity-50"
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}

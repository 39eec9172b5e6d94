import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type Control, useController } from 'react-hook-form';
import { capitalized } from '#lib/words.ts';
import { FieldGroup } from '#ui/field.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { toggled } from './taste-form-values.ts';

type ListName = 'allergies' | 'dietaryRestrictions' | 'nutritionGoals' | 'mealTypes';

type ChipsFieldProps<Name extends ListName> = {
  control: Control<TasteProfileInput>;
  name: Name;
  label: string;
  hint?: string;
  options: readonly TasteProfileInput[Name][number][];
};

/** Any number of a fixed list. */
export function ChipsField<Name extends ListName>(props: ChipsFieldProps<Name>) {
  const { control, name, label, hint, options } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value;
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <ToggleChip
            key={option}
            ref={index === 0 ? field.ref : undefined}
            name={name}
            value={option}
            checked={chosen.includes(option)}
            onChange={() => field.onChange(toggled<string>(chosen, option, options))}
          >
            {capitalized(option)}
          </ToggleChip>
        ))}
      </div>
    </FieldGroup>
  );
}

import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';
import { type Control, useController } from 'react-hook-form';
import { FieldGroup } from '#ui/field.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { NamesField } from './names-field.tsx';
import { paidWish, usePaid } from './taste-fields.tsx';
import { ownCuisines, toggled } from './taste-form-values.ts';
import type { TypedNames } from './use-taste-form.ts';

type CuisinesFieldProps = { control: Control<TasteProfileInput>; typing: TypedNames };

/** The predefined options, and a field for custom ones. */
export function CuisinesField({ control, typing }: CuisinesFieldProps) {
  const { field, fieldState } = useController({ control, name: 'cuisinePreferences' });
  const paid = usePaid();
  const chosen = field.value;
  return (
    <div className="grid grid-cols-1 gap-5">
      <FieldGroup label="Favorite cuisines" hint="Choose as many as you like, or none to be surprised.">
        <div className="flex flex-wrap gap-2">
          {cuisines.map((cuisine) => (
            <ToggleChip
              key={cuisine}
              name="cuisinePreferences"
              value={cuisine}
              checked={chosen.includes(cuisine)}
              onChange={() => field.onChange(toggled<string>(chosen, cuisine, cuisines))}
            >
              {cuisine}
            </ToggleChip>
          ))}
        </div>
      </FieldGroup>
      <NamesField
        inputRef={field.ref}
        label="Another cuisine"
        hint={paid ? undefined : paidWish}
        placeholder="Peruvian, Ethiopian, ..."
        listLabel="Cuisines you added"
        names={ownCuisines(chosen)}
        onRemove={(name) => field.onChange(chosen.filter((cuisine) => cuisine !== name))}
        error={fieldState.error}
        {...typing}
      />
    </div>
  );
}

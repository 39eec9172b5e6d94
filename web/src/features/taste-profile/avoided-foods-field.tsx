import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { allergens } from '@plateful/domain/vocabulary/options.ts';
import { ShieldCheck } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { allergyCalled } from './allergy-called.ts';
import { NamesField } from './names-field.tsx';
import { toggled } from './taste-form-values.ts';
import type { TypedNames } from './use-taste-form.ts';

type AvoidedFoodsFieldProps = { control: Control<TasteProfileInput>; typing: TypedNames };

/** Foods that the household avoids, as free text. */
export function AvoidedFoodsField({ control, typing }: AvoidedFoodsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'avoidedFoods' });
  const allergies = useController({ control, name: 'allergies' }).field;
  const named = field.value.flatMap((name) => allergyCalled(name) ?? []);
  const missing = [...new Set(named)].filter((allergy) => !allergies.value.includes(allergy));
  return (
    <div className="grid grid-cols-1 gap-3">
      <NamesField
        inputRef={field.ref}
        label="Foods never to put in"
        hint="We leave them out of every recipe: cilantro, olives, mushrooms…"
        placeholder="Cilantro, olives, ..."
        listLabel="Foods that are left out"
        names={field.value}
        onRemove={(name) => field.onChange(field.value.filter((avoided) => avoided !== name))}
        error={fieldState.error}
        {...typing}
      />
      <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
        {missing.map((allergy) => (
          <p
            key={allergy}
            className="flex animate-fade-in flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-leaf-bg py-2 pr-2 pl-4 text-sm"
          >
            <ShieldCheck className="size-5 shrink-0 text-leaf" />
            <span className="min-w-0 grow basis-56">
              Allergic to {allergy.toLowerCase()}? The allergy list is stricter: it also keeps out anything
              that may contain {allergy.toLowerCase()}.
            </span>
            <Button
              variant="secondary"
              onClick={() => allergies.onChange(toggled(allergies.value, allergy, allergens))}
            >
              Add {allergy} to allergies
            </Button>
          </p>
        ))}
      </div>
    </div>
  );
}

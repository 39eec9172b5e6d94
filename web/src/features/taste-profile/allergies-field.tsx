import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { allergens } from '@plateful/domain/vocabulary/options.ts';
import { ShieldCheck } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { ChipsField } from './chips-field.tsx';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The chips, and what choosing them promises. */
export function AllergiesField({ control }: { control: Control<TasteProfileInput> }) {
  const chosen = useWatch({ control, name: 'allergies' });
  return (
    <div>
      <ChipsField
        control={control}
        name="allergies"
        label="Allergies"
        hint="We check every recipe against these, down to what is in the sauces."
        options={allergens}
      />
      {chosen.length > 0 && (
        <p className="mt-3 flex animate-fade-in items-start gap-2.5 rounded-xl bg-leaf-bg px-4 py-3 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-leaf" />
          <span>
            <strong className="font-semibold">Kept out of every recipe: {list.format(chosen)}.</strong> In the
            shop, the label has the last word.
          </span>
        </p>
      )}
    </div>
  );
}

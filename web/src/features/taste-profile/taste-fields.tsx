import { tasteBounds } from '@plateful/contract/bounds.ts';
import { isPaid } from '@plateful/contract/plans.ts';
import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { allergens, cookingSkillLevels } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ShieldCheck } from 'lucide-react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useUser } from '#lib/session.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Plate } from '#ui/plate.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { cuisinePictures } from './cuisine-pictures.ts';
import { toggled } from './taste-form-values.ts';
import { skillHints } from './taste-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The allergy chips, and what selecting them guarantees. */
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
          <ShieldCheck className="mt-px size-5 shrink-0 text-leaf" />
          <span>
            <strong className="font-semibold">Kept out of every recipe: {list.format(chosen)}.</strong> When
            you shop, always check the label.
          </span>
        </p>
      )}
    </div>
  );
}

type ListName = 'allergies' | 'dietaryRestrictions' | 'nutritionGoals' | 'mealTypes';

type ChipsFieldProps<Name extends ListName> = {
  control: Control<TasteProfileInput>;
  name: Name;
  label: string;
  hint?: string;
  options: readonly TasteProfileInput[Name][number][];
};

/** Multiple choices from a fixed list. */
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

/** A plate that shows the selected cuisines. Decorative. */
export function CuisinePlate({ control }: { control: Control<TasteProfileInput> }) {
  const chosen = useWatch({ control, name: 'cuisinePreferences' });
  return <Plate pictures={cuisinePictures(chosen)} tint="var(--color-saffron)" size={176} />;
}

const options = cookingSkillLevels.map((value) => ({ value, label: capitalized(value) }));

export function SkillField({ control }: { control: Control<TasteProfileInput> }) {
  const { field } = useController({ control, name: 'cookingSkillLevel' });
  return (
    <Field label="Cooking skill" hint={skillHints[field.value]} className="max-w-md">
      <Select options={options} value={field.value} onValueChange={field.onChange} />
    </Field>
  );
}

type SliderFieldProps = {
  control: Control<TasteProfileInput>;
  name: 'timePreference' | 'spiceLevel' | 'householdSize';
  label: string;
  hint: string;
  format: (value: number) => string;
};

export function SliderField({ control, name, ...rest }: SliderFieldProps) {
  const { field } = useController({ control, name });
  const { min, max, step } = tasteBounds[name];
  return (
    <Slider {...rest} value={field.value} onValueChange={field.onChange} min={min} max={max} step={step} />
  );
}

export function InstructionsField({ control }: { control: Control<TasteProfileInput> }) {
  const paid = usePaid();
  const { field, fieldState } = useController({ control, name: 'customInstructions' });
  return (
    <Field
      label="Custom instructions"
      optional
      hint={`Kitchen tools, dislikes, habits: anything the questions above do not cover.${paid ? '' : ` ${paidWish}`}`}
      error={fieldState.error?.message}
    >
      <Textarea
        {...field}
        value={field.value ?? ''}
        limit={tasteBounds.customInstructions.maxLength}
        rows={4}
        placeholder="No cilantro, please. We own a wok, and leftovers are for lunch."
      />
    </Field>
  );
}

/** The hint at fields that only affect recipes of paid plans. */
export const paidWish = 'Used for recipes on paid plans.';

/** True while unknown, so that subscribers are not asked to upgrade. */
export function usePaid(): boolean {
  const { state, user } = useUser();
  return user ? isPaid(user.subscriptionTier) : state === 'loading';
}

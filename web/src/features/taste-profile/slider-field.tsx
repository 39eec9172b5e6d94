import { tasteBounds } from '@plateful/contract/limits.ts';
import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type Control, useController } from 'react-hook-form';
import { Slider } from '#ui/slider.tsx';

type SliderFieldProps = {
  control: Control<TasteProfileInput>;
  name: 'timePreference' | 'spiceLevel' | 'householdSize';
  label: string;
  hint: string;
  format: (value: number) => string;
};

/** A number within the specification's bounds. */
export function SliderField({ control, name, ...rest }: SliderFieldProps) {
  const { field } = useController({ control, name });
  const { min, max, step } = tasteBounds[name];
  return (
    <Slider {...rest} value={field.value} onValueChange={field.onChange} min={min} max={max} step={step} />
  );
}

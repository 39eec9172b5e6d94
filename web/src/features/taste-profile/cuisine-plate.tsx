import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { type Control, useWatch } from 'react-hook-form';
import { Plate } from '#ui/plate.tsx';
import { cuisinePictures } from './cuisine-pictures.ts';

/** Fills as cuisines are chosen. Decoration: the chips say the same. */
export function CuisinePlate({ control }: { control: Control<TasteProfileInput> }) {
  const chosen = useWatch({ control, name: 'cuisinePreferences' });
  return <Plate pictures={cuisinePictures(chosen)} tint="var(--saffron)" size={176} />;
}

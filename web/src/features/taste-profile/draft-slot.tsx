import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { AddedTaste } from './taste-form-values.ts';

/** What is chosen in the form, saved or not. */
export type TasteDraft = Pick<TasteProfileInput, 'cuisinePreferences' | 'nutritionGoals'> & {
  onAdd: (kind: AddedTaste, name: string) => void;
};

type Props = {
  control: Control<TasteProfileInput>;
  onAdd: TasteDraft['onAdd'];
  children: (draft: TasteDraft) => ReactNode;
};

/** Follows the form, so that nothing else renders anew when a choice changes. */
export function DraftSlot({ control, onAdd, children }: Props) {
  const [cuisinePreferences, nutritionGoals] = useWatch({
    control,
    name: ['cuisinePreferences', 'nutritionGoals'],
  });
  return children({ cuisinePreferences, nutritionGoals, onAdd });
}

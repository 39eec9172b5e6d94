import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import type { TasteProfileState } from './taste-profile.queries.ts';

export type VisitorTaste = Pick<
  TasteProfileInput,
  'allergies' | 'dietaryRestrictions' | 'cuisinePreferences' | 'timePreference' | 'mealTypes'
>;

/** What a visitor's request for samples carries, since the server knows no profile of theirs. */
export function visitorTasteOf({ profile, isLocal }: TasteProfileState): VisitorTaste | null {
  if (!profile || !isLocal) return null;
  const { allergies, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes } = profile;
  return { allergies, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes };
}

import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';

/** The taste of whoever is looking, as the page hands it over. */
export type Taste = {
  state: 'loading' | 'ready' | 'error';
  /** Null before the first save. */
  profile: TasteProfileInput | null;
  /** A visitor's, kept in the browser. */
  isLocal: boolean;
  retry: () => void;
};

export type VisitorTaste = Pick<
  TasteProfileInput,
  'allergies' | 'dietaryRestrictions' | 'cuisinePreferences' | 'timePreference' | 'mealTypes'
>;

/** What a visitor's request for samples carries, since the server knows no profile of theirs. */
export function visitorTasteOf({ profile, isLocal }: Taste): VisitorTaste | null {
  if (!profile || !isLocal) return null;
  const { allergies, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes } = profile;
  return { allergies, dietaryRestrictions, cuisinePreferences, timePreference, mealTypes };
}

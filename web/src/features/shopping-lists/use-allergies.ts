import type { Allergen } from '@plateful/domain/vocabulary/options.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';

const none: readonly Allergen[] = [];

/** The viewer's allergies. Used once per list, not per row. */
export function useAllergies(): readonly Allergen[] {
  return useTasteProfile().profile?.allergies ?? none;
}

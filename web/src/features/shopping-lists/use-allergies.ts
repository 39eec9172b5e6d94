import type { Allergen } from '@plateful/domain/vocabulary/options.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';

const none: readonly Allergen[] = [];

/** Of the household that is looking; asked for once by a list, not by each of its rows. */
export function useAllergies(): readonly Allergen[] {
  return useTasteProfile().profile?.allergies ?? none;
}

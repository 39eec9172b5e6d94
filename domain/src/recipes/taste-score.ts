import { cuisines } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { RecipeDraft } from './recipe.ts';

/** Cuisine families: a preference for Asian also counts for Thai. */
const within: Readonly<Record<string, readonly string[]>> = {
  Asian: ['Thai', 'Chinese', 'Japanese', 'Korean', 'Vietnamese'],
  Mediterranean: ['Italian', 'Greek', 'Spanish', 'Middle Eastern'],
};

const folded = (text: string) => text.trim().toLowerCase();

/**
 * How well a recipe matches a profile's preferences, 0 or more: 2 for a favorite cuisine, 1 for a related one. Hard
 * limits are left to the safety gate.
 */
export function tasteScore(
  { cuisineType }: Pick<RecipeDraft, 'cuisineType'>,
  { cuisinePreferences }: Pick<TasteProfile, 'cuisinePreferences'>,
): number {
  if (!cuisineType) return 0;
  const liked = cuisinePreferences.map(folded);
  if (liked.includes(folded(cuisineType))) return 2;
  const isRelated = cuisines.some(
    (name) =>
      liked.includes(folded(name)) &&
      (within[name]?.includes(cuisineType) || within[cuisineType]?.includes(name)),
  );
  return isRelated ? 1 : 0;
}

import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import type { Wish } from './wish.ts';

/** The household's maximum minutes, or fewer if the request says so, in a number or in words. */
export function maxMinutesOf(
  { timePreference }: Pick<TasteProfile, 'timePreference'>,
  { maxMinutes = timePreference, quickMinutes = timePreference, weeknightMinutes = timePreference }: Wish,
): number {
  return Math.min(timePreference, maxMinutes, quickMinutes, weeknightMinutes);
}

/** The words that set the maximum minutes; null if a number did. */
export function paceOf(
  { timePreference }: Pick<TasteProfile, 'timePreference'>,
  { maxMinutes = timePreference, quickMinutes, weeknightMinutes }: Wish,
): 'quick' | 'weeknight' | null {
  const stated = Math.min(timePreference, maxMinutes);
  if (quickMinutes !== undefined && quickMinutes < Math.min(stated, weeknightMinutes ?? stated))
    return 'quick';
  return weeknightMinutes !== undefined && weeknightMinutes < stated ? 'weeknight' : null;
}

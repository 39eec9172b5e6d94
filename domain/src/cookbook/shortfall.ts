import type { MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { maxMinutesOf } from './score-dish.ts';
import { limitsOf, noWish, type Wish } from './wishes/wish.ts';

/** For requests that match nothing in the cook book. */
export const nothingMatches =
  'We have no dish of that kind within your limits. These are the nearest to your taste.';

/** Explains in one sentence why there are fewer recipes than requested. */
export function shortfallOf(
  {
    profile,
    count,
    mealType,
    wish = noWish,
  }: {
    profile: TasteProfile;
    count: number;
    mealType?: MealType | undefined;
    wish?: Wish | undefined;
  },
  found: number,
): string {
  const { allergies, dietaryRestrictions } = limitsOf(profile, wish);
  const limits = [
    ...dietaryRestrictions,
    ...allergies.map((one) => `no ${one.toLowerCase()}`),
    ...(profile.avoidedFoods.length > 0 ? ['none of the foods never to put in'] : []),
    `${maxMinutesOf(profile, wish)} minutes`,
  ];
  const what = `${mealType ? `${mealType} ` : ''}${count === 1 ? 'recipe' : 'recipes'}`;
  const within = `within these limits: ${limits.join(', ')}.`;
  return found === 0 ? `We found no ${what} ${within}` : `We found ${found} of ${count} ${what} ${within}`;
}

import type { MealType } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { maxMinutesOf, paceOf } from '../wishes/pace.ts';
import { limitsOf, noWish, type Wish, wishAt } from '../wishes/wish.ts';

/** For requests that match nothing in the cook book. */
export const nothingMatches =
  'We have no dish of that kind within your limits. These are the nearest to your taste.';

/** For words like "after work" that leave no dish, while the household's own minutes do. */
export const nothingQuick =
  'We have no dish as quick as that within your limits. These take a little longer.';

const paces = { quick: 'quick dishes', weeknight: 'the time of a weeknight' } as const;

/** Two diets that hardly leave a meal between them. */
const opposed =
  'Keto takes its energy from fat, of which Low-Fat allows little: either of them alone has many.';

/** Explains why there are fewer recipes than requested. `sufficientMinutes`: in that time there would be some. */
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
  sufficientMinutes: number | null = null,
): string {
  const { allergies, dietaryRestrictions } = limitsOf(profile, wish);
  const bounds = wishAt(wish, mealType ?? 'dinner');
  const pace = paceOf(profile, bounds);
  const limits = [
    ...dietaryRestrictions,
    ...allergies.map((allergy) => `no ${allergy.toLowerCase()}`),
    ...(profile.avoidedFoods.length > 0 ? ['none of the foods never to put in'] : []),
    pace ? paces[pace] : `${maxMinutesOf(profile, bounds)} minutes`,
  ];
  const what = `${mealType ? `${mealType} ` : ''}${count === 1 ? 'recipe' : 'recipes'}`;
  const areOpposed = dietaryRestrictions.includes('Keto') && dietaryRestrictions.includes('Low-Fat');
  const within = `within these limits: ${limits.join(', ')}.${areOpposed ? ` ${opposed}` : ''}`;
  const longer = sufficientMinutes === null ? '' : ` In ${sufficientMinutes} minutes there are some.`;
  return found === 0
    ? `We found no ${what} ${within}${longer}`
    : `We found ${found} of ${count} ${what} ${within}`;
}

import type { TasteContext } from './score-dish.ts';

/** The largest household that a profile can have. */
const maxServings = 12;

/** How many people the request, or else the profile, says that eat. */
export function peopleOf({ wish, profile }: Pick<TasteContext, 'wish' | 'profile'>): number {
  return wish.servings ?? profile.householdSize;
}

/**
 * The servings to cook, best first: for people who want leftovers a second meal for all of them, for half of them, or
 * none if the dish does not take more.
 */
export function portionsFor(people: number, wish: TasteContext['wish']): readonly number[] {
  if (!wish.styles.includes('leftovers')) return [people];
  const max = Math.max(maxServings, people);
  return [
    ...new Set(
      [2 * people, people + Math.ceil(people / 2), people].map((servings) => Math.min(max, servings)),
    ),
  ];
}

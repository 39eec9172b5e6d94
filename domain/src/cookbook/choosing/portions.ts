import type { TasteContext } from './score-dish.ts';

/** What fits the pots and the stove of one kitchen. */
const maxServings = 16;

/** How many people the request, or else the profile, says that eat. */
export function peopleOf({ wish, profile }: Pick<TasteContext, 'wish' | 'profile'>): number {
  return wish.servings ?? profile.householdSize;
}

/** Servings of two meals for all of them, or as many as one kitchen cooks. */
export function servingsForTwoMeals(people: number): number {
  return Math.max(people, Math.min(maxServings, 2 * people));
}

/**
 * The servings to cook, best first: for people who want leftovers a second meal for all of them, for half of them, or
 * none if the dish does not take more.
 */
export function portionsFor(people: number, wish: TasteContext['wish']): readonly number[] {
  if (!wish.styles.includes('leftovers')) return [people];
  const twice = servingsForTwoMeals(people);
  return [...new Set([twice, Math.min(twice, people + Math.ceil(people / 2)), people])];
}

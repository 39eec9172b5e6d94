import { tasteScore } from '../../recipes/taste-score.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { areNeighbors, umbrellaOf } from '../choosing/related-cuisines.ts';
import { asksForDish, type TasteContext } from '../choosing/score-dish.ts';
import { cookBook } from '../cook-book.ts';
import { and } from '../method/joined-words.ts';
import { paceOf } from '../wishes/pace.ts';
import type { ReasonFacts } from './reason-facts.ts';

export function cuisineReason({ bookDish: { dish }, tastes }: ReasonFacts): string | null {
  const { profile, suggestions, cuisines } = tastes;
  if (tasteScore({ cuisineType: dish.cuisine }, profile) === 2)
    return `${dish.cuisine}, one of your favorites.`;
  const isSuggested = (suggestions?.cuisines as readonly string[] | undefined)?.includes(dish.cuisine);
  if (isSuggested) return `${dish.cuisine}, since your shopping looks that way.`;
  const umbrella = umbrellaOf(dish.cuisine, cuisines);
  if (umbrella) return `${dish.cuisine}, from the ${umbrella} cooking that you like.`;
  const within = cuisines.find((own) => umbrellaOf(own, [dish.cuisine]));
  if (within) return `${dish.cuisine}, as is the ${within} cooking that you like.`;
  const neighbor = cuisines.find((own) => areNeighbors(dish.cuisine, own));
  return neighbor ? `${dish.cuisine}, a neighbor of ${neighbor} cooking.` : null;
}

/** Says that the dish is from another cuisine; that none of the household's own fits is claimed only of the time, and only if true. */
export function otherCuisineReason({ bookDish: { dish }, tastes, meal }: ReasonFacts): string | null {
  const { cuisines, wish } = tastes;
  if (cuisines.length === 0 || asksForDish(wish)) return null;
  const own = and(cuisines);
  return isTooShortFor(meal, tastes)
    ? `${dish.cuisine}, for a change: our ${own} ${dishesOf[meal]} take longer than ${timeOf(tastes)}.`
    : `${dish.cuisine}, for a change from ${own} cooking.`;
}

const dishesOf: Readonly<Record<MealType, string>> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
};

/** Whether each dish of the household's own cuisines takes longer than it has. */
function isTooShortFor(meal: MealType, { cuisines, maxMinutes }: TasteContext): boolean {
  const own = cookBook.filter(({ dish }) => cuisines.includes(dish.cuisine) && dish.meals.includes(meal));
  return own.length > 0 && own.every(({ dish }) => dish.minutes.total > maxMinutes);
}

function timeOf({ profile, wish, maxMinutes }: TasteContext): string {
  const pace = paceOf(profile, wish);
  if (pace === null) return `your ${maxMinutes} minutes`;
  return pace === 'weeknight' ? 'you have on a weeknight' : 'what is quick';
}

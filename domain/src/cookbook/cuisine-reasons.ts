import { tasteScore } from '../recipes/taste-score.ts';
import { and } from './joined-words.ts';
import type { ReasonFacts } from './reason-facts.ts';
import { isRelatedCuisine, umbrellaOf } from './related-cuisines.ts';
import { asksForDish } from './score-dish.ts';

export function cuisineReason({ one: { dish }, tastes }: ReasonFacts): string | null {
  const { profile, suggestions, cuisines } = tastes;
  if (tasteScore({ cuisineType: dish.cuisine }, profile) === 2)
    return `${dish.cuisine}, one of your favorites.`;
  const isSuggested = (suggestions?.cuisines as readonly string[] | undefined)?.includes(dish.cuisine);
  if (isSuggested) return `${dish.cuisine}, since your shopping looks that way.`;
  const umbrella = umbrellaOf(dish.cuisine, cuisines);
  if (umbrella) return `${dish.cuisine}, from the ${umbrella} cooking that you like.`;
  const within = cuisines.find((own) => umbrellaOf(own, [dish.cuisine]));
  if (within) return `${dish.cuisine}, close to the ${within} cooking that you like.`;
  const neighbor = cuisines.find((own) => isRelatedCuisine(dish.cuisine, [own]));
  return neighbor && neighbor !== dish.cuisine ? `${dish.cuisine}, a neighbor of ${neighbor} cooking.` : null;
}

/** Owns to a dish from elsewhere; that nothing of their own cuisines fits would seldom be believed. */
export function farReason({ one: { dish }, tastes, isLastResort }: ReasonFacts): string | null {
  const { cuisines, wish } = tastes;
  if (!isLastResort || cuisines.length === 0 || asksForDish(wish)) return null;
  if (isRelatedCuisine(dish.cuisine, cuisines)) return null;
  return `${dish.cuisine}, for a change from ${and(cuisines)} cooking.`;
}

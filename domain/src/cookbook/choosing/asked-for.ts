import type { Diet, MealType } from '../../vocabulary/options.ts';
import { eatsLean } from '../adaptation/little-oil.ts';
import { heatOf } from '../adaptation/with-heat.ts';
import { isCooked } from '../description/dish-words.ts';
import { needsTwoVessels, ofOneVessel } from '../method/one-vessel.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { isFilling, suggestSides } from '../sides/suggest-sides.ts';
import { contradicts } from '../wishes/styles.ts';
import { limitsOf, type Wish } from '../wishes/wish.ts';
import { isMeal, suitsDiets } from './meal-suitability.ts';
import { peopleOf } from './portions.ts';
import { asksForDish, type Tastes } from './score-dish.ts';

/** Minimum kilocalories of a main without a filling side. */
const minAlone = 300;

/** Whether a dish is a meal that this household wants, in the time that it has; the gate has not read it yet. */
export function isAskedFor(written: WrittenDish, meal: MealType, tastes: Tastes): boolean {
  const { maxMinutes, wish, profile } = tastes;
  const isWished = asksForDish(wish);
  return (
    written.recipe.cookingTime <= maxMinutes &&
    isMeal(written.recipe, meal, isWished) &&
    (isWished ||
      (suitsDiets(written, meal, profile) &&
        fills(written, meal, tastes) &&
        isMildEnough(written, tastes) &&
        !isMoreThanKeeps(written, meal, tastes))) &&
    hasWished(written, wish)
  );
}

/** Heat per serving that those who like it mildest, and mild, do not mind, on the scale of `pungencyFor`. */
const mostHeat: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.3 };

/** Whether a dish has no more heat left than who likes it mild can take. */
function isMildEnough({ adapted }: WrittenDish, { spiceLevel, wish }: Tastes): boolean {
  const most = mostHeat[wish.maxHeat !== undefined && wish.maxHeat <= 1 ? 1 : Math.round(spiceLevel)];
  return most === undefined || wish.minHeat !== undefined || heatOf(adapted, spiceLevel) <= most;
}

/** Whether it makes more than is eaten now of what does not keep, for a household that wants leftovers. */
function isMoreThanKeeps(written: WrittenDish, meal: MealType, tastes: Tastes): boolean {
  return (
    tastes.wish.styles.includes('leftovers') &&
    written.recipe.servings > peopleOf(tastes) &&
    contradicts(written, meal, 'leftovers')
  );
}

/** Whether a requested food is still in it, and whether it still takes only one pot. */
function hasWished({ adapted, recipe }: WrittenDish, { foods, isOnePot, styles }: Wish): boolean {
  const isOfOne =
    isOnePot || (styles.includes('one pot') && adapted.dish.tags.some((tag) => ofOneVessel.test(tag)));
  if (isOfOne && needsTwoVessels(recipe)) return false;
  if (styles.includes('no cooking') && isCooked(recipe)) return false;
  const parts = [...adapted.parts.values()];
  return foods.length === 0 || parts.some(({ food }) => foods.some((group) => group.includes(food)));
}

/** Whether a small main has a side of bread or rice that the household eats. */
function fills(written: WrittenDish, meal: MealType, tastes: Tastes): boolean {
  const { calories } = written.recipe.nutritionInfo;
  if ((meal !== 'lunch' && meal !== 'dinner') || calories >= minAlone || eatsLean(tastes.profile))
    return true;
  return isFilling(written.adapted, sidesFor(written, meal, tastes), calories);
}

/** Sides for a dish at a meal, within the household's limits and the diets that the dish promises. */
export function sidesFor(
  { adapted, recipe }: WrittenDish,
  meal: MealType,
  tastes: Tastes,
  promised: readonly Diet[] = [],
): string[] {
  const { profile, wish, spiceLevel } = tastes;
  const { avoidedFoods, nutritionGoals } = profile;
  const own = limitsOf(profile, wish);
  const dietaryRestrictions = [...own.dietaryRestrictions, ...promised];
  const limits = { ...own, dietaryRestrictions, avoidedFoods, nutritionGoals };
  return suggestSides(adapted, { meal, spiceLevel, calories: recipe.nutritionInfo.calories }, limits);
}

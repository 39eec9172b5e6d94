import type { Diet, MealType } from '../../vocabulary/options.ts';
import { eatsLean } from '../adaptation/little-oil.ts';
import { maxPungencyOfMild } from '../adaptation/pungency.ts';
import { heatOf } from '../adaptation/with-spice-level.ts';
import { isCooked } from '../description/dish-tags.ts';
import { isMainMeal } from '../dish.ts';
import { needsTwoVessels, oneVesselTag } from '../method/one-vessel.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { isFilling, suggestSides } from '../sides/suggest-sides.ts';
import { excludedFoodsOf } from '../wishes/excluded-foods.ts';
import { withParts } from '../wishes/needed-equipment.ts';
import { contradicts } from '../wishes/styles.ts';
import { limitsOf, type Wish } from '../wishes/wish.ts';
import { isFullMeal, suitsDiets } from './meal-suitability.ts';
import { peopleOf } from './portions.ts';
import { asksForDish, type TasteContext } from './score-dish.ts';

/** Minimum kilocalories of a main without a filling side. */
const minAlone = 300;

/** Whether a dish is a meal that this household wants, in the time that it has; the gate has not read it yet. */
export function matchesRequest(written: WrittenDish, meal: MealType, tastes: TasteContext): boolean {
  const { maxMinutes, wish, profile } = tastes;
  const wantsCertainDish = asksForDish(wish);
  return (
    written.recipe.cookingTime <= maxMinutes &&
    isFullMeal(written.recipe, meal, wantsCertainDish) &&
    (wantsCertainDish ||
      (suitsDiets(written, meal, profile) &&
        isFillingMeal(written, meal, tastes) &&
        isMildEnough(written, tastes) &&
        !leavesPerishables(written, meal, tastes))) &&
    keepsRequested(written, wish)
  );
}

/** Whether a dish has no more heat left than who likes it mild can take. */
function isMildEnough({ adapted }: WrittenDish, { spiceLevel, wish }: TasteContext): boolean {
  const most =
    maxPungencyOfMild[wish.maxHeat !== undefined && wish.maxHeat <= 1 ? 1 : Math.round(spiceLevel)];
  return most === undefined || wish.minHeat !== undefined || heatOf(adapted, spiceLevel) <= most;
}

/** Whether it makes more than is eaten now of what does not keep, for a household that wants leftovers. */
function leavesPerishables(written: WrittenDish, meal: MealType, tastes: TasteContext): boolean {
  return (
    tastes.wish.styles.includes('leftovers') &&
    written.recipe.servings > peopleOf(tastes) &&
    contradicts(written, meal, 'leftovers')
  );
}

/** Whether a requested food is still in it, and whether it still takes only one pot. */
function keepsRequested({ adapted, recipe }: WrittenDish, { foods, isOnePot, styles }: Wish): boolean {
  const usesOneVessel =
    isOnePot || (styles.includes('one pot') && adapted.dish.tags.some((tag) => oneVesselTag.test(tag)));
  if (usesOneVessel && needsTwoVessels(recipe)) return false;
  if (styles.includes('no cooking') && isCooked(recipe)) return false;
  const parts = [...adapted.parts.values()];
  return foods.length === 0 || parts.some(({ food }) => foods.some((group) => group.includes(food)));
}

/** Whether a small main has a side of bread or rice that the household eats. */
function isFillingMeal(written: WrittenDish, meal: MealType, tastes: TasteContext): boolean {
  const { calories } = written.recipe.nutritionInfo;
  if (!isMainMeal(meal) || calories >= minAlone || eatsLean(tastes.profile)) return true;
  return isFilling(written.adapted, sidesFor(written, meal, tastes), calories);
}

/** Sides for a dish at a meal, within the household's limits and the diets that the dish promises. */
export function sidesFor(
  { adapted, recipe }: WrittenDish,
  meal: MealType,
  tastes: TasteContext,
  promised: readonly Diet[] = [],
): string[] {
  const { profile, wish, spiceLevel } = tastes;
  const { avoidedFoods, nutritionGoals } = profile;
  const own = limitsOf(profile, wish);
  const dietaryRestrictions = [...own.dietaryRestrictions, ...promised];
  const limits = {
    ...own,
    dietaryRestrictions,
    avoidedFoods,
    excludedFoods: excludedFoodsOf(profile, wish),
    nutritionGoals,
    withoutEquipment: withParts(wish.withoutEquipment),
  };
  return suggestSides(adapted, { meal, spiceLevel, calories: recipe.nutritionInfo.calories }, limits);
}

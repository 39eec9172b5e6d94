import { isWithinLimits } from '../recipes/within-limits.ts';
import type { Limits } from '../safety/recipe-lines.ts';
import { plannedMealTypes } from '../vocabulary/options.ts';
import type { SampleRecipe } from './sample-recipes.ts';

type DayRecipe = Pick<SampleRecipe, 'id' | 'title' | 'servings' | 'cuisineType' | 'mealType' | 'facts'> & {
  cookingTime: number | null;
  nutritionInfo: SampleRecipe['nutritionInfo'] | null;
};

/**
 * A day as it is shown: one dish for each planned meal, in the order of the day, and what of the limits every one of them
 * keeps by its facts. A meal without a recipe is left out, as is a recipe of which time or figures are not known.
 */
export function dayOf(recipes: readonly DayRecipe[], { allergies, dietaryRestrictions }: Limits) {
  const dishes = plannedMealTypes.flatMap((mealType) => {
    const recipe = recipes.find((one) => one.mealType === mealType);
    if (!recipe?.nutritionInfo || recipe.cookingTime === null) return [];
    const { id, title, cookingTime, servings, cuisineType, facts, nutritionInfo } = recipe;
    const calories = Math.round(nutritionInfo.calories);
    return [
      { id, title, mealType, cookingTime, servings, calories, cuisineType, pictures: [...facts.pictures] },
    ];
  });
  const shown = recipes.filter(({ id }) => dishes.some((dish) => dish.id === id));
  const all = (limits: Limits) =>
    shown.length > 0 && shown.every(({ facts }) => isWithinLimits(facts, limits));
  return {
    dishes,
    checked: {
      allergies: allergies.filter((one) => all({ allergies: [one], dietaryRestrictions: [] })),
      diets: dietaryRestrictions.filter((one) => all({ allergies: [], dietaryRestrictions: [one] })),
    },
  };
}

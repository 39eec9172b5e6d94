import { isWithinLimits } from '../recipes/within-limits.ts';
import type { Limits } from '../safety/recipe-lines.ts';
import { plannedMealTypes } from '../vocabulary/options.ts';
import type { SampleRecipe } from './sample-recipes.ts';

type DayRecipe = Pick<SampleRecipe, 'id' | 'title' | 'servings' | 'cuisineType' | 'mealType' | 'facts'> & {
  cookingTime: number | null;
  nutritionInfo: SampleRecipe['nutritionInfo'] | null;
};

/**
 * A day for display: one dish per planned meal in chronological order, and the limits that all of them keep by their
 * facts. Omits recipes without time or nutrition, and meals without a recipe.
 */
export function dayOf(recipes: readonly DayRecipe[], { allergies, dietaryRestrictions }: Limits) {
  const dishes = plannedMealTypes.flatMap((mealType) => {
    const recipe = recipes.find((candidate) => candidate.mealType === mealType);
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
      allergies: allergies.filter((allergy) => all({ allergies: [allergy], dietaryRestrictions: [] })),
      diets: dietaryRestrictions.filter((diet) => all({ allergies: [], dietaryRestrictions: [diet] })),
    },
  };
}

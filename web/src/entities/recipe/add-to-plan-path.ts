import { pagePaths } from '@plateful/contract/pages.ts';

/** The planner, which asks for the day and meal of the recipe. */
export function addToPlanPath(recipeId: string): string {
  return `${pagePaths.mealPlan}?add=${recipeId}`;
}

import { pagePaths } from '@plateful/contract/pages.ts';

/** The path of the planner, which then asks for a day and meal for the recipe. */
export function addToPlanPath(recipeId: string): string {
  return `${pagePaths.mealPlan}?add=${recipeId}`;
}

import { mealPlanEndpoints } from '@plateful/contract/meal-plan.ts';
import { type Api, serve } from '#http/api.ts';
import { listMeals, planMeal, removeMeal } from './meal-plan.service.ts';

export function mealPlanRoutes(api: Api) {
  serve(api, mealPlanEndpoints.list, listMeals);
  serve(api, mealPlanEndpoints.add, planMeal);
  serve(api, mealPlanEndpoints.remove, removeMeal);
}

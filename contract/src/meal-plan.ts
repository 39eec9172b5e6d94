import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { recipeBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { recipe } from './recipes.ts';
import { done, id, instant, plainDate } from './wire.ts';

const servings = z.int32().min(recipeBounds.servings.min).max(recipeBounds.servings.max);

export const mealPlan = z
  .object({
    id,
    userId: id,
    recipeId: id,
    date: plainDate,
    mealType: z.enum(plannedMealTypes),
    /** Planned servings, to which shopping lists scale. */
    servings,
    createdAt: instant,
    recipe,
  })
  .meta({ id: 'MealPlan' });
export type MealPlan = z.output<typeof mealPlan>;

export const mealPlanEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/meal-plans',
    summary: 'Meals planned for the seven days from `startDate`',
    access: 'user',
    scopes: ['read', 'plan'],
    query: z.object({ startDate: plainDate }),
    isPolled: true,
    output: z.object({ mealPlans: z.array(mealPlan) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/meal-plans',
    summary: 'Plan a recipe for a day and a meal',
    access: 'user',
    scopes: ['plan'],
    body: z.object({
      recipeId: id,
      date: plainDate,
      mealType: z.enum(plannedMealTypes, { error: 'Meal type must be breakfast, lunch or dinner' }),
      /** Defaults to the recipe's servings. */
      servings: servings.optional(),
    }),
    output: z.object({
      mealPlan,
      /** Edit to undo; null if it was already planned there. */
      editId: id.nullable(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meal-plans/{id}',
    summary: 'Remove a planned meal',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: done,
  }),
};

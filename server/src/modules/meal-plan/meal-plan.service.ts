import type { Input } from '@plateful/contract/endpoint.ts';
import type { mealPlanEndpoints } from '@plateful/contract/meal-plan.ts';
import { addDays, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { keepRecipe, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { deleteMeal, findMealInSlot, findMeals, insertMeal } from './meal-plan.repository.ts';

/** The meals of the seven days from `startDate`. */
export async function listMeals(ctx: UserContext, { startDate }: { startDate: PlainDate }) {
  const rows = await findMeals(ctx.db, ctx.user.id, startDate, addDays(startDate, 6));
  return {
    mealPlans: rows.map(({ meal, recipe }) => ({ ...meal, recipe: presentRecipe(ctx, recipe) })),
  };
}

/** Meals with their stored recipes from `first` to `last`, inclusive, for shopping lists and calendars. */
export function getMealsToShopFor(ctx: UserContext, first: PlainDate, last: PlainDate) {
  return findMeals(ctx.db, ctx.user.id, first, last);
}

/** A slot holds one meal: planning the same again changes nothing, another one has to wait for the slot. */
export async function planMeal(ctx: UserContext, input: Input<typeof mealPlanEndpoints.add>) {
  const { recipeId, date, mealType } = input;
  const recipe = await keepRecipe(ctx, recipeId);
  const servings = input.servings ?? recipe.servings;
  const meal = await insertMeal(ctx.db, { recipeId, date, mealType, servings, userId: ctx.user.id });
  if (meal) return { mealPlan: { ...meal, recipe } };
  const taken = await findMealInSlot(ctx.db, ctx.user.id, input);
  if (taken?.meal.recipeId === recipeId) return { mealPlan: { ...taken.meal, recipe } };
  const day = formatDay(date, { weekday: 'long' });
  throw new AppError('conflict', `${day} ${mealType} is taken by "${taken?.title}". Remove it first.`);
}

export async function removeMeal(ctx: UserContext, { id }: { id: string }) {
  if (!(await deleteMeal(ctx.db, ctx.user.id, id))) throw notFound('Planned meal');
  return { success: true as const };
}

import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { mergeNeeds } from '@plateful/domain/shopping/merge-lines.ts';
import { type PlannedMealType, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { daysBetween, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import {
  deleteList,
  findLists,
  insertList,
  type ListChange,
  updateList,
} from './shopping-lists.repository.ts';

type Range = { startDate: PlainDate; endDate: PlainDate };
type Meal = { date: PlainDate; mealType: PlannedMealType };
type PlannedMeal = Awaited<ReturnType<typeof getMealsToShopFor>>[number];

export async function getLists(ctx: UserContext) {
  return { shoppingLists: await findLists(ctx.db, ctx.user.id) };
}

/** One list for all meals planned from `startDate` to `endDate`, both included; metric where no units are named. */
export async function generateList(
  ctx: UserContext,
  { startDate, endDate, units }: Range & { units?: UnitSystem },
) {
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw new AppError('invalid_input', 'The end date must not be before the start date');
  if (days >= shoppingBounds.maxDays) {
    throw new AppError('invalid_input', `Please select at most ${shoppingBounds.maxDays} days`);
  }
  const meals = await getMealsToShopFor(ctx, startDate, endDate);
  if (meals.length === 0) {
    throw new AppError('invalid_input', 'No meals found for these dates.');
  }
  const shoppingList = await insertList(ctx.db, {
    userId: ctx.user.id,
    // The column has room for one: the first that is eaten. Each item lists its meals.
    mealPlanId: meals.map(({ meal }) => meal).toSorted(inOrderOfEating)[0]!.id,
    name: nameOf({ startDate, endDate }),
    items: itemsFor(meals, units),
  });
  return { shoppingList };
}

function itemsFor(meals: readonly PlannedMeal[], units: UnitSystem = 'metric') {
  const byId = new Map(meals.map((planned) => [planned.meal.id, planned]));
  const needs = meals.flatMap(({ meal, recipe }) =>
    recipe.ingredients.map((ingredient) => ({
      ingredient,
      factor: meal.servings / recipe.servings,
      source: meal.id,
    })),
  );
  return mergeNeeds(needs, units).map(({ sources, ...line }) => ({
    ...line,
    checked: false,
    meals: sources
      .map((id) => {
        const { meal, recipe } = byId.get(id)!;
        return { recipeId: recipe.id, title: recipe.title, date: meal.date, mealType: meal.mealType };
      })
      .sort(inOrderOfEating),
  }));
}

function inOrderOfEating(a: Meal, b: Meal): number {
  const byMeal = plannedMealTypes.indexOf(a.mealType) - plannedMealTypes.indexOf(b.mealType);
  return daysBetween(b.date, a.date) || byMeal;
}

function nameOf({ startDate, endDate }: Range): string {
  const day = (date: PlainDate) => formatDay(date, { month: 'short', day: 'numeric' });
  return startDate === endDate ? `Shopping for ${day(startDate)}` : `${day(startDate)} – ${day(endDate)}`;
}

/** Archives a list by itself when every item is checked, unless the caller says otherwise. */
export async function updateItems(
  ctx: UserContext,
  { id, items, isArchived }: Input<typeof shoppingListEndpoints.update>,
) {
  const isComplete = items !== undefined && items.length > 0 && items.every((item) => item.checked);
  const archived = isArchived ?? (isComplete || undefined);
  const change: ListChange = {
    ...(items !== undefined && { items }),
    ...(archived !== undefined && { isArchived: archived }),
  };
  const shoppingList = await updateList(ctx.db, ctx.user.id, id, change);
  if (!shoppingList) throw notFound('Shopping list');
  return { shoppingList };
}

export async function removeList(ctx: UserContext, { id }: { id: string }) {
  if (!(await deleteList(ctx.db, ctx.user.id, id))) throw notFound('Shopping list');
  return { success: true as const };
}

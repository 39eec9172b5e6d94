import { servingsOf } from '@plateful/contract/bounds.ts';
import { costOfItems, costOfNeeds, summed } from '@plateful/domain/prices/cost.ts';
import { needsOfRecipe } from '@plateful/domain/shopping/sum-needs.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { findAnyRecipe } from '#modules/recipes/recipes.service.ts';
import { getListItems } from '#modules/shopping-lists/shopping-lists.service.ts';
import { getKnownPrices } from './prices.service.ts';

/** For all servings, by the amounts used, not by whole packs. */
export async function getRecipeCost(ctx: UserContext, { id }: { id: string }) {
  const recipe = await findAnyRecipe(ctx, id);
  if (!recipe) throw notFound('Recipe');
  const prices = await getKnownPrices(ctx);
  const lines = costOfNeeds(needsOfRecipe(recipe, 1), prices);
  return { cost: summed(lines, prices), servings: servingsOf(recipe) };
}

/** Each dish with the servings to cook: leftovers cost nothing on their own day. */
export async function getWeekCost(ctx: UserContext, { startDate }: { startDate: PlainDate }) {
  const prices = await getKnownPrices(ctx);
  const planned = await getMealsToShopFor(ctx, startDate, addDays(startDate, 6));
  const meals = planned.map(({ meal, recipe }) => ({
    entryId: meal.id,
    lines: costOfNeeds(needsOfRecipe(recipe, meal.servings / servingsOf(recipe)), prices),
  }));
  return {
    cost: summed(
      meals.flatMap(({ lines }) => lines),
      prices,
    ),
    meals: meals.map(({ entryId, lines }) => ({ entryId, cost: summed(lines, prices) })),
  };
}

/** Items that are open or in the cart. Staples count only when checked off, because they may be at home. */
export async function getListCost(ctx: UserContext, { id }: { id: string }) {
  const items = await getListItems(ctx, id);
  const prices = await getKnownPrices(ctx);
  const bought = items.filter(({ isAtHome, isStaple, checked }) => !isAtHome && (!isStaple || checked));
  return { cost: summed(costOfItems(bought, prices), prices) };
}

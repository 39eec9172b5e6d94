import { servingsOf } from '@plateful/contract/bounds.ts';
import { spendingSpan } from '@plateful/contract/prices.ts';
import { costOfNeeds, summed } from '@plateful/domain/prices/cost.ts';
import { firstOfMonth, monthsUntil, spentByMonth, sumOf } from '@plateful/domain/prices/spending.ts';
import { needsOfRecipe } from '@plateful/domain/shopping/sum-needs.ts';
import { addDays, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { getWeekSettings } from '#modules/meal-plan/week-settings.service.ts';
import { getTotals } from '#modules/receipts/bought-receipts.service.ts';
import { getKnownPrices } from './prices.service.ts';

/** Spending by month, and the costs of planned weeks with their budget, including next week. */
export async function getSpending(ctx: UserContext) {
  const today = todayOf(ctx);
  const months = monthsUntil(today, spendingSpan.months);
  const receipts = await getTotals(ctx, months[0]!);
  const prices = await getKnownPrices(ctx);
  const spent = spentByMonth(receipts, months);
  const currency = prices?.currency ?? spent[0]?.currency;
  const first = addDays(mondayOf(today), 7 * (2 - spendingSpan.weeks));
  const planned = await getMealsToShopFor(ctx, first, addDays(first, 7 * spendingSpan.weeks - 1));
  const meals = Map.groupBy(planned, ({ meal }) => mondayOf(meal.date));
  const weeks = Array.from({ length: spendingSpan.weeks }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const lines = (meals.get(monday) ?? []).flatMap(({ meal, recipe }) =>
      costOfNeeds(needsOfRecipe(recipe, meal.servings / servingsOf(recipe)), prices),
    );
    const paid = receipts.filter(
      (receipt) =>
        receipt.total !== null && receipt.currency === currency && mondayOf(receipt.day) === monday,
    );
    return { monday, cost: summed(lines, prices), paid: paid.length > 0 ? sumOf(paid) : null };
  });
  const { settings } = await getWeekSettings(ctx);
  return {
    spent,
    currency: currency ?? null,
    withoutTotal: receipts.filter(({ day, total }) => total === null && months.includes(firstOfMonth(day)))
      .length,
    weeks,
    budget: settings.budget,
  };
}

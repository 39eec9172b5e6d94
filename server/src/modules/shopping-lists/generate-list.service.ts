import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { learnedStaples } from '@plateful/domain/shopping/learned-staples.ts';
import type { ItemState } from '@plateful/domain/shopping/list-item.ts';
import { mergeNeeds } from '@plateful/domain/shopping/merge-lines.ts';
import type { Substitution } from '@plateful/domain/shopping/purchases-for-needs.ts';
import { refreshItems } from '@plateful/domain/shopping/refresh-items.ts';
import { needsOfRecipe } from '@plateful/domain/shopping/sum-needs.ts';
import { daysBetween, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { inOrderOfEating } from '@plateful/domain/weeks/week-entry.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { addListOfLocked } from './add-list.service.ts';
import { changeListWithin, fillNewList } from './change-list.service.ts';
import { digestOfPlan } from './list-plan.service.ts';
import { type ListState, presentList } from './list-state.ts';
import { findSettled } from './settled-foods.repository.ts';
import type { PlannedListItem, StoredItem } from './shopping-items.repository.ts';
import { findListOfDays, type ListRow } from './shopping-lists.repository.ts';

type Range = { startDate: PlainDate; endDate: PlainDate };
type Days = Range & { units?: UnitSystem | undefined };
type PlannedMeal = Awaited<ReturnType<typeof getMealsToShopFor>>[number];

/**
 * The list of all meals planned from `startDate` to `endDate`, inclusive. An active list of the same days is updated:
 * check-offs, own items and edits stay.
 */
export async function generateList(ctx: UserContext, { startDate, endDate, units }: Days) {
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw new AppError('invalid_input', 'The end date must not be before the start date');
  if (days >= shoppingBounds.maxDays) {
    throw new AppError('invalid_input', `Please select at most ${shoppingBounds.maxDays} days`);
  }
  const state = await inTransaction(ctx, async (tx) => {
    // Two concurrent clicks create one list.
    await lockUser(tx.db, ctx.user.id);
    const id = await findListOfDays(tx.db, ctx.user.id, startDate, endDate);
    return remakeList(tx, id, { startDate, endDate, units });
  });
  return { shoppingList: presentList(state, false) };
}

/** Updates a list from its planned days, or creates it. `tx` has locked the user. */
export async function remakeList(
  tx: UserContext,
  existingId: string | undefined,
  days: Days,
): Promise<ListState> {
  const { startDate, endDate, units } = days;
  const meals = await getMealsToShopFor(tx, startDate, endDate);
  if (meals.length === 0) throw new AppError('invalid_input', 'No meals found for these dates.');
  const planDigest = digestOfPlan(meals.map(({ meal, recipe }) => ({ ...meal, recipeId: recipe.id })));
  const staples = learnedStaples(await findSettled(tx.db, tx.user.id));
  if (existingId === undefined) {
    const list = await insertNewList(tx, { startDate, endDate, planDigest }, meals);
    return fillNewList(
      tx,
      list,
      refreshItems([], linesFor(meals, units, { twins: [], staples }), randomUUID),
    );
  }
  return changeListWithin(tx, { userId: tx.user.id, id: existingId }, ({ list, items }) => {
    const twins = list.twins.filter(({ isAccepted }) => isAccepted);
    const stored = items.map(({ version: _, ...item }) => item);
    return {
      items: changedOnly(items, refreshItems(stored, linesFor(meals, units, { twins, staples }), randomUUID)),
      columns: planDigest === list.planDigest ? {} : { planDigest },
    };
  });
}

function changedOnly(items: readonly StoredItem[], refreshed: readonly ItemState<PlannedListItem>[]) {
  const before = new Map(items.map((item) => [item.id, item.planned]));
  return refreshed.filter(({ id, planned }) => !isDeepStrictEqual(before.get(id), planned));
}

function insertNewList(
  ctx: UserContext,
  { startDate, endDate, planDigest }: Range & { planDigest: string },
  meals: readonly PlannedMeal[],
): Promise<ListRow> {
  return addListOfLocked(ctx, {
    // The column has room for one: the first meal eaten. Each item lists its meals.
    mealPlanId: meals.map(({ meal }) => meal).toSorted(inOrderOfEating)[0]!.id,
    name: nameOf({ startDate, endDate }),
    firstDate: startDate,
    lastDate: endDate,
    planDigest,
    // That of its items.
    version: 1,
  });
}

function linesFor(
  meals: readonly PlannedMeal[],
  units: UnitSystem | undefined,
  { twins, staples }: { twins: readonly Substitution[]; staples: ReadonlySet<string> },
): PlannedListItem[] {
  const byId = new Map(meals.map((planned) => [planned.meal.id, planned]));
  const needs = meals.flatMap(({ meal, recipe }) =>
    needsOfRecipe(recipe, meal.servings / recipe.servings, meal.id),
  );
  return mergeNeeds(needs, units, twins).map(({ sources, note, ...line }) => ({
    ...line,
    isStaple: line.isStaple || staples.has(line.foodId ?? ''),
    usedAs: note,
    meals: sources
      .map((id) => {
        const { meal, recipe } = byId.get(id)!;
        return { recipeId: recipe.id, title: recipe.title, date: meal.date, mealType: meal.mealType };
      })
      .sort(inOrderOfEating),
  }));
}

function nameOf({ startDate, endDate }: Range): string {
  const day = (date: PlainDate) => formatDay(date, { month: 'short', day: 'numeric' });
  return startDate === endDate ? `Shopping for ${day(startDate)}` : `${day(startDate)} – ${day(endDate)}`;
}

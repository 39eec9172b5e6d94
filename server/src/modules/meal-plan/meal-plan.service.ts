import { planBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { mealPlanEndpoints } from '@plateful/contract/meal-plan.ts';
import { labelEdit } from '@plateful/domain/weeks/edit-label.ts';
import { editWeek as edit } from '@plateful/domain/weeks/edit-week.ts';
import { addDays, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { nameEntry, refuse, type WeekAction } from '@plateful/domain/weeks/week-action.ts';
import { inOrderOfEating, isSameSlot, nameSlot } from '@plateful/domain/weeks/week-entry.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { ensureRecipeStored, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { changeWeek } from './change-week.service.ts';
import { editWeek } from './edit-week.service.ts';
import { findMeals, findMealsToCook, findPlanned, findWeek } from './meal-plan.repository.ts';
import { findLastEdit } from './week-edits.repository.ts';

/** All entries of the seven days from `startDate`. */
export async function getWeek(ctx: UserContext, { startDate }: { startDate: PlainDate }) {
  // The user may click "Plan my week" next.
  ctx.weekPlanner.wake();
  const dates = weekFrom(startDate);
  const { id: userId } = ctx.user;
  const [rows, [undo = null]] = await Promise.all([
    findWeek(ctx.db, { userId, first: startDate, last: addDays(startDate, 6) }),
    findLastEdit(ctx.db, { userId, dates }),
  ]);
  const shown = withinBound();
  const entries = rows
    .toSorted((a, b) => inOrderOfEating(a.entry, b.entry))
    .map((row) => {
      const { entry, recipe, servingsToCook, cookedOn } = row;
      const isCooked = recipe !== null && entry.leftoversOf === null;
      return {
        ...entry,
        recipe: recipe && shown(presentRecipe(ctx, recipe)),
        servingsToCook: isCooked ? servingsToCook : 0,
        cookedOn,
      };
    });
  return { entries, undo };
}

/** The dishes of the seven days from `startDate`. */
export async function listMeals(ctx: UserContext, { startDate }: { startDate: PlainDate }) {
  const last = addDays(startDate, 6);
  const rows = await findMeals(ctx.db, { userId: ctx.user.id, first: startDate, last });
  const shown = withinBound();
  return {
    mealPlans: rows.map(({ meal, recipe }) => ({
      ...meal,
      recipeId: recipe.id,
      recipe: shown(presentRecipe(ctx, recipe)),
    })),
  };
}

/** Leaves out the methods of recipes beyond the bound of one response. */
function withinBound() {
  let left: number = planBounds.answeredMethods;
  return <R extends { instructions: string[] }>(recipe: R): R => {
    left -= recipe.instructions.reduce((sum, step) => sum + step.length, 0);
    return left >= 0 ? recipe : { ...recipe, instructions: [] };
  };
}

/** Dishes cooked from `first` to `last`, inclusive, with the servings to cook, including leftovers on any day. */
export function getMealsToShopFor(ctx: UserContext, first: PlainDate, last: PlainDate) {
  return findMealsToCook(ctx.db, ctx.user.id, first, last);
}

/** All entries from `first` to `last`, inclusive, for calendars. */
export function getPlannedEntries(ctx: UserContext, first: PlainDate, last: PlainDate) {
  return findPlanned(ctx.db, { userId: ctx.user.id, first, last });
}

/** Fills an empty slot. Idempotent for the same recipe; a slot with other content is a conflict. */
export async function planMeal(ctx: UserContext, { recipeId, date, mealType, servings }: Plan) {
  const recipe = await ensureRecipeStored(ctx, recipeId);
  const actions: WeekAction[] = [{ type: 'add', recipeId, date, mealType, servings }];
  const { mealPlans, editId } = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const saved = await changeWeek(tx, {
      dates: [date],
      recipes: [recipe],
      label: ({ entries, book }) => labelEdit(entries, actions, book),
      change({ entries, book }) {
        const inSlot = entries.filter((entry) => isSameSlot(entry, { date, mealType }));
        if (inSlot.some((entry) => entry.recipeId === recipeId)) return { entries };
        const [first] = inSlot.toSorted(inOrderOfEating);
        if (first) {
          return refuse(`${nameSlot(first)} is taken by ${nameEntry(first, book)}. Remove it first.`);
        }
        return edit(entries, actions, book);
      },
    });
    return { ...(await listMeals(tx, { startDate: date })), editId: saved.editId };
  });
  const mealPlan = mealPlans.find(
    (meal) => meal.recipeId === recipeId && isSameSlot(meal, { date, mealType }),
  );
  return { mealPlan: mealPlan!, editId };
}
type Plan = Input<typeof mealPlanEndpoints.add>;

export async function removeMeal(ctx: UserContext, { id }: { id: string }) {
  await editWeek(ctx, { actions: [{ type: 'remove', id }] });
  return { success: true as const };
}

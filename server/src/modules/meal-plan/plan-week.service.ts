import type { Input } from '@plateful/contract/endpoint.ts';
import type { weekPlanningEndpoints } from '@plateful/contract/week.ts';
import { mayBeReplaced, type SlotToFill, slotsToFill } from '@plateful/domain/planning/open-slots.ts';
import type { ChosenMeal } from '@plateful/domain/planning/plan-household-week.ts';
import { editWeek as edit } from '@plateful/domain/weeks/edit-week.ts';
import { weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import type { WeekAction } from '@plateful/domain/weeks/week-action.ts';
import { isSameSlot, type PlannedEntry } from '@plateful/domain/weeks/week-entry.ts';
import { inTransaction, todayOf, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import { storeOfferedRecipes } from '#modules/recipes/store-offered-recipes.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { changeWeek } from './change-week.service.ts';
import { loadPlanningInput, mealsOf, needsProfile } from './load-planning-input.service.ts';
import { limitPlanning, runPlanner } from './run-planner.service.ts';

type Filling = { slot: SlotToFill; meal: ChosenMeal; recipe: RecipeRow };

type PlanRequest = Input<typeof weekPlanningEndpoints.plan>;

/** How often planning is retried if the household's profile changes meanwhile. */
const maxAttempts = 3;

/** Fills the empty slots of days that are not over; with `again`, also those that it filled before. */
export async function planWeek(ctx: UserContext, request: PlanRequest) {
  await limitPlanning(ctx);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const planned = await planOnce(ctx, request);
    if (planned) return planned;
  }
  throw new AppError('unavailable', 'Your taste preferences have just changed. Please plan again.', {
    retryAfter: 1,
  });
}

/** Null if the profile was saved while the week was computed: a new allergy applies at once. */
async function planOnce(ctx: UserContext, { startDate, days, mealTypes, again }: PlanRequest) {
  const household = await loadPlanningInput(ctx, startDate);
  if (!household) throw needsProfile();
  const { profile, version, settings, week, request } = household;
  const today = todayOf(ctx);
  const ahead = weekFrom(startDate).filter((day) => day >= today && (days?.includes(day) ?? true));
  const entries = week.map(({ entry }) => entry);
  const slots = slotsToFill({ days: ahead, mealTypes, again }, entries, settings, profile);
  if (slots.length === 0) return { editId: null, count: 0, conflicts: [] };

  const replaced = new Set(slots.flatMap(({ replaces }) => replaces));
  const isReplaced = ({ entry }: (typeof week)[number]) => replaced.has(entry.id);
  const had = week.filter(isReplaced).flatMap(({ recipe }) => recipe?.title ?? []);
  const { meals, conflicts } = await runPlanner(ctx, {
    kind: 'plan',
    request: {
      ...request,
      household: { ...request.household, recentTitles: [...request.household.recentTitles, ...had] },
      open: slots.map(({ replaces: _, ...slot }) => slot),
      kept: mealsOf(week.filter((row) => !isReplaced(row))),
    },
  });
  const recipes = await storeOfferedRecipes(ctx, meals);
  const fillings = meals.flatMap((meal, at): Filling[] => {
    const slot = slots.find((slot) => isSameSlot(slot, meal));
    const recipe = recipes[at];
    return slot && recipe ? [{ slot, meal, recipe }] : [];
  });
  const saved = await fill(ctx, fillings, version);
  return (
    saved && {
      ...saved,
      conflicts: conflicts.map(({ date, mealType, text, loosen }) => ({
        date,
        mealType,
        message: text,
        help: loosen.map((suggestion) => suggestion.text),
      })),
    }
  );
}

/** Stores the result as one edit. Entries planned or locked meanwhile stay. */
function fill(ctx: UserContext, fillings: readonly Filling[], version: number) {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    if ((await getProfile(tx)).profile?.version !== version) return null;
    return changeWeek(tx, {
      dates: fillings.map(({ slot }) => slot.date),
      recipes: fillings.map(({ recipe }) => recipe),
      label: () => 'Plan my week',
      change({ entries, book }) {
        const free = fillings.filter(({ slot }) => isStillFree(slot, entries));
        const reasonOf = (entry: Omit<PlannedEntry, 'id'>) =>
          free.find(({ slot }) => isSameSlot(slot, entry))?.meal.reason ?? null;
        const newEntry: typeof book.newEntry = (fields) =>
          book.newEntry({ ...fields, reason: reasonOf(fields) });
        return edit(entries, free.flatMap(stepsOf), { ...book, newEntry });
      },
    });
  });
}

function isStillFree(slot: SlotToFill, entries: readonly PlannedEntry[]): boolean {
  const inSlot = entries.filter((entry) => isSameSlot(entry, slot));
  return (
    inSlot.length === slot.replaces.length &&
    inSlot.every((entry) => slot.replaces.includes(entry.id) && mayBeReplaced(entry, entries))
  );
}

function stepsOf({ slot, meal, recipe }: Filling): WeekAction[] {
  const { date, mealType, replaces } = slot;
  return [
    ...replaces.map((id) => ({ type: 'remove' as const, id })),
    { type: 'add', date, mealType, recipeId: recipe.id, servings: meal.servings },
  ];
}

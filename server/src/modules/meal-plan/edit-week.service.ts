import { labelEdit } from '@plateful/domain/weeks/edit-label.ts';
import { editWeek as edit } from '@plateful/domain/weeks/edit-week.ts';
import { addDays, isPlainDate, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import type { WeekAction } from '@plateful/domain/weeks/week-action.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import type { PresentedRecipe } from '#modules/recipes/recipe.ts';
import { ensureRecipeStored } from '#modules/recipes/recipes.service.ts';
import { changeWeek } from './change-week.service.ts';
import { findDates } from './meal-plan.repository.ts';

/** Applies all actions as one edit that can be undone, or none. */
export async function editWeek(ctx: UserContext, { actions }: { actions: WeekAction[] }) {
  const ids = new Set(actions.flatMap((action) => ('recipeId' in action ? [action.recipeId] : [])));
  // Before the transaction, because composing a sample takes time.
  const recipes: PresentedRecipe[] = [];
  // Sequentially: fifty at once would use every database connection and composer slot.
  for (const id of ids) recipes.push(await ensureRecipeStored(ctx, id));
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const named = await findDates(tx.db, tx.user.id, actions.flatMap(entriesNamed));
    return changeWeek(tx, {
      dates: [...named, ...actions.flatMap(daysNamed)],
      recipes,
      label: ({ entries, book }) => labelEdit(entries, actions, book),
      change: ({ entries, book }) => edit(entries, actions, book),
    });
  });
}

function entriesNamed(action: WeekAction): string[] {
  if (action.type === 'addLeftovers') return [action.of];
  if (action.type === 'swap') return [action.id, action.with];
  return 'id' in action ? [action.id] : [];
}

function daysNamed(action: WeekAction): PlainDate[] {
  if ('date' in action) return [action.date];
  if (!('first' in action)) return [];
  const days = weekFrom(action.first);
  const next = action.type === 'copyToNextWeek' ? days.map((day) => addDays(day, 7)) : [];
  return [...days, ...next].filter(isPlainDate);
}

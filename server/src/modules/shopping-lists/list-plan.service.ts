import { createHash } from 'node:crypto';
import { addDays, daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '#context.ts';
import { findPlanned, type ListRow, type PlannedMealKey } from './shopping-lists.repository.ts';

/** Identifies what is planned: another one when a list of it would be. */
export function digestOfPlan(meals: readonly PlannedMealKey[]): string {
  const keys = meals.map(({ id, recipeId, servings }) => [id, recipeId, servings].join(' '));
  return createHash('sha256').update(keys.toSorted().join('\n')).digest('base64url');
}

/** Which lists were made from a plan that has changed since; those in use alone. */
export async function findOutdated({ db }: Context, lists: readonly ListRow[]): Promise<Set<string>> {
  const planned = lists.filter(({ isArchived, planDigest }) => !isArchived && planDigest !== null);
  const [first] = planned;
  if (!first) return new Set();
  const days = [...new Set(planned.flatMap(daysOf))];
  const meals = await findPlanned(db, first.userId, days);
  const isNow = (list: ListRow) => {
    const own = new Set(daysOf(list));
    return digestOfPlan(meals.filter(({ date }) => own.has(date))) === list.planDigest;
  };
  return new Set(planned.filter((list) => !isNow(list)).map(({ id }) => id));
}

export async function isListOutdated(ctx: Context, list: ListRow): Promise<boolean> {
  return (await findOutdated(ctx, [list])).size > 0;
}

function daysOf({ firstDate, lastDate }: ListRow): string[] {
  if (!firstDate || !lastDate) return [];
  return Array.from({ length: daysBetween(firstDate, lastDate) + 1 }, (_, day) => addDays(firstDate, day));
}

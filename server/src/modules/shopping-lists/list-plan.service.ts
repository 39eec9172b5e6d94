import { createHash } from 'node:crypto';
import { planBounds } from '@plateful/contract/bounds.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '#context.ts';
import { findPlanned, type ListRow, type PlannedMeal } from './shopping-lists.repository.ts';

/** A dish with the servings to cook. */
export type CookedMeal = { id: string; recipeId: string; servings: number };

/** Digest of the planned meals: changes if a list generated from them would. */
export function digestOfPlan(meals: readonly CookedMeal[]): string {
  const keys = meals.map(({ id, recipeId, servings }) => [id, recipeId, servings].join(' '));
  return createHash('sha256').update(keys.toSorted().join('\n')).digest('base64url');
}

type Made = Pick<ListRow, 'isArchived' | 'firstDate' | 'lastDate' | 'planDigest'>;

/** Whether the plan has changed since the list was made; only for active lists. */
export function isOutdated(
  { isArchived, firstDate, lastDate, planDigest }: Made,
  planned: readonly PlannedMeal[] | null,
): boolean {
  if (isArchived || !firstDate || !lastDate || !planDigest || !planned) return false;
  return digestOfPlan(cookedOn(planned, firstDate, lastDate)) !== planDigest;
}

export async function isListOutdated({ db }: Context, list: ListRow): Promise<boolean> {
  const { userId, isArchived, firstDate: first, lastDate, planDigest } = list;
  if (isArchived || !first || !lastDate || !planDigest) return false;
  const last = addDays(lastDate, planBounds.leftoverDays);
  return isOutdated(list, await findPlanned(db, { userId, first, last }));
}

/** Leftovers are cooked with their dish, on whichever day they are eaten. */
function cookedOn(entries: readonly PlannedMeal[], first: PlainDate, last: PlainDate): CookedMeal[] {
  return entries.flatMap(({ id, recipeId, date, servings, leftoversOf }) => {
    if (recipeId === null || leftoversOf !== null || date < first || date > last) return [];
    const leftovers = entries.filter((other) => other.leftoversOf === id);
    return [{ id, recipeId, servings: leftovers.reduce((sum, other) => sum + other.servings, servings) }];
  });
}

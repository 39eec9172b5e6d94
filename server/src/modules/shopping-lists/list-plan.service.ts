import { createHash } from 'node:crypto';
import { planBounds } from '@plateful/contract/bounds.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '#context.ts';
import { findPlanned, type ListRow } from './shopping-lists.repository.ts';

/** A dish with the servings to cook. */
export type CookedMeal = { id: string; recipeId: string; servings: number };

/** Identifies what is cooked: another one when a list of it would be. */
export function digestOfPlan(meals: readonly CookedMeal[]): string {
  const keys = meals.map(({ id, recipeId, servings }) => [id, recipeId, servings].join(' '));
  return createHash('sha256').update(keys.toSorted().join('\n')).digest('base64url');
}

/** Which lists were made from a plan that has changed since; those in use alone. */
export async function findOutdated({ db }: Context, lists: readonly ListRow[]): Promise<Set<string>> {
  const planned = lists.flatMap(({ id, userId, isArchived, firstDate, lastDate, planDigest }) =>
    isArchived || !firstDate || !lastDate || !planDigest
      ? []
      : [{ id, userId, firstDate, lastDate, planDigest }],
  );
  const [one] = planned;
  if (!one) return new Set();
  const first = planned.map(({ firstDate }) => firstDate).sort()[0]!;
  const last = planned
    .map(({ lastDate }) => lastDate)
    .sort()
    .at(-1)!;
  const entries = await findPlanned(db, {
    userId: one.userId,
    first,
    last: addDays(last, planBounds.leftoverDays),
  });
  return new Set(
    planned
      .filter((list) => digestOfPlan(cookedOn(entries, list.firstDate, list.lastDate)) !== list.planDigest)
      .map(({ id }) => id),
  );
}

export async function isListOutdated(ctx: Context, list: ListRow): Promise<boolean> {
  return (await findOutdated(ctx, [list])).size > 0;
}

type Entry = Awaited<ReturnType<typeof findPlanned>>[number];

/** Leftovers are cooked with the dish that they are of, wherever they are eaten. */
function cookedOn(entries: readonly Entry[], first: PlainDate, last: PlainDate): CookedMeal[] {
  return entries.flatMap(({ id, recipeId, date, servings, leftoversOf }) => {
    if (recipeId === null || leftoversOf !== null || date < first || date > last) return [];
    const leftovers = entries.filter((other) => other.leftoversOf === id);
    return [{ id, recipeId, servings: leftovers.reduce((sum, other) => sum + other.servings, servings) }];
  });
}

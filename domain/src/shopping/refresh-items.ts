import { type ItemState, isRemoved, newItem, shownFields } from './list-item.ts';
import type { ShoppingLine } from './merge-lines.ts';

/** What the plan asks for; lists from before they said what to buy lack some of it. */
export type PlannedItem<Meal = unknown> = Pick<ShoppingLine, 'ingredient' | 'amount' | 'unit' | 'category'> &
  Partial<Pick<ShoppingLine, 'foodId' | 'needed' | 'isStaple' | 'left' | 'standsFor'>> & {
    /** Which parts of it the recipes use. */
    usedAs?: string | null;
    meals: readonly Meal[];
    /** Set once the plan no longer needs what stays on the list. */
    isNoLongerNeeded?: true;
  };

/**
 * The items of a list after its plan changed: ticks, items of one's own, edits and removals stay. What was bought counts: of more
 * that is needed only the rest is asked for, on a line of its own. What is needed no longer stays if a person touched it.
 * Gives every item that is or was planned. `newId` gives ids of new items.
 */
export function refreshItems<P extends PlannedItem>(
  items: readonly ItemState<P>[],
  lines: readonly P[],
  newId: () => string,
): ItemState<P>[] {
  const refreshed: ItemState<P>[] = [];
  const put = (item: ItemState<P>, planned: P) => {
    refreshed.push({ ...item, planned });
  };
  const planned = items.filter((item) => item.planned !== null);
  const matched = new Set<string>();
  for (const line of lines) {
    const same = planned.filter((item) => keyOf(item.planned!) === keyOf(line));
    for (const { id } of same) matched.add(id);
    const taken = same.filter((item) => isSettled(item));
    const open = same.find((item) => !isSettled(item));
    const openOrNew = () => open ?? (newItem(newId()) as ItemState<P>);
    if (taken.length === 0) {
      put(openOrNew(), line);
    } else {
      for (const item of taken) put(item, { ...stillNeeded(item.planned!), meals: line.meals });
      const left = remainder(line, taken);
      if (left > 0) put(openOrNew(), { ...line, amount: left });
      else if (open) put(open, gone(open));
    }
    for (const item of same) if (item !== open && !taken.includes(item)) put(item, gone(item));
  }
  for (const item of planned) if (!matched.has(item.id)) put(item, gone(item));
  return refreshed;
}

function keyOf({ foodId, ingredient, unit }: PlannedItem): string {
  return `${foodId ?? ingredient.toLowerCase()}\n${unit}`;
}

/** In the cart, at home, or taken off: a person has decided about it. */
function isSettled(item: ItemState<PlannedItem>): boolean {
  return item.own.checked === true || item.own.isAtHome === true || isRemoved(item);
}

/** A difference below this share is no reason to go back to the shelf. */
const littleMore = 0.02;

function remainder<P extends PlannedItem>(line: P, taken: readonly ItemState<P>[]): number {
  if (taken.some((item) => isRemoved(item) || item.own.isAtHome)) return 0;
  const bought = taken.reduce((sum, item) => sum + (shownFields(item)?.amount ?? 0), 0);
  const left = line.amount - bought;
  return left > line.amount * littleMore ? Math.round(left * 1000) / 1000 : 0;
}

function stillNeeded<P extends PlannedItem>({ isNoLongerNeeded: _, ...planned }: P): P {
  return planned as P;
}

/** It stays, since a phone without signal may have ticked it; lists show it if a person touched it. */
function gone<P extends PlannedItem>({ planned }: ItemState<P>): P {
  return { ...planned!, meals: [], isNoLongerNeeded: true };
}

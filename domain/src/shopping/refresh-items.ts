import { type ItemState, isRemoved, newItem, shownFields } from './list-item.ts';
import type { ShoppingLine } from './merge-lines.ts';

/** The planned fields of an item. Lists stored before purchase amounts existed lack some of them. */
export type PlannedItem<Meal = unknown> = Pick<ShoppingLine, 'ingredient' | 'amount' | 'unit' | 'category'> &
  Partial<Pick<ShoppingLine, 'foodId' | 'needed' | 'isStaple' | 'left' | 'standsFor'>> & {
    /** The parts of it that the recipes use. */
    usedAs?: string | null;
    meals: readonly Meal[];
    /** Set once the plan no longer needs an item that stays on the list. */
    isNoLongerNeeded?: true;
  };

/**
 * Updates the items of a list after its plan changed. Ticks, added items, edits and removals are kept. Items already
 * bought are deducted: if more is needed, only the difference is added, on a separate line. An item that is no longer
 * needed stays if a user edited it.
 * Returns every item that is or was planned. `newId` generates the ids of new items.
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
  const byKey = Map.groupBy(planned, (item) => keyOf(item.planned!));
  const matched = new Set<string>();
  for (const line of lines) {
    const same = byKey.get(keyOf(line)) ?? [];
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

/** Bought, at home or removed: a user has decided about it. */
function isSettled(item: ItemState<PlannedItem>): boolean {
  return item.own.checked === true || item.own.isAtHome === true || isRemoved(item);
}

/** A relative increase below this share does not add another line. */
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

/** Kept, since an offline phone may have ticked it; lists display it only if a user edited it. */
function gone<P extends PlannedItem>({ planned }: ItemState<P>): P {
  return { ...planned!, meals: [], isNoLongerNeeded: true };
}

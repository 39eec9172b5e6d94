import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import { daysBetween, formatDay, type PlainDate } from './plain-date.ts';

export type Slot = { date: PlainDate; mealType: PlannedMealType };

/** One entry of a slot: a recipe to cook, leftovers of an earlier one, or a note. */
export type PlannedEntry = Slot & {
  id: string;
  /** Order within the slot, from 0 without gaps. */
  position: number;
  /** Null for a note. */
  recipeId: string | null;
  /** Number of people who eat it in this slot. */
  servings: number;
  note: string | null;
  /** The id of the cooked entry whose leftovers these are. */
  leftoversOf: string | null;
  isLocked: boolean;
  /** Why "Plan my week" chose it, empty if that is no longer true; null for manually planned entries. */
  reason: string | null;
};

export const weekRules = {
  /** Maximum entries of one slot: a main and its sides. */
  entriesOfSlot: 6,
  /** Days after cooking within which leftovers are eaten (USDA: 3 to 4 days in the refrigerator). */
  leftoverDays: 4,
  /** Maximum days that one action clears or copies. */
  daysOfStep: 7,
} as const;

export function isSameSlot(a: Slot, b: Slot): boolean {
  return a.date === b.date && a.mealType === b.mealType;
}

/** Chronological order of slots, then position within a slot. */
export function inOrderOfEating(a: Slot & { position?: number }, b: Slot & { position?: number }): number {
  return (
    daysBetween(b.date, a.date) ||
    plannedMealTypes.indexOf(a.mealType) - plannedMealTypes.indexOf(b.mealType) ||
    (a.position ?? 0) - (b.position ?? 0)
  );
}

/** "Tuesday dinner" */
export function nameSlot({ date, mealType }: Slot): string {
  return `${formatDay(date, { weekday: 'long' })} ${mealType}`;
}

/** Sorted, with contiguous positions from 0; entries with an unchanged position are the same objects. */
export function withDensePositions<E extends PlannedEntry>(entries: readonly E[]): E[] {
  const counts = new Map<string, number>();
  return entries.toSorted(inOrderOfEating).map((entry) => {
    const slot = `${entry.date} ${entry.mealType}`;
    const position = counts.get(slot) ?? 0;
    counts.set(slot, position + 1);
    return entry.position === position ? entry : { ...entry, position };
  });
}

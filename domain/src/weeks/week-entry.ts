import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import { daysBetween, formatDay, type PlainDate } from './plain-date.ts';

export type Slot = { date: PlainDate; mealType: PlannedMealType };

/** One thing in a slot: a recipe that is cooked, leftovers of one that was cooked before, or a note. */
export type PlannedEntry = Slot & {
  id: string;
  /** Order within the slot, from 0 without gaps. */
  position: number;
  /** Null for a note. */
  recipeId: string | null;
  /** How many eat of it here. */
  servings: number;
  note: string | null;
  /** The cooked entry that this one eats again. */
  leftoversOf: string | null;
  isLocked: boolean;
  /** Why "Plan my week" chose it; null for what a person planned. */
  reason: string | null;
};

export const weekRules = {
  /** Dishes of one slot: a main and its sides. */
  entriesOfSlot: 6,
  /** Days after cooking within which leftovers are eaten (USDA: 3 to 4 days in the refrigerator). */
  leftoverDays: 4,
  /** Days that one step clears or copies. */
  daysOfStep: 7,
} as const;

export function isSameSlot(a: Slot, b: Slot): boolean {
  return a.date === b.date && a.mealType === b.mealType;
}

/** The order in which slots are eaten, and dishes within a slot. */
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

/** In their order, with positions from 0 without gaps; entries whose position was right are the same objects. */
export function withDensePositions<E extends PlannedEntry>(entries: readonly E[]): E[] {
  const counts = new Map<string, number>();
  return entries.toSorted(inOrderOfEating).map((entry) => {
    const slot = `${entry.date} ${entry.mealType}`;
    const position = counts.get(slot) ?? 0;
    counts.set(slot, position + 1);
    return entry.position === position ? entry : { ...entry, position };
  });
}

import type { Recipe } from '@plateful/contract/recipes.ts';
import type { PlannedSlot, WeekEntry } from '@plateful/contract/week.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { counted } from '#lib/words.ts';
import { dayName } from './week-dates.ts';

export type Slot = PlannedSlot;

/** An entry with a recipe, not a note. */
export type MealEntry = WeekEntry & { recipe: Recipe };

export function isMeal(entry: WeekEntry): entry is MealEntry {
  return entry.recipe !== null;
}

/** Meals that are cooked, excluding notes and leftovers. */
export function isCooked(entry: WeekEntry): entry is MealEntry {
  return isMeal(entry) && entry.leftoversOf === null;
}

export function isInSlot(entry: Slot, slot: Slot): boolean {
  return entry.date === slot.date && entry.mealType === slot.mealType;
}

/** The entries of a slot, the main dish first. */
export function entriesIn(entries: readonly WeekEntry[], slot: Slot): WeekEntry[] {
  return entries.filter((entry) => isInSlot(entry, slot)).sort((a, b) => a.position - b.position);
}

/** The id of the slot's element. */
export function slotId({ date, mealType }: Slot): string {
  return `slot-${date}-${mealType}`;
}

/** 'dinner on Tuesday, Jan 8'. */
export function slotWords({ date, mealType }: Slot): string {
  return `${mealType} on ${dayName(date)}`;
}

/** The recipe's title, or the note. */
export function titleOf({ recipe, note }: WeekEntry): string {
  return recipe?.title ?? note ?? '';
}

/** 'Chilli', 'Chilli and Rice', '3 dishes'. */
export function titlesOf(entries: readonly WeekEntry[]): string {
  return entries.length > 2 ? counted(entries.length, 'dish', 'dishes') : entries.map(titleOf).join(' and ');
}

/** 'Leftovers from Sunday'; null for other entries. */
export function leftoversWords({ leftoversOf, cookedOn }: WeekEntry): string | null {
  if (leftoversOf === null) return null;
  return cookedOn === null ? 'Leftovers' : `Leftovers from ${formatDay(cookedOn, { weekday: 'long' })}`;
}

/** Whether the entry has been saved; entries being added have a temporary id. */
export function isSaved({ id }: WeekEntry): boolean {
  return !id.startsWith(unsavedPrefix);
}

const unsavedPrefix = 'unsaved-';

export function unsavedId(): string {
  return unsavedPrefix + crypto.randomUUID();
}

/** 'Copied 5 of 7 meals. 2 slots in next week already had a meal and did not change.' */
export function copiedWords(copied: number, kept: number): { title: string; description: string } {
  if (copied === 0) {
    const slots = kept === 1 ? 'this slot' : 'each of these slots';
    return {
      title: 'No meals copied',
      description: `Next week already has a meal in ${slots}. Nothing was changed.`,
    };
  }
  const title = 'Week copied';
  if (kept === 0) return { title, description: `Copied ${counted(copied, 'meal')}.` };
  const all = counted(copied + kept, 'meal');
  return {
    title,
    description: `Copied ${copied} of ${all}. ${counted(kept, 'slot')} in next week already had a meal and did not change.`,
  };
}

/** Returns the slot's first focusable element. */
export function focusSlot(slot: Slot): HTMLElement | null {
  return document.getElementById(slotId(slot))?.querySelector<HTMLElement>('a, button') ?? null;
}

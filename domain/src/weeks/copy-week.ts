import { addDays, daysBetween, isPlainDate, type PlainDate } from './plain-date.ts';
import { type Refusal, refuse, type WeekBook } from './week-action.ts';
import { inOrderOfEating, isSameSlot, type PlannedEntry, weekRules } from './week-entry.ts';

/**
 * Copies every entry from `first` to `last` to the same weekday one week later if that slot is free. Leftovers whose
 * source is also copied refer to the copy; others become cooked dishes.
 */
export function copyToNextWeek<E extends PlannedEntry>(
  entries: readonly E[],
  { first, last }: { first: PlainDate; last: PlainDate },
  { newEntry }: WeekBook<E>,
): E[] | Refusal {
  if (!isWithinStep(first, last)) return tooLong;
  const toCopy = entries.filter(({ date }) => date >= first && date <= last).toSorted(inOrderOfEating);
  if (toCopy.length === 0) return refuse('No meals to copy from this week.');
  const copies = new Map<string, E>();
  for (const { id, date, mealType, position, recipeId, servings, note, leftoversOf } of toCopy) {
    const slot = { date: addDays(date, 7), mealType };
    if (!isPlainDate(slot.date)) return refuse('The calendar ends here.');
    if (entries.some((entry) => isSameSlot(entry, slot))) continue;
    const source = leftoversOf === null ? undefined : copies.get(leftoversOf);
    const fields = { ...slot, position, recipeId, servings, note, isLocked: false, reason: null };
    copies.set(id, newEntry({ ...fields, leftoversOf: source?.id ?? null }));
  }
  return [...entries, ...copies.values()];
}

export const tooLong = refuse(`Choose from 1 to ${weekRules.daysOfStep} days.`);

/** Whether one action may span these days. */
export function isWithinStep(first: PlainDate, last: PlainDate): boolean {
  const days = 1 + daysBetween(first, last);
  return days >= 1 && days <= weekRules.daysOfStep;
}

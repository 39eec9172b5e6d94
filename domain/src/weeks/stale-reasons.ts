import { daysBetween, formatDay } from './plain-date.ts';
import { isSameSlot, type PlannedEntry, type Slot } from './week-entry.ts';

/** "Uses the other half of Thursday's cabbage.", "Uses the rest of the cabbage from lunch." */
export function sharedFoodReason(how: string, food: string, opened: Slot, user: Slot): string {
  const [before, after] = aroundFood(opened, user);
  return `Uses ${how} of ${before}${food}${after}.`;
}

function aroundFood(opened: Slot, user: Slot): readonly [string, string] {
  if (opened.date === user.date) return ['the ', ` from ${opened.mealType}`];
  return [`${formatDay(opened.date, { weekday: 'long' })}'s `, ''];
}

/**
 * Drops the reasons of "Plan my week" that an edit made untrue. A moved meal counts as chosen by the user. A meal whose
 * reason names one that has gone stays a choice of the planner, with an empty reason.
 */
export function dropStaleReasons<E extends PlannedEntry>(before: readonly E[], after: readonly E[]): E[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const stays = ({ id, recipeId, ...slot }: E) =>
    after.some((entry) => entry.id === id && entry.recipeId === recipeId && isSameSlot(entry, slot));
  const gone = before.filter((entry) => entry.recipeId !== null && !stays(entry));
  return after.map((entry) => {
    const was = old.get(entry.id);
    // A new entry's reason is about the edited week.
    if (entry.reason === null || !was) return entry;
    if (!isSameSlot(was, entry)) return { ...entry, reason: null };
    return gone.some((meal) => sharesFoodOf(entry, meal)) ? { ...entry, reason: '' } : entry;
  });
}

function sharesFoodOf(user: PlannedEntry, opened: Slot): boolean {
  const days = daysBetween(opened.date, user.date);
  // A weekday alone would also name the one of another week.
  if (user.reason === null || days < 0 || days > 6) return false;
  const [before, after] = aroundFood(opened, user);
  return (
    user.reason.startsWith('Uses ') &&
    user.reason.includes(` of ${before}`) &&
    user.reason.endsWith(`${after}.`)
  );
}

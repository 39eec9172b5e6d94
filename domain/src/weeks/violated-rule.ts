import { addDays, daysBetween, formatDay, type PlainDate } from './plain-date.ts';
import { nameEntry, type Refusal, refuse, type WeekBook } from './week-action.ts';
import {
  inOrderOfEating,
  isSameSlot,
  nameSlot,
  type PlannedEntry,
  type Slot,
  weekRules,
} from './week-entry.ts';

/**
 * The first rule that a week violates, or undefined: the maximum entries of a slot, and leftovers soon after their
 * dish. Leftovers whose source is not among `entries` are not checked.
 */
export function violatedRule<E extends PlannedEntry>(
  entries: readonly E[],
  book: Pick<WeekBook<E>, 'recipe'>,
): Refusal | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    if (entry.position >= weekRules.entriesOfSlot) {
      return refuse(`${nameSlot(entry)} is full: ${weekRules.entriesOfSlot} dishes are the most.`);
    }
    const source = entry.leftoversOf === null ? undefined : byId.get(entry.leftoversOf);
    const broken = source && leftoversRefusal(entry, source, nameEntry(source, book));
    if (broken) return broken;
  }
  return undefined;
}

/** Why `leftovers` cannot be leftovers of `source`, which is displayed as `name`; undefined if they can. */
export function leftoversRefusal(leftovers: Slot, source: Slot, name: string): Refusal | undefined {
  const cooked = nameSlot(source);
  if (isSameSlot(leftovers, source) || inOrderOfEating(leftovers, source) < 0) {
    return refuse(
      `Leftovers of ${name} are eaten after it is cooked: ${nameSlot(leftovers)} is not after ${cooked}.`,
    );
  }
  if (daysBetween(source.date, leftovers.date) > weekRules.leftoverDays) {
    const last = dayName(addDays(source.date, weekRules.leftoverDays));
    return refuse(
      `Leftovers keep ${weekRules.leftoverDays} days: ${name} of ${cooked} is eaten by ${last} at the latest.`,
    );
  }
  return undefined;
}

function dayName(date: PlainDate): string {
  return formatDay(date, { weekday: 'long' });
}

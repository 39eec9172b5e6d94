import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import { isSameSlot, type PlannedEntry } from '../weeks/week-entry.ts';
import type { OpenSlot } from './week-problem.ts';

/** How a household plans; lists of seven begin on Monday. */
export type PlanningSettings = {
  /** Null: as the taste profile says. */
  minutes: readonly (number | null)[];
  /** Null: the whole household; 0: the meal is not planned. */
  eaters: Record<PlannedMealType, readonly (number | null)[]>;
};

/** A slot to fill, and the entries that make room for it. */
export type SlotToFill = OpenSlot & { replaces: readonly string[] };

type Wanted = {
  days: readonly PlainDate[];
  /** Without it the meals of the taste profile. */
  mealTypes: readonly PlannedMealType[] | undefined;
  /** Whether what "Plan my week" chose before may be replaced. */
  again: boolean;
};

export function slotsToFill(
  { days, mealTypes, again }: Wanted,
  entries: readonly PlannedEntry[],
  settings: PlanningSettings,
  profile: TasteProfile,
): SlotToFill[] {
  const usual = plannedMealTypes.filter(
    (meal) => profile.mealTypes.length === 0 || profile.mealTypes.includes(meal),
  );
  return days.flatMap((date) =>
    (mealTypes ?? usual).flatMap((mealType): SlotToFill[] => {
      const there = entries.filter((entry) => isSameSlot(entry, { date, mealType }));
      const { eaters, mostMinutes } = slotBounds({ date, mealType }, settings, profile);
      if (eaters === 0) return [];
      if (there.length > 0 && !(again && there.every((entry) => mayBeReplaced(entry, entries)))) return [];
      return [{ date, mealType, eaters, mostMinutes, replaces: there.map(({ id }) => id) }];
    }),
  );
}

/** How many eat, and how long cooking may take. */
export function slotBounds(
  { date, mealType }: Pick<OpenSlot, 'date' | 'mealType'>,
  settings: PlanningSettings,
  profile: TasteProfile,
): Pick<OpenSlot, 'eaters' | 'mostMinutes'> {
  const day = daysBetween(mondayOf(date), date);
  return {
    eaters: settings.eaters[mealType][day] ?? profile.householdSize,
    mostMinutes: settings.minutes[day] ?? profile.timePreference,
  };
}

/** What "Plan my week" chose, unless a person built on it. */
export function mayBeReplaced(entry: PlannedEntry, entries: readonly PlannedEntry[]): boolean {
  return (
    entry.reason !== null && !entry.isLocked && !entries.some(({ leftoversOf }) => leftoversOf === entry.id)
  );
}

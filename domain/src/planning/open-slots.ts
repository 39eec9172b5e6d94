import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { daysBetween, mondayOf, type PlainDate } from '../weeks/plain-date.ts';
import { isSameSlot, type PlannedEntry } from '../weeks/week-entry.ts';
import type { OpenSlot } from './week-problem.ts';

/** A household's planning settings; lists of seven begin on Monday. */
export type PlanningSettings = {
  /** Null: as set in the taste profile. */
  minutes: readonly (number | null)[];
  /** Null: the whole household; 0: the meal is not planned. */
  eaters: Record<PlannedMealType, readonly (number | null)[]>;
};

/** A slot to fill, and the ids of the entries that it replaces. */
export type SlotToFill = OpenSlot & { replaces: readonly string[] };

type Wanted = {
  days: readonly PlainDate[];
  /** Defaults to the meals of the taste profile. */
  mealTypes: readonly PlannedMealType[] | undefined;
  /** Whether meals chosen by an earlier "Plan my week" may be replaced. */
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
      const { eaters, maxMinutes } = slotBounds({ date, mealType }, settings, profile);
      if (eaters === 0) return [];
      if (there.length > 0 && !(again && there.every((entry) => mayBeReplaced(entry, entries)))) return [];
      return [{ date, mealType, eaters, maxMinutes, replaces: there.map(({ id }) => id) }];
    }),
  );
}

/** The number of eaters and the time limit of a slot. */
export function slotBounds(
  { date, mealType }: Pick<OpenSlot, 'date' | 'mealType'>,
  settings: PlanningSettings,
  profile: TasteProfile,
): Pick<OpenSlot, 'eaters' | 'maxMinutes'> {
  const day = daysBetween(mondayOf(date), date);
  return {
    eaters: settings.eaters[mealType][day] ?? profile.householdSize,
    maxMinutes: settings.minutes[day] ?? profile.timePreference,
  };
}

/** True for meals chosen by "Plan my week", unless they are locked or have leftovers planned from them. */
export function mayBeReplaced(entry: PlannedEntry, entries: readonly PlannedEntry[]): boolean {
  return (
    entry.reason !== null && !entry.isLocked && !entries.some(({ leftoversOf }) => leftoversOf === entry.id)
  );
}

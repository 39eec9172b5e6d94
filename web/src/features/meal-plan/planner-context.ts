import type { WeekEntry } from '@plateful/contract/week.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { createContext, useContext } from 'react';
import type { Edit } from './week-edits.queries.ts';
import type { Slot } from './week-entry.ts';

/** The open dialog; one at a time. */
export type PlannerDialog =
  | { kind: 'pick'; slot: Slot }
  | { kind: 'side'; slot: Slot }
  | { kind: 'replace'; entry: WeekEntry }
  | { kind: 'swap'; entry: WeekEntry }
  | { kind: 'relocate'; entries: readonly WeekEntry[]; isCopy: boolean }
  | { kind: 'leftovers'; entry: WeekEntry }
  | { kind: 'note'; slot: Slot; entry?: WeekEntry }
  | { kind: 'servings'; entries: readonly WeekEntry[] }
  | { kind: 'options' };

/** A meal being moved by keyboard, and its current target. */
export type Carried = { entry: WeekEntry; slot: Slot };

type Planner = {
  /** The entries of the visible week. */
  entries: readonly WeekEntry[];
  monday: PlainDate;
  today: PlainDate;
  /** "Plan my week" is running. */
  isPlanning: boolean;
  open: (dialog: PlannerDialog) => void;
  /** `slot` receives the focus afterwards. */
  edit: (edit: Edit | null, slot?: Slot) => void;
  refuse: (entry: WeekEntry) => void;
  /** Ids of the selected entries; null outside selection mode. */
  selected: ReadonlySet<string> | null;
  toggle: (id: string) => void;
  carried: Carried | null;
  carry: (entry: WeekEntry) => void;
};

export const PlannerContext = createContext<Planner | null>(null);

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (!planner) throw new Error('usePlanner outside the planner');
  return planner;
}

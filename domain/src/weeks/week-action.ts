import type { PlainDate } from './plain-date.ts';
import type { PlannedEntry, Slot } from './week-entry.ts';

/** One step of an edit, as `contract/src/week.ts` describes it. Entries are named by id, slots by date and meal. */
export type WeekAction =
  | ({ type: 'add'; recipeId: string; servings?: number | undefined } & Slot)
  | ({ type: 'addNote'; note: string } & Slot)
  | ({ type: 'addLeftovers'; of: string; servings?: number | undefined } & Slot)
  | ({ type: 'move'; id: string } & Slot)
  | { type: 'swap'; id: string; with: string }
  | ({ type: 'copy'; id: string } & Slot)
  | { type: 'replace'; id: string; recipeId: string }
  | {
      type: 'change';
      id: string;
      servings?: number | undefined;
      note?: string | null | undefined;
      isLocked?: boolean | undefined;
    }
  | { type: 'remove'; id: string }
  | { type: 'clear'; first: PlainDate; last: PlainDate }
  | { type: 'copyToNextWeek'; first: PlainDate; last: PlainDate };

/** What an edit has to know beside the week. */
export type WeekBook<E> = {
  /** Undefined for a recipe that is not known. */
  recipe(id: string): { title: string; servings: number } | undefined;
  newEntry(fields: Omit<PlannedEntry, 'id'>): E;
};

/** Why an edit cannot be made, in words for people. `isMissing`: something that it names is not there. */
export type Refusal = { refused: string; isMissing: boolean };

export type Edited<E> = { entries: E[] } | Refusal;

export function refuse(refused: string, isMissing = false): Refusal {
  return { refused, isMissing };
}

/** A dish by its title, a note by its words. */
export function nameEntry<E extends PlannedEntry>(entry: E, { recipe }: Pick<WeekBook<E>, 'recipe'>): string {
  const title = entry.recipeId === null ? entry.note : recipe(entry.recipeId)?.title;
  return `"${title ?? 'This meal'}"`;
}

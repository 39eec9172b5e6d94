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

/** What an edit needs besides the week. */
export type WeekBook<E> = {
  /** Undefined for an unknown recipe. */
  recipe(id: string): { title: string; servings: number } | undefined;
  newEntry(fields: Omit<PlannedEntry, 'id'>): E;
};

/** Why an edit is refused, as a message for the user. `isMissing`: a referenced entry or recipe does not exist. */
export type Refusal = { refused: string; isMissing: boolean };

export type Edited<E> = { entries: E[] } | Refusal;

export function refuse(refused: string, isMissing = false): Refusal {
  return { refused, isMissing };
}

/** The display name of an entry: a dish's title or a note's text. */
export function nameEntry<E extends PlannedEntry>(entry: E, { recipe }: Pick<WeekBook<E>, 'recipe'>): string {
  const title = entry.recipeId === null ? entry.note : recipe(entry.recipeId)?.title;
  return `"${title ?? 'This meal'}"`;
}

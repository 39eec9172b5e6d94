import { violatedRule } from './violated-rule.ts';
import { type Edited, type Refusal, refuse, type WeekBook } from './week-action.ts';
import { nameSlot, type PlannedEntry, withDensePositions } from './week-entry.ts';

/** One entry before and after an edit: null before it was added, and after it was removed. */
export type WeekChange<E> = { before: E | null; after: E | null };

/** The changes from one week to another, ordered by id. */
export function changesBetween<E extends PlannedEntry>(
  before: readonly E[],
  after: readonly E[],
): WeekChange<E>[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Map(after.map((entry) => [entry.id, entry]));
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((id) => {
    const change = { before: old.get(id) ?? null, after: now.get(id) ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/**
 * Reverts an edit. Refused if an entry has changed since the edit, or if later entries leave no room; other later
 * changes are kept. `entries` are those of all days of the edit and `weekRules.leftoverDays` around them.
 */
export function undoEdit<E extends PlannedEntry>(
  entries: readonly E[],
  changes: readonly WeekChange<E>[],
  book: Pick<WeekBook<E>, 'recipe'>,
): Edited<E> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { before, after } of changes) {
    const id = (after ?? before)!.id;
    if (!isSame(byId.get(id) ?? null, after)) return changedSince(after ?? before!);
  }
  const edited = new Set(changes.map(({ before, after }) => (after ?? before)!.id));
  const restored = changes.flatMap(({ before }) => (before ? [before] : []));
  // Restored entries come first, so that they get back their position in a slot that was filled since.
  const week = withDensePositions([...restored, ...entries.filter(({ id }) => !edited.has(id))]);
  const sources = new Map(week.map((entry) => [entry.id, entry]));
  const torn = week.find(({ id, leftoversOf, recipeId }) => {
    const source = leftoversOf === null ? undefined : sources.get(leftoversOf);
    if (leftoversOf === null || !(edited.has(id) || edited.has(leftoversOf))) return false;
    return !source || source.leftoversOf !== null || source.recipeId !== recipeId;
  });
  if (torn) return changedSince(torn);
  return violatedRule(week, book) ?? { entries: week };
}

function changedSince(entry: PlannedEntry): Refusal {
  return refuse(`${nameSlot(entry)} was changed since, so it cannot be undone.`);
}

/** The fields that an edit can change. */
export const entryFields = [
  'date',
  'mealType',
  'position',
  'recipeId',
  'servings',
  'note',
  'leftoversOf',
  'isLocked',
  'reason',
] as const satisfies (keyof PlannedEntry)[];

function isSame(a: PlannedEntry | null, b: PlannedEntry | null): boolean {
  return a === b || (a !== null && b !== null && entryFields.every((field) => a[field] === b[field]));
}

import { nameEntry, type WeekAction, type WeekBook } from './week-action.ts';
import type { PlannedEntry } from './week-entry.ts';

/** The label of the undo button for an edit: 'Move "Soup"', "Clear Week". `entries`: the week before the edit. */
export function labelEdit<E extends PlannedEntry>(
  entries: readonly E[],
  actions: readonly WeekAction[],
  book: Pick<WeekBook<E>, 'recipe'>,
): string {
  const [first] = actions;
  const isAlike = actions.every(({ type }) => type === first?.type);
  if (!first || !isAlike) return `${actions.length} changes`;
  if (first.type === 'clear' || first.type === 'copyToNextWeek') return verbs[first.type];
  if (actions.length > 1) return `${verbs[first.type]} ${actions.length} meals`;
  if (first.type === 'addNote') return `${verbs.addNote} "${first.note}"`;
  if (first.type === 'add') return `${verbs.add} "${book.recipe(first.recipeId)?.title ?? 'a meal'}"`;
  const id = first.type === 'addLeftovers' ? first.of : first.id;
  const entry = entries.find((one) => one.id === id);
  return `${verbs[first.type]} ${entry ? nameEntry(entry, book) : 'a meal'}`;
}

const verbs: Record<WeekAction['type'], string> = {
  add: 'Add',
  addNote: 'Add note',
  addLeftovers: 'Add leftovers of',
  move: 'Move',
  swap: 'Swap',
  copy: 'Copy',
  replace: 'Replace',
  change: 'Change',
  remove: 'Remove',
  clear: 'Clear Week',
  copyToNextWeek: 'Copy to Next Week',
};

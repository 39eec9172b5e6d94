import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekAction, WeekEntry } from '@plateful/contract/week.ts';
import { addDays, daysBetween, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { counted } from '#lib/words.ts';
import { dayName } from './week-dates.ts';
import type { Edit } from './week-edits.queries.ts';
import { entriesIn, isInSlot, type Slot, slotWords, titleOf, titlesOf } from './week-entry.ts';

const changing = { title: 'Error changing the plan', otherwise: 'Failed to change the meal plan.' };
const adding = { title: 'Error adding meal', otherwise: 'Failed to add meal to plan.' };
const removing = { title: 'Error removing meal', otherwise: 'Failed to remove meal from plan.' };
const clearing = { title: 'Error clearing week', otherwise: 'Failed to clear the week.' };

export function removal(entries: readonly WeekEntry[]): Edit {
  const isOne = entries.length === 1;
  return {
    actions: entries.map(({ id }) => ({ type: 'remove', id })),
    done: {
      title: isOne ? 'Meal removed' : `${entries.length} meals removed`,
      description: titlesOf(entries),
    },
    failure: removing,
    undone: isOne ? 'Meal added to plan' : 'Meals added to plan',
  };
}

export function clearance(first: PlainDate): Edit {
  return {
    actions: [{ type: 'clear', first, last: addDays(first, 6) }],
    done: { title: 'Week cleared' },
    failure: clearing,
    undone: 'Your meals were restored',
  };
}

/**
 * Moves or copies an entry to another slot. Two single meals swap places; a slot with several gets one more. Null if
 * nothing changes.
 */
export function relocation(
  entry: WeekEntry,
  slot: Slot,
  entries: readonly WeekEntry[],
  isCopy: boolean,
): Edit | null {
  if (isInSlot(entry, slot)) return null;
  const [first, ...others] = entriesIn(entries, slot);
  const description = `${titleOf(entry)}: ${slotWords(slot)}`;
  if (isCopy) return simple({ type: 'copy', id: entry.id, ...slotOf(slot) }, 'Meal copied', description);
  if (first && others.length === 0) {
    const swapped = `${titleOf(entry)} and ${titleOf(first)}`;
    return simple({ type: 'swap', id: entry.id, with: first.id }, 'Meals swapped', swapped);
  }
  return simple({ type: 'move', id: entry.id, ...slotOf(slot) }, 'Meal moved', description);
}

/** Moves or copies entries: the earliest goes to `day`, the others keep their distance from it. */
export function dayShift(entries: readonly WeekEntry[], day: PlainDate, isCopy: boolean): Edit {
  const earliest = entries.map(({ date }) => date).sort()[0] ?? day;
  const days = daysBetween(earliest, day);
  const type = isCopy ? 'copy' : 'move';
  return {
    actions: entries.map(({ id, date, mealType }) => ({ type, id, date: addDays(date, days), mealType })),
    done: {
      title: `${counted(entries.length, 'meal')} ${isCopy ? 'copied' : 'moved'}`,
      description: entries.length === 1 ? dayName(day) : `Starting ${dayName(day)}`,
    },
    failure: changing,
  };
}

/** Adds a dish to a slot. */
export function sideDish(slot: Slot, recipe: Recipe, servings: number): Edit {
  return {
    actions: [{ type: 'add', ...slotOf(slot), recipeId: recipe.id, servings }],
    done: { title: 'Meal added to plan' },
    failure: adding,
    recipes: [recipe],
  };
}

export function replacement(entry: WeekEntry, recipe: Recipe, servings?: number): Edit {
  const actions: WeekAction[] = [{ type: 'replace', id: entry.id, recipeId: recipe.id }];
  if (servings !== undefined && servings !== entry.servings)
    actions.push({ type: 'change', id: entry.id, servings });
  return {
    actions,
    done: { title: 'Meal replaced', description: `${recipe.title} instead of ${titleOf(entry)}` },
    failure: changing,
    recipes: [recipe],
  };
}

export function newNote(slot: Slot, note: string): Edit {
  return { ...simple({ type: 'addNote', ...slotOf(slot), note }, 'Note added', note), failure: adding };
}

/** Null removes the note of a dish. */
export function changedNote(entry: WeekEntry, note: string | null): Edit {
  const title = note === null ? 'Note removed' : entry.note === null ? 'Note added' : 'Note changed';
  return simple({ type: 'change', id: entry.id, note }, title, note ?? titleOf(entry));
}

export function leftovers(entry: WeekEntry, slot: Slot): Edit {
  const day = formatDay(slot.date, { weekday: 'long' });
  const action: WeekAction = { type: 'addLeftovers', ...slotOf(slot), of: entry.id };
  const words = `${titleOf(entry)} again on ${day}. Cook it once: the shopping list covers both.`;
  return simple(action, 'Leftovers planned', words);
}

export function newServings(entries: readonly WeekEntry[], servings: number): Edit {
  return {
    actions: entries.map(({ id }) => ({ type: 'change', id, servings })),
    done: { title: counted(servings, 'serving'), description: titlesOf(entries) },
    failure: changing,
  };
}

export function locking(entries: readonly WeekEntry[], isLocked: boolean): Edit {
  return {
    actions: entries.map(({ id }) => ({ type: 'change', id, isLocked })),
    done: { title: isLocked ? 'Locked' : 'Unlocked', description: titlesOf(entries) },
    failure: changing,
  };
}

/** Drops the other fields of an entry. */
function slotOf({ date, mealType }: Slot): Slot {
  return { date, mealType };
}

function simple(action: WeekAction, title: string, description: string): Edit {
  return { actions: [action], done: { title, description }, failure: changing };
}

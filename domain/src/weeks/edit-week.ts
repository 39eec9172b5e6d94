import { copyToNextWeek, isWithinStep, tooLong } from './copy-week.ts';
import { dropStaleReasons } from './stale-reasons.ts';
import { violatedRule } from './violated-rule.ts';
import { type Edited, type Refusal, refuse, type WeekAction, type WeekBook } from './week-action.ts';
import { isSameSlot, type PlannedEntry, type Slot, weekRules, withDensePositions } from './week-entry.ts';

type Step<T extends WeekAction['type']> = <E extends PlannedEntry>(
  entries: readonly E[],
  action: Extract<WeekAction, { type: T }>,
  book: WeekBook<E>,
) => readonly E[] | Refusal;

/**
 * Applies all `actions`, or returns the reason why they are refused; it is all or nothing. Rules are checked only at
 * the end, so that a dish and its leftovers can move together in any order. `entries` must contain all entries of every
 * affected slot, plus dishes and leftovers within `weekRules.leftoverDays` of them; unchanged entries are returned as
 * the same objects.
 */
export function editWeek<E extends PlannedEntry>(
  entries: readonly E[],
  actions: readonly WeekAction[],
  book: WeekBook<E>,
): Edited<E> {
  let week: readonly E[] = withDensePositions(entries);
  for (const action of actions) {
    const next = (steps[action.type] as Step<WeekAction['type']>)(week, action, book);
    if ('refused' in next) return next;
    week = withDensePositions(next);
  }
  return violatedRule(week, book) ?? { entries: dropStaleReasons(entries, week) };
}

const steps: { [T in WeekAction['type']]: Step<T> } = {
  add(entries, { recipeId, servings, date, mealType }, book) {
    const recipe = book.recipe(recipeId);
    if (!recipe) return refuse('Recipe not found', true);
    const meal = { ...plain, recipeId, servings: servings ?? recipe.servings };
    return withLast(entries, book.newEntry({ ...meal, date, mealType }), { date, mealType });
  },

  addNote: (entries, { note, date, mealType }, book) =>
    withLast(entries, book.newEntry({ ...plain, note, date, mealType }), { date, mealType }),

  addLeftovers(entries, { of, servings, date, mealType }, book) {
    const named = entries.find(({ id }) => id === of);
    // Leftovers of leftovers refer to the dish that was cooked.
    const source = entries.find(({ id }) => id === (named?.leftoversOf ?? of));
    if (!named || !source) return missing;
    if (source.recipeId === null) return refuse('A note has no leftovers.');
    const leftovers = {
      ...plain,
      recipeId: source.recipeId,
      leftoversOf: source.id,
      servings: servings ?? named.servings,
    };
    return withLast(entries, book.newEntry({ ...leftovers, date, mealType }), { date, mealType });
  },

  move(entries, { id, date, mealType }) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return missing;
    const others = entries.filter((one) => one !== entry);
    return withLast(withDensePositions(others), entry, { date, mealType });
  },

  swap(entries, { id, with: otherId }) {
    const one = entries.find((entry) => entry.id === id);
    const other = entries.find((entry) => entry.id === otherId);
    if (!one || !other) return missing;
    return entries.map((entry) => {
      if (entry === one) return { ...entry, ...placeOf(other) };
      return entry === other ? { ...entry, ...placeOf(one) } : entry;
    });
  },

  copy(entries, { id, date, mealType }, book) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return missing;
    // Also for leftovers: copied alone, they become a cooked dish.
    const { recipeId, servings, note } = entry;
    const copied = book.newEntry({ ...plain, recipeId, servings, note, date, mealType });
    return withLast(entries, copied, { date, mealType });
  },

  replace(entries, { id, recipeId }, book) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return missing;
    const recipe = book.recipe(recipeId);
    if (!recipe) return refuse('Recipe not found', true);
    const isNote = entry.recipeId === null;
    const servings = isNote ? recipe.servings : entry.servings;
    // A remark such as "Guests" stays with the new dish; the text of a note entry is replaced by it.
    const note = isNote ? null : entry.note;
    return entries.map((one) => {
      if (one === entry) return { ...one, recipeId, servings, note, leftoversOf: null, reason: null };
      return one.leftoversOf === id ? { ...one, recipeId, reason: null } : one;
    });
  },

  change(entries, { id, servings, note, isLocked }) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return missing;
    if (entry.recipeId === null && note === null) return refuse('Write a note');
    if (entry.recipeId === null && servings !== undefined) return refuse('A note has no servings.');
    const changed = {
      ...entry,
      servings: servings ?? entry.servings,
      note: note === undefined ? entry.note : note,
      isLocked: isLocked ?? entry.isLocked,
    };
    return entries.map((one) => (one === entry ? changed : one));
  },

  remove(entries, { id }) {
    const entry = entries.find((one) => one.id === id);
    return entry ? without(entries, new Set([id])) : missing;
  },

  clear(entries, { first, last }) {
    if (!isWithinStep(first, last)) return tooLong;
    const gone = entries.filter(({ date }) => date >= first && date <= last);
    return without(entries, new Set(gone.map(({ id }) => id)));
  },

  copyToNextWeek,
};

const missing = refuse('Planned meal not found', true);

/** Defaults of a new entry. */
const plain = {
  position: weekRules.entriesOfSlot,
  recipeId: null,
  servings: 1,
  note: null,
  leftoversOf: null,
  isLocked: false,
  reason: null,
} as const;

function placeOf({ date, mealType, position }: PlannedEntry): Slot & { position: number } {
  return { date, mealType, position };
}

function withLast<E extends PlannedEntry>(entries: readonly E[], entry: E, { date, mealType }: Slot): E[] {
  const position = entries.filter((one) => isSameSlot(one, { date, mealType })).length;
  return [...entries, { ...entry, date, mealType, position }];
}

/** Leftovers of a removed dish become cooked dishes themselves. */
function without<E extends PlannedEntry>(entries: readonly E[], gone: ReadonlySet<string>): E[] {
  return entries
    .filter(({ id }) => !gone.has(id))
    .map((entry) =>
      entry.leftoversOf !== null && gone.has(entry.leftoversOf) ? { ...entry, leftoversOf: null } : entry,
    );
}

import { addDays, isPlainDate, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { changesBetween, type WeekChange } from '@plateful/domain/weeks/undo-edit.ts';
import type { Edited, WeekBook } from '@plateful/domain/weeks/week-action.ts';
import { weekRules } from '@plateful/domain/weeks/week-entry.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import {
  deleteEntries,
  type EntryRow,
  findEntries,
  notifyOfWeek,
  upsertEntries,
} from './meal-plan.repository.ts';
import { insertEdit, type StoredEntry } from './week-edits.repository.ts';

/** The state before a change: all entries of the affected days, and their recipes. */
export type Loaded = { entries: StoredEntry[]; book: WeekBook<StoredEntry> };

type Change = {
  /** Days that the change affects; more are loaded, so that a dish and its leftovers are always seen together. */
  dates: readonly PlainDate[];
  /** Further recipes that it may plan. */
  recipes?: readonly Pick<RecipeRow, 'id' | 'title' | 'servings'>[];
  isUndo?: boolean;
  label(loaded: Loaded): string;
  change(loaded: Loaded): Edited<StoredEntry>;
};

/**
 * Changes the week and stores how to undo it. Call within a transaction that has locked the user (`lockUser`), so that
 * concurrent changes are applied one after another.
 */
export async function changeWeek(ctx: UserContext, { dates, recipes = [], isUndo = false, ...work }: Change) {
  const { db, user, clock } = ctx;
  const now = clock.now();
  const rows = await findEntries(db, user.id, around(dates));
  const recipesById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  for (const { entry, title, recipeServings: servings } of rows) {
    if (entry.recipeId !== null)
      recipesById.set(entry.recipeId, { id: entry.recipeId, title: title!, servings: servings! });
  }
  const loaded: Loaded = {
    entries: rows.map(({ entry }) => entryToStore(entry)),
    book: {
      recipe: (id) => recipesById.get(id),
      newEntry: (fields) => ({ ...fields, id: crypto.randomUUID(), createdAt: now.toISOString() }),
    },
  };
  const edited = work.change(loaded);
  if ('refused' in edited) throw new AppError(edited.isMissing ? 'not_found' : 'conflict', edited.refused);
  const changes = changesBetween(loaded.entries, edited.entries);
  if (changes.length === 0) return { editId: null, count: 0 };
  await write(ctx, changes, now);
  const changed = datesOf(changes);
  const editId = await insertEdit(db, user.id, {
    label: work.label(loaded),
    changes,
    dates: changed,
    isUndo,
    createdAt: now,
  });
  await notifyOfWeek(db, { userId: user.id, first: changed[0]!, last: changed.at(-1)! });
  return { editId, count: changes.length };
}

export function datesOf(changes: readonly WeekChange<StoredEntry>[]): PlainDate[] {
  const days = changes.flatMap(({ before, after }) => [before?.date, after?.date]);
  return [...new Set(days)].filter((day) => day !== undefined).toSorted();
}

async function write({ db, user }: UserContext, changes: readonly WeekChange<StoredEntry>[], now: Date) {
  await deleteEntries(
    db,
    user.id,
    changes.flatMap(({ before, after }) => (after ? [] : [before!.id])),
  );
  await upsertEntries(
    db,
    user.id,
    changes.flatMap(({ after }) =>
      after ? [{ ...after, createdAt: new Date(after.createdAt), updatedAt: now }] : [],
    ),
  );
}

function entryToStore({
  userId: _userId,
  updatedAt: _updatedAt,
  createdAt,
  ...entry
}: EntryRow): StoredEntry {
  return { ...entry, createdAt: createdAt.toISOString() };
}

function around(dates: readonly PlainDate[]): PlainDate[] {
  const { leftoverDays } = weekRules;
  const offsets = Array.from({ length: 2 * leftoverDays + 1 }, (_, index) => index - leftoverDays);
  const days = dates.flatMap((date) => offsets.map((offset) => addDays(date, offset)));
  return [...new Set(days)].filter(isPlainDate);
}

import { undoEdit as undo } from '@plateful/domain/weeks/undo-edit.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { ensureRecipeStored, findAnyRecipe } from '#modules/recipes/recipes.service.ts';
import { changeWeek, datesOf } from './change-week.service.ts';
import { findEdit, updateToUndone } from './week-edits.repository.ts';

/** Reverts an edit. The undo is an edit too, so undoing it redoes the first one. */
export async function undoEdit(ctx: UserContext, { id }: { id: string }) {
  const { changes } = await requireEdit(ctx, id);
  const planned = new Set(changes.flatMap(({ before }) => before?.recipeId ?? []));
  // Before the transaction, because composing a sample takes time.
  const recipes = await recipesOf(ctx, planned);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const edit = await requireEdit(tx, id);
    const { label, isUndo } = edit;
    const saved = await changeWeek(tx, {
      dates: datesOf(changes),
      recipes,
      isUndo: !isUndo,
      label: () => label,
      change: ({ entries, book }) => undo(entries, changes, book),
    });
    if (saved.editId) await updateToUndone(tx.db, id, saved.editId);
    return saved;
  });
}

async function requireEdit({ db, user }: UserContext, id: string) {
  const edit = await findEdit(db, user.id, id);
  if (!edit) throw new AppError('not_found', 'This can no longer be undone.');
  if (edit.undoneBy !== null) throw new AppError('conflict', 'This has already been undone.');
  return edit;
}

/** A composed sample that was no longer planned may have been deleted; it is composed again. */
async function recipesOf(ctx: UserContext, ids: ReadonlySet<string>) {
  const recipes = [];
  for (const id of ids) {
    if (!(await findAnyRecipe(ctx, id))) {
      throw new AppError('conflict', 'This cannot be undone, because one of its recipes no longer exists.');
    }
    recipes.push(await ensureRecipeStored(ctx, id));
  }
  return recipes;
}

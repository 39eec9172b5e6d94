import { accountBounds } from '@plateful/contract/bounds.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound } from '#errors.ts';
import { removeUnused } from '#modules/photos/photos.service.ts';
import { findContainingRecipes, findRecipeOrRemoved } from './own-recipes.repository.ts';
import { presentSaved, requireOwn, requireRoom } from './own-recipes.service.ts';
import {
  deleteForGood,
  deleteOthersReferences,
  findDeletedBefore,
  findRemovedSince,
  lockFigures,
  updateDeleted,
} from './removal.repository.ts';

const graceMs = accountBounds.graceDays * 86_400_000;

/** Recipes removed before this can no longer be restored. */
function graceBegan(now: Date): Date {
  return new Date(now.getTime() - graceMs);
}

/**
 * Removes a recipe: it is hidden at once from everyone but its owner, and deleted later. It stays in the owner's week.
 * Other users' plans, favorites and notes of it are hidden, and deleted with it.
 */
export function removeRecipe(ctx: UserContext, { id }: { id: string }) {
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    await requireOwn(tx, id);
    const holders = await findContainingRecipes(db, user.id, id);
    if (holders.length > 0) {
      const titles = holders.map(({ title }) => `“${title}”`).join(', ');
      throw new AppError('conflict', `This recipe is part of ${titles}. Please remove it there first.`);
    }
    await lockFigures(db, { ids: [id] });
    await updateDeleted(db, [id], clock.now());
    return { success: true as const };
  });
}

/** Restores a removed recipe, with recipes within it that were removed since. */
export function bringBackRecipe(ctx: UserContext, { id }: { id: string }) {
  return inTransaction(ctx, async (tx) => {
    const { db, user } = tx;
    await lockUser(db, user.id);
    const row = await findRecipeOrRemoved(db, user.id, id);
    if (!row) throw notFound('Recipe');
    if (row.deletedAt) await bringBack(tx, row.id);
    return presentSaved(tx, await requireOwn(tx, id));
  });
}

async function bringBack(tx: UserContext, id: string): Promise<void> {
  const row = await findRecipeOrRemoved(tx.db, tx.user.id, id);
  if (!row?.deletedAt) return;
  await requireRoom(tx);
  await lockFigures(tx.db, { ids: [id] });
  await updateDeleted(tx.db, [id], null);
  for (const part of row.parts) await bringBack(tx, part);
}

/** Maximum number of removed recipes listed. */
const maxListed = 100;

export async function listRemoved({ db, user, clock }: UserContext) {
  const rows = await findRemovedSince(db, user.id, graceBegan(clock.now()), maxListed);
  return {
    recipes: rows.map(({ id, title, deletedAt }) => ({
      id,
      title,
      until: new Date(deletedAt.getTime() + graceMs),
    })),
  };
}

/** Deletes other users' references to the recipes of a user who deletes the account. */
export async function removeOthersReferences({ db, user }: UserContext): Promise<void> {
  await lockFigures(db, { userId: user.id });
  await deleteOthersReferences(db, user.id);
}

const atOnce = 100;

/** Deletes recipes whose grace period has ended. */
export async function purgeRecipes(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = graceBegan(now);
  for (;;) {
    const removed = await findDeletedBefore(ctx.db, before, atOnce);
    if (removed.length === 0) return;
    const ids = removed.map(({ id }) => id);
    await inTransaction(ctx, async ({ db }) => {
      await lockFigures(db, { ids });
      await deleteForGood(db, ids, now);
    });
    await removeUnused(
      ctx,
      removed.map(({ photoId }) => photoId),
    );
  }
}

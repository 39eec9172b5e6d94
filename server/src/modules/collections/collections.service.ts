import { collectionBounds as bounds } from '@plateful/contract/bounds.ts';
import type { collectionEndpoints } from '@plateful/contract/collections.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound } from '#errors.ts';
import { ensureRecipeStored } from '#modules/recipes/recipes.service.ts';
import {
  type CollectionRow,
  deleteCollection,
  findCollections,
  findShownCollections,
  insertCollection,
  updateCollection,
} from './collections.repository.ts';

type Place = { id: string; recipeId: string };

export async function listCollections({ db, user }: UserContext) {
  return { collections: await findShownCollections(db, user.id) };
}

export function createCollection(ctx: UserContext, { name }: { name: string }) {
  return inTransaction(ctx, async (tx) => {
    const all = await lockedCollections(tx);
    const same = all.find((one) => isSameName(one, name));
    if (same) return { collection: same };
    if (all.length >= bounds.collections) {
      throw new AppError('limit_reached', `You can have up to ${bounds.collections} collections.`);
    }
    const row = { userId: tx.user.id, name, position: (all.at(-1)?.position ?? -1) + 1 };
    return { collection: await insertCollection(tx.db, { ...row, createdAt: tx.clock.now() }) };
  });
}

export function changeCollection(
  ctx: UserContext,
  { id, name, position, recipeIds }: Input<typeof collectionEndpoints.update>,
) {
  return inTransaction(ctx, async (tx) => {
    const all = await lockedCollections(tx);
    let one = requireAmong(all, id);
    if (name !== undefined) {
      if (all.some((other) => other.id !== id && isSameName(other, name))) {
        const message = 'You already have a collection with this name';
        throw new AppError('conflict', message, { fields: { name: message } });
      }
      one = await updateCollection(tx.db, id, { name });
    }
    if (recipeIds !== undefined) {
      const first = new Set(recipeIds.filter((recipeId) => one.recipeIds.includes(recipeId)));
      const rest = one.recipeIds.filter((recipeId) => !first.has(recipeId));
      one = await updateCollection(tx.db, id, { recipeIds: [...first, ...rest] });
    }
    if (position !== undefined) {
      const others = all.filter((other) => other.id !== id);
      const ordered = [...others.slice(0, position), one, ...others.slice(position)];
      for (const [at, row] of ordered.entries()) await updateCollection(tx.db, row.id, { position: at });
      one = { ...one, position: ordered.indexOf(one) };
    }
    return { collection: one };
  });
}

export async function removeCollection({ db, user }: UserContext, { id }: { id: string }) {
  if (!(await deleteCollection(db, user.id, id))) throw notFound('Collection');
  return { success: true as const };
}

export async function addToCollection(ctx: UserContext, { id, recipeId }: Place) {
  // Before the transaction, because composing a sample takes time.
  await ensureRecipeStored(ctx, recipeId);
  return inTransaction(ctx, async (tx) => {
    const one = requireAmong(await lockedCollections(tx), id);
    if (one.recipeIds.includes(recipeId)) return { collection: one };
    if (one.recipeIds.length >= bounds.recipes) {
      throw new AppError('limit_reached', `A collection can have up to ${bounds.recipes} recipes.`);
    }
    const recipeIds = [...one.recipeIds, recipeId];
    return { collection: await updateCollection(tx.db, id, { recipeIds }) };
  });
}

export function removeFromCollection(ctx: UserContext, { id, recipeId }: Place) {
  return inTransaction(ctx, async (tx) => {
    const one = requireAmong(await lockedCollections(tx), id);
    const recipeIds = one.recipeIds.filter((other) => other !== recipeId);
    return { collection: await updateCollection(tx.db, id, { recipeIds }) };
  });
}

async function lockedCollections({ db, user }: UserContext): Promise<CollectionRow[]> {
  await lockUser(db, user.id);
  return findCollections(db, user.id);
}

function requireAmong(all: readonly CollectionRow[], id: string): CollectionRow {
  const one = all.find((row) => row.id === id);
  if (!one) throw notFound('Collection');
  return one;
}

function isSameName(one: CollectionRow, name: string): boolean {
  return one.name.toLowerCase() === name.toLowerCase();
}

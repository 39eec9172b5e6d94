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
    const existing = await lockedCollections(tx);
    const same = existing.find((collection) => isSameName(collection, name));
    if (same) return { collection: same };
    if (existing.length >= bounds.collections) {
      throw new AppError('limit_reached', `You can have up to ${bounds.collections} collections.`);
    }
    const row = { userId: tx.user.id, name, position: (existing.at(-1)?.position ?? -1) + 1 };
    return { collection: await insertCollection(tx.db, { ...row, createdAt: tx.clock.now() }) };
  });
}

export function changeCollection(
  ctx: UserContext,
  { id, name, position, recipeIds }: Input<typeof collectionEndpoints.update>,
) {
  return inTransaction(ctx, async (tx) => {
    const existing = await lockedCollections(tx);
    let collection = requireAmong(existing, id);
    if (name !== undefined) {
      if (existing.some((other) => other.id !== id && isSameName(other, name))) {
        const message = 'You already have a collection with this name';
        throw new AppError('conflict', message, { fields: { name: message } });
      }
      collection = await updateCollection(tx.db, id, { name });
    }
    if (recipeIds !== undefined) {
      const first = new Set(recipeIds.filter((recipeId) => collection.recipeIds.includes(recipeId)));
      const rest = collection.recipeIds.filter((recipeId) => !first.has(recipeId));
      collection = await updateCollection(tx.db, id, { recipeIds: [...first, ...rest] });
    }
    if (position !== undefined) {
      const others = existing.filter((other) => other.id !== id);
      const ordered = [...others.slice(0, position), collection, ...others.slice(position)];
      for (const [index, row] of ordered.entries())
        await updateCollection(tx.db, row.id, { position: index });
      collection = { ...collection, position: ordered.indexOf(collection) };
    }
    return { collection };
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
    const collection = requireAmong(await lockedCollections(tx), id);
    if (collection.recipeIds.includes(recipeId)) return { collection };
    if (collection.recipeIds.length >= bounds.recipes) {
      throw new AppError('limit_reached', `A collection can have up to ${bounds.recipes} recipes.`);
    }
    const recipeIds = [...collection.recipeIds, recipeId];
    return { collection: await updateCollection(tx.db, id, { recipeIds }) };
  });
}

export function removeFromCollection(ctx: UserContext, { id, recipeId }: Place) {
  return inTransaction(ctx, async (tx) => {
    const collection = requireAmong(await lockedCollections(tx), id);
    const recipeIds = collection.recipeIds.filter((id) => id !== recipeId);
    return { collection: await updateCollection(tx.db, id, { recipeIds }) };
  });
}

async function lockedCollections({ db, user }: UserContext): Promise<CollectionRow[]> {
  await lockUser(db, user.id);
  return findCollections(db, user.id);
}

function requireAmong(list: readonly CollectionRow[], id: string): CollectionRow {
  const collection = list.find((row) => row.id === id);
  if (!collection) throw notFound('Collection');
  return collection;
}

function isSameName(collection: CollectionRow, name: string): boolean {
  return collection.name.toLowerCase() === name.toLowerCase();
}

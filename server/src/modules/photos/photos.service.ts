import { randomUUID } from 'node:crypto';
import { photoBounds } from '@plateful/contract/bounds.ts';
import { type Context, inTransaction, type UserContext, type VisitorContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound, rateLimited } from '#errors.ts';
import { type EncodedPhoto, PhotoError } from '#ports/photo-encoder.ts';
import {
  countPhotos,
  deleteUnused,
  findExistingPhotos,
  findOwnPhoto,
  findVisiblePhoto,
  insertPhoto,
  type PhotoRow,
} from './photos.repository.ts';

const dayMs = 86_400_000;
const day = dayMs / 1000;
const inADay = {
  freeAttempts: photoBounds.inADay,
  firstWait: day,
  maxWait: day,
  resetAfter: day,
  resetFrom: 'first',
} as const;

const sizes = ['large', 'small'] as const;
type Size = (typeof sizes)[number];

/** A user's photos have a common prefix, so that they can be deleted with the account. */
export function photoFolder(userId: string): string {
  return `photos/${userId}/`;
}

export function photoKey({ id, userId }: Pick<PhotoRow, 'id' | 'userId'>, size: Size): string {
  return `${photoFolder(userId)}${id}${size === 'small' ? '-small' : ''}.webp`;
}

/** Rate limit → receive → encode → store. */
export async function addPhoto(ctx: UserContext, receive: () => Promise<Uint8Array>) {
  const wait = await ctx.throttle.take(inADay, 'photos', ctx.user.id);
  if (wait !== null) throw rateLimited(wait);
  const content = await receive();
  try {
    return { photo: { id: (await storePhoto(ctx, content)).id } };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    const isOurs = error.reason === 'busy' || error.reason === 'failed';
    throw new AppError(isOurs ? 'unavailable' : 'invalid_input', error.message);
  }
}

/** Throws PhotoError if it is not a photo. */
export async function storePhoto(ctx: UserContext, content: Uint8Array): Promise<PhotoRow> {
  return storeEncoded(ctx, await ctx.photoEncoder.encode(content));
}

/** Writes the row before its files, because the sweep deletes files without a row. */
export async function storeEncoded(ctx: UserContext, encoded: EncodedPhoto): Promise<PhotoRow> {
  const row = await inTransaction(ctx, async ({ db, user, clock }) => {
    await lockUser(db, user.id);
    if ((await countPhotos(db, user.id)) >= photoBounds.max) {
      throw new AppError('limit_reached', `An account can have up to ${photoBounds.max} photos.`);
    }
    return insertPhoto(db, { id: randomUUID(), userId: user.id, createdAt: clock.now() });
  });
  try {
    for (const size of sizes) await ctx.fileStore.write(photoKey(row, size), encoded[size]);
  } catch (error) {
    await removeUnused(ctx, [row.id]);
    throw error;
  }
  return row;
}

/** For its owner, and for anyone who may see a recipe with it. */
export async function getPhoto(ctx: VisitorContext, { id, size }: { id: string; size: Size }) {
  const row = await findVisiblePhoto(ctx.db, ctx.user?.id ?? null, id);
  if (!row) throw notFound('Photo');
  // A photo is immutable: a new one has a new id.
  return {
    tag: `${id}-${size}`,
    async make() {
      const content = await ctx.fileStore.read(photoKey(row, size));
      if (!content) throw notFound('Photo');
      return content;
    },
  };
}

/** The photo of a recipe, regardless of owner; null if it has none. */
export async function readRecipePhoto(
  { fileStore }: Context,
  { photoId, userId }: { photoId: string | null; userId: string | null },
): Promise<Uint8Array | null> {
  if (photoId === null || userId === null) return null;
  return (await fileStore.read(photoKey({ id: photoId, userId }, 'large'))) ?? null;
}

/** Throws if the photo does not belong to the user. */
export async function requirePhoto({ db, user }: UserContext, id: string | null | undefined): Promise<void> {
  if (id == null || (await findOwnPhoto(db, user.id, id))) return;
  const message = 'This photo no longer exists. Please choose it again.';
  throw new AppError('invalid_input', message, { fields: { photoId: message } });
}

/**
 * Deletes photos that were removed from something, unless they are used elsewhere. If this fails, the sweep deletes
 * them later.
 */
export async function removeUnused(ctx: Context, ids: readonly (string | null)[]): Promise<void> {
  const named = ids.filter((id) => id !== null);
  if (named.length > 0) await removeFiles(ctx, await deleteUnused(ctx.db, { ids: named }));
}

async function removeFiles(ctx: Context, rows: readonly PhotoRow[]): Promise<void> {
  for (const row of rows) {
    try {
      for (const size of sizes) await ctx.fileStore.remove(photoKey(row, size));
    } catch (error) {
      ctx.log.warn({ err: error, photoId: row.id }, 'deleting the files of a photo failed');
    }
  }
}

/** Ids per query. */
const atOnce = 1000;

/** Deletes unreferenced photos, and files without a photo. */
export async function deleteUnusedPhotos(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - photoBounds.unusedDays * dayMs);
  await removeFiles(ctx, await deleteUnused(ctx.db, { before }));
  const keys = await ctx.fileStore.list('photos/');
  for (let from = 0; from < keys.length; from += atOnce) {
    const batch = keys.slice(from, from + atOnce);
    const existing = await findExistingPhotos(ctx.db, batch.map(idIn));
    for (const key of batch) if (!existing.has(idIn(key))) await ctx.fileStore.remove(key);
  }
}

/** `photos/{userId}/{id}.webp` or `…-small.webp` */
function idIn(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/(?:-small)?\.webp$/, '');
}

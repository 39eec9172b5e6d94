import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { photoBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { removeUnused, storeEncoded } from '#modules/photos/photos.service.ts';
import type { EncodedPhoto } from '#ports/photo-encoder.ts';
import { type DishKind, findDishesWithoutPhoto, updateDishPhoto } from './import.repository.ts';
import type { ImportPhotos } from './import-photos.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportedIds } from './import-rows.ts';
import type { PhotoBytes } from './other-apps/photo-bytes.ts';

type Photographed = {
  /** Id in the file. */
  id: string;
  photo: ImportedExport['recipes' | 'cookedDishes'][number]['photo'] | PhotoBytes;
};

/** Adds photos to recipes or cooked dishes without one. */
export async function attachDishPhotos(
  ctx: UserContext,
  { report, photos }: { report: ImportReport; photos: ImportPhotos },
  kind: DishKind,
  rows: readonly Photographed[],
  places: ImportedIds,
): Promise<void> {
  const ids = [...places.values()].map(({ id }) => id);
  const without = await findDishesWithoutPhoto(ctx.db, kind, ctx.user.id, ids);
  for (const { id: idInFile, photo } of rows) {
    const id = places.get(idInFile)?.id;
    if (!photo || !id || !without.delete(id)) continue;
    const encoded = await photos.encode(photo);
    if (!encoded) continue;
    const photoId = await storedOrNull(ctx, encoded);
    if (photoId === null) {
      report.skip('Photos', `An account can have up to ${photoBounds.max} photos.`);
      return;
    }
    if (await updateDishPhoto(ctx.db, kind, { id, userId: ctx.user.id }, photoId)) report.imported.photos++;
    else await removeUnused(ctx, [photoId]);
  }
}

/** Null if the account has reached its limit; photos imported before stay. */
async function storedOrNull(ctx: UserContext, encoded: EncodedPhoto): Promise<string | null> {
  try {
    return (await storeEncoded(ctx, encoded)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return null;
    throw error;
  }
}

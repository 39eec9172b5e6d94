import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { storePhoto } from '#modules/photos/photos.service.ts';
import { PhotoError } from '#ports/photo-encoder.ts';
import { type DishKind, findDishesWithoutPhoto, updateDishPhoto } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';
import type { Places } from './import-rows.ts';

type Photographed = Pick<ImportedExport['recipes' | 'cookedDishes'][number], 'id' | 'photo'>;

/** Photos of recipes or cooked dishes that have none. */
export async function attachDishPhotos(
  ctx: UserContext,
  report: ImportReport,
  kind: DishKind,
  rows: readonly Photographed[],
  places: Places,
): Promise<void> {
  const ids = [...places.values()].map(({ id }) => id);
  const without = await findDishesWithoutPhoto(ctx.db, kind, ctx.user.id, ids);
  let unreadable = 0;
  for (const { id: idInFile, photo } of rows) {
    const id = places.get(idInFile)?.id;
    if (!photo || !id || !without.delete(id)) continue;
    const content = Buffer.from(photo.data, 'base64');
    const photoId = content.length > accountBounds.importPhoto ? null : await storedOrNull(ctx, content);
    if (photoId === null) unreadable++;
    else {
      await updateDishPhoto(ctx.db, kind, id, photoId);
      report.imported.photos++;
    }
  }
  report.skipSome(unreadable, 'photos', 'They are no WebP pictures that Plateful can read.');
}

async function storedOrNull(ctx: UserContext, content: Uint8Array): Promise<string | null> {
  try {
    return (await storePhoto(ctx, content)).id;
  } catch (error) {
    if (error instanceof PhotoError) return null;
    throw error;
  }
}

import type { ImportedExport } from '@plateful/contract/account-export.ts';
import type { UserContext } from '#context.ts';
import { storeEncoded } from '#modules/photos/photos.service.ts';
import { type DishKind, findDishesWithoutPhoto, updateDishPhoto } from './import.repository.ts';
import type { ImportPhotos } from './import-photos.ts';
import type { ImportReport } from './import-report.ts';
import type { Places } from './import-rows.ts';

type Photographed = Pick<ImportedExport['recipes' | 'cookedDishes'][number], 'id' | 'photo'>;

/** Photos of recipes or cooked dishes that have none. */
export async function attachDishPhotos(
  ctx: UserContext,
  { report, photos }: { report: ImportReport; photos: ImportPhotos },
  kind: DishKind,
  rows: readonly Photographed[],
  places: Places,
): Promise<void> {
  const ids = [...places.values()].map(({ id }) => id);
  const without = await findDishesWithoutPhoto(ctx.db, kind, ctx.user.id, ids);
  for (const { id: idInFile, photo } of rows) {
    const id = places.get(idInFile)?.id;
    if (!photo || !id || !without.delete(id)) continue;
    const encoded = await photos.encode(photo);
    if (!encoded) continue;
    const { id: photoId } = await storeEncoded(ctx, encoded);
    await updateDishPhoto(ctx.db, kind, id, photoId);
    report.imported.photos++;
  }
}

import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { homeBounds } from '@plateful/contract/bounds.ts';
import { foodsById } from '@plateful/domain/foods/table.ts';
import { namedStore } from '@plateful/domain/receipts/store-name.ts';
import type { UserContext } from '#context.ts';
import { requireRoomForReceipts } from '#modules/receipts/receipt-room.service.ts';
import { findReceiptsWithoutPhoto, updatePhoto } from './import.repository.ts';
import type { ImportPhotos } from './import-photos.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportedIds } from './import-rows.ts';
import { addRows } from './import-rows.ts';

type Receipt = ImportedExport['receipts'][number];
type Printed = Pick<Receipt, 'contentDigest' | 'photoDigest' | 'store' | 'total'>;

/** Restores receipts without photos, corrections, and foods at home; returns the receipts' new ids. */
export async function restoreReceipts(
  ctx: UserContext,
  report: ImportReport,
  file: ImportedExport,
  past: (instant: string) => Date,
): Promise<ImportedIds> {
  await addRows(ctx, report, {
    kind: 'receiptCorrections',
    name: 'corrections',
    rows: file.receiptCorrections.map((row) => ({ ...row, store: namedStore(row.store).toLowerCase() })),
    contentKey: { file: wordsOf, stored: wordsOf },
    make: ({ id: _id, updatedAt, ...correction }) => ({
      ...correction,
      food: knownFood(correction.food),
      updatedAt: past(updatedAt),
    }),
  });
  await addRows(ctx, report, {
    kind: 'homeFoods',
    name: 'foods at home',
    max: homeBounds.foods,
    rows: file.homeFoods.filter(({ food }) => foodsById.has(food)),
    contentKey: { file: ({ food }) => food, stored: ({ food }) => food },
    make: ({ food, grams, saidAt }) => ({ food, grams, saidAt: past(saidAt) }),
  });
  const places = await addRows(ctx, report, {
    kind: 'receipts',
    name: 'receipts',
    rows: file.receipts.map((row) => ({ ...row, store: row.store && namedStore(row.store) })),
    contentKey: {
      file: (row) => fingerprintOf(row, past(row.processedAt)),
      stored: (row) => fingerprintOf(row, row.processedAt),
    },
    make: ({ id: _id, photo: _photo, processedAt, parsedItems, ...receipt }) => ({
      ...receipt,
      parsedItems: parsedItems.map((item) => ({ ...item, food: knownFood(item.food) })),
      processedAt: past(processedAt),
    }),
  });
  await requireRoomForReceipts(ctx);
  return places;
}

function wordsOf({ store, text }: { store: string; text: string }): string {
  return JSON.stringify([store, text]);
}

function fingerprintOf({ contentDigest, photoDigest, store, total }: Printed, processedAt: Date): string {
  return contentDigest ?? photoDigest ?? JSON.stringify([processedAt.getTime(), store, total]);
}

/** Null for a food that this version's table does not have. */
function knownFood(id: string | null): string | null {
  return id !== null && foodsById.has(id) ? id : null;
}

/** Adds photos to receipts without one. The row is written first: the sweep deletes photos without a receipt. */
export async function attachPhotos(
  { db, fileStore, user }: UserContext,
  { report, photos }: { report: ImportReport; photos: ImportPhotos },
  receipts: readonly Receipt[],
  places: ImportedIds,
): Promise<void> {
  const ids = [...places.values()].map(({ id }) => id);
  const without = await findReceiptsWithoutPhoto(db, user.id, ids);
  for (const { id: idInFile, photo } of receipts) {
    const id = places.get(idInFile)?.id;
    if (!photo || !id || !without.delete(id)) continue;
    const encoded = await photos.encode(photo);
    if (!encoded) continue;
    const key = `receipts/${user.id}/${id}.webp`;
    await fileStore.write(key, encoded.large);
    if (await updatePhoto(db, user.id, id, key)) report.imported.photos++;
    else await fileStore.remove(key);
  }
}

import type { Context } from '#context.ts';
import { findExistingIds } from './receipts.repository.ts';

/** Ids per query. */
const atOnce = 1000;

/**
 * Deletes photos without a receipt, left behind by account deletion or file store failures. A photo is written only for
 * an existing receipt.
 */
export async function deleteOrphanedPhotos({
  db,
  fileStore,
}: Pick<Context, 'db' | 'fileStore'>): Promise<void> {
  const keys = await fileStore.list('receipts/');
  for (let from = 0; from < keys.length; from += atOnce) {
    const batch = keys.slice(from, from + atOnce);
    const existing = await findExistingIds(db, batch.map(receiptOf));
    for (const key of batch) if (!existing.has(receiptOf(key))) await fileStore.remove(key);
  }
}

/** `receipts/{userId}/{id}.webp` */
function receiptOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.webp$/, '');
}

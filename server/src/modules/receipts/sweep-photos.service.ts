import type { Context } from '#context.ts';
import { findExistingIds } from './receipts.repository.ts';

/** Ids asked for at once. */
const atOnce = 1000;

/**
 * Removes photos whose receipt is gone: deleted with its owner, or while the file store did not answer. A photo is only
 * ever written for a receipt that is there.
 */
export async function sweepPhotos({ db, fileStore }: Pick<Context, 'db' | 'fileStore'>): Promise<void> {
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

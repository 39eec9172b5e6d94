import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { deleteOldCancelled, findReceiptByUpload, replaceByCancelled } from './receipts.repository.ts';
import { removePhoto } from './receipts.service.ts';

/** Maximum number of cancelled uploads per user; the sweep deletes them after an hour. */
const maxCancelled = 100;

/** Discards the upload in any state; one that has not arrived yet will be rejected. */
export async function cancelUpload(ctx: UserContext, { id }: { id: string }) {
  const stored = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const upload = { userId: tx.user.id, uploadId: id, processedAt: tx.clock.now() };
    const rows = await replaceByCancelled(tx.db, upload);
    await deleteOldCancelled(tx.db, tx.user.id, maxCancelled);
    return rows;
  });
  ctx.memory.uploads.get(keyOf(ctx, id))?.abort(cancelledError());
  for (const receipt of stored) await removePhoto(ctx, receipt);
  return { success: true as const };
}

/** Runs `work` with a signal that is aborted if the upload is cancelled; without an id it cannot be cancelled. */
export async function withCancelSignal<T>(
  ctx: UserContext,
  uploadId: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  if (!uploadId) return work(controller.signal);
  const key = keyOf(ctx, uploadId);
  ctx.memory.uploads.set(key, controller);
  try {
    return await work(controller.signal);
  } finally {
    if (ctx.memory.uploads.get(key) === controller) ctx.memory.uploads.delete(key);
  }
}

/** The upload's row, within a transaction that holds the lock on the user. Throws if it was cancelled. */
export async function findUpload(tx: UserContext, uploadId: string | undefined) {
  const row = uploadId ? await findReceiptByUpload(tx.db, tx.user.id, uploadId) : undefined;
  if (row?.status === 'cancelled') throw cancelledError();
  return row;
}

export function cancelledError(): AppError {
  return new AppError('conflict', 'This upload was cancelled. Nothing was saved.');
}

function keyOf(ctx: UserContext, uploadId: string): string {
  return `${ctx.user.id} ${uploadId}`;
}

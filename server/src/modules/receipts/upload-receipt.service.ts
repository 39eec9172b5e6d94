import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPaid } from '@plateful/contract/plans.ts';
import type { TasteInsights } from '@plateful/domain/purchases/insight.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { ReaderError } from '#ports/receipt-reader.ts';
import { oldestLiveStart } from '#runtime/job-lease.ts';
import { getRecentReceipts } from './bought-receipts.service.ts';
import { cancelledError, findUpload, withCancelSignal } from './cancel-upload.service.ts';
import { parsePhoto } from './parse-receipt.service.ts';
import { receiptUsage, requireQuota } from './receipt-quota.service.ts';
import {
  deleteReading,
  detachUpload,
  findReceiptByDigest,
  insertReceipt,
  type ReceiptRow,
  updateToDone,
} from './receipts.repository.ts';
import { presentReceipt, removePhoto } from './receipts.service.ts';

const upgrade = 'Upgrade your plan to upload receipts and automate taste preferences updates.';
const pollMs = 200;

type Form = { content: Uint8Array; values: { uploadId?: string | undefined } };
type Stored = { receipt: ReceiptRow; isRepeat: boolean };

/**
 * Receive the photo → reserve a place of the month → read → resolve items → store. What is not read, or is cancelled, costs
 * nothing. The same photo, or another one of the same receipt, is answered with the receipt as it stands.
 */
export async function uploadReceipt(ctx: UserContext, receive: () => Promise<Form>) {
  if (!isPaid(ctx.user.subscriptionTier)) throw new AppError('forbidden', upgrade);
  await requireQuota(ctx);
  const { content, values } = await receive();
  const { uploadId } = values;
  const outcome = await withCancelSignal(ctx, uploadId, async (signal) => {
    const place = await reservePlace(ctx, createHash('sha256').update(content).digest('hex'), uploadId);
    return 'receipt' in place ? place : readIntoPlace(ctx, place.id, content, signal);
  });
  return 'receipt' in outcome ? answerWith(ctx, outcome) : answerNothingFound(ctx, outcome.nothing);
}

/** Reserves one photo of the month, unless this one is known; a second upload of it meanwhile waits for the first. */
async function reservePlace(
  ctx: UserContext,
  photoDigest: string,
  uploadId: string | undefined,
): Promise<{ id: string } | Stored> {
  for (;;) {
    const place = await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, tx.user.id);
      const now = tx.clock.now();
      const same = await findUpload(tx, uploadId);
      if (same && same.photoDigest !== photoDigest) {
        throw new AppError('conflict', 'Another photo was uploaded with this id. Please try again.');
      }
      const known = same ?? (await findReceiptByDigest(tx.db, tx.user.id, { photoDigest }));
      if (known?.status === 'done') {
        return same ? { receipt: known, isRepeat: false } : toRepeat(tx, known);
      }
      if (known && known.processedAt > oldestLiveStart(now)) return null;
      if (known) await deleteReading(tx.db, known.id);
      await requireQuota(tx);
      const id = randomUUID();
      const row = { id, userId: tx.user.id, uploadId: uploadId ?? null, photoDigest, processedAt: now };
      await insertReceipt(tx.db, { ...row, status: 'reading' });
      return { id };
    });
    if (place) return place;
    await sleep(pollMs);
  }
}

/** Unless it becomes a new receipt, nothing is left of the place and of the photo. */
async function readIntoPlace(ctx: UserContext, id: string, photo: Uint8Array, signal: AbortSignal) {
  const key = `receipts/${ctx.user.id}/${id}.webp`;
  let isKept = false;
  try {
    const { picture, ...read } = await parsePhoto(ctx, photo, signal);
    if (read.parsedItems.length === 0) {
      await deleteReading(ctx.db, id);
      return { nothing: read };
    }
    isKept = true;
    await ctx.fileStore.write(key, picture);
    const stored = await storeReceipt(ctx, id, { ...read, imageUrl: key });
    if (stored.isRepeat) await removePhoto(ctx, { id, imageUrl: key });
    return stored;
  } catch (error) {
    await deleteReading(ctx.db, id);
    if (isKept) await ctx.fileStore.remove(key);
    throw toAppError(error);
  }
}

/** Makes the place a receipt, unless another photo said the same. The lock orders this with a cancellation. */
function storeReceipt(ctx: UserContext, id: string, read: Partial<ReceiptRow>): Promise<Stored> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const { contentDigest } = read;
    const known = contentDigest ? await findReceiptByDigest(tx.db, tx.user.id, { contentDigest }) : undefined;
    if (known) {
      if (!(await deleteReading(tx.db, id))) throw cancelledError();
      return toRepeat(tx, known);
    }
    const receipt = await updateToDone(tx.db, id, { ...read, processedAt: tx.clock.now() });
    if (!receipt) throw cancelledError();
    return { receipt, isRepeat: false };
  });
}

/** Both uploads have it now: cancelling one takes nothing from the other. */
async function toRepeat(tx: UserContext, receipt: ReceiptRow): Promise<Stored> {
  if (receipt.uploadId) await detachUpload(tx.db, receipt.id);
  return { receipt, isRepeat: true };
}

async function answerWith(ctx: UserContext, { receipt, isRepeat }: Stored) {
  const receipts = await getRecentReceipts(ctx);
  const now = ctx.clock.now();
  const insights = tasteInsights(receipts, now);
  const others = receipts.filter(({ id }) => id !== receipt.id);
  const presented = presentReceipt(receipt);
  return {
    receipt: presented,
    itemsFound: presented.parsedItems.length,
    tasteInsights: {
      cuisines: insights.cuisines.map(({ name }) => name),
      nutritionGoals: insights.nutritionGoals.map(({ name }) => name),
    },
    isTasteRefreshed: !isRepeat && namesIn(insights) !== namesIn(tasteInsights(others, now)),
    isRepeat,
    usage: await receiptUsage(ctx),
  };
}

function namesIn(insights: TasteInsights): string {
  return JSON.stringify(Object.values(insights).map((kind) => kind.map(({ name }) => name).sort()));
}

async function answerNothingFound(
  ctx: UserContext,
  read: Pick<ReceiptRow, 'store' | 'date' | 'total' | 'currency' | 'checks' | 'photoProblems'>,
) {
  const { store, date, total, currency, checks, photoProblems } = read;
  const empty = { id: null, userId: ctx.user.id, imageUrl: null, parsedItems: [], removedItems: [] };
  return {
    receipt: { ...empty, store, date, total, currency, checks, photoProblems, processedAt: ctx.clock.now() },
    itemsFound: 0,
    tasteInsights: { cuisines: [], nutritionGoals: [] },
    isTasteRefreshed: false,
    isRepeat: false,
    usage: await receiptUsage(ctx),
  };
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof ReaderError)) return error;
  const isTheirs = error.reason === 'format' || error.reason === 'damaged' || error.reason === 'too_large';
  return new AppError(isTheirs ? 'invalid_input' : 'unavailable', error.message);
}

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
import { type ParsedReceipt, parsePhoto } from './parse-receipt.service.ts';
import { receiptUsage, requireQuota } from './receipt-quota.service.ts';
import { requireRoomForReceipts } from './receipt-room.service.ts';
import {
  deleteReading,
  detachUpload,
  findBeside,
  findReceiptByDigest,
  insertReceipt,
  type ReceiptRow,
  updateToDone,
} from './receipts.repository.ts';
import { presentReceipt, removePhoto } from './receipts.service.ts';

const upgrade = 'Upgrade your plan to upload receipts and automate taste preferences updates.';
const pollMs = 200;

type Form = { content: Uint8Array; values: { uploadId?: string | undefined } };
/** A unit of the month's quota, reserved while the photo is read. */
type Place = { id: string };
type Stored = { receipt: ReceiptRow; isRepeat: boolean };
type Upload = { photoDigest: string; uploadId: string | undefined };
/** The result for one photo; the first receipt is the main one. */
type Outcome = { stored: readonly Stored[] } | { nothing: ParsedReceipt };

/**
 * Receive the photo → reserve quota → read → resolve items → store. Unreadable and cancelled photos do not count. A
 * known photo, or another photo of the same receipt, returns the existing receipt. Several receipts in one photo count
 * separately.
 */
export async function uploadReceipt(ctx: UserContext, receive: () => Promise<Form>) {
  if (!isPaid(ctx.user.subscriptionTier)) throw new AppError('forbidden', upgrade);
  await requireQuota(ctx);
  const { content, values } = await receive();
  const { uploadId } = values;
  const upload = { photoDigest: sha256(content), uploadId };
  const outcome = await withCancelSignal(ctx, uploadId, async (signal): Promise<Outcome> => {
    const place = await reservePlace(ctx, upload);
    return 'stored' in place ? place : readIntoPlace(ctx, place, upload, content, signal);
  });
  return 'stored' in outcome ? answerWith(ctx, outcome.stored) : answerNothingFound(ctx, outcome.nothing);
}

/** Reserves quota for a photo, unless it is known; a concurrent upload of the same photo waits for the first. */
async function reservePlace(
  ctx: UserContext,
  { photoDigest, uploadId }: Upload,
): Promise<Place | { stored: readonly Stored[] }> {
  for (;;) {
    const place = await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, tx.user.id);
      const now = tx.clock.now();
      const same = await findUpload(tx, uploadId);
      if (same && same.photoDigest !== photoDigest) {
        throw new AppError('conflict', 'Another photo was uploaded with this id. Please try again.');
      }
      const existing = same ?? (await findReceiptByDigest(tx.db, tx.user.id, { photoDigest }));
      if (existing?.status === 'done') {
        const receipts = [existing, ...(await findBeside(tx.db, tx.user.id, existing.id))];
        const stored: Stored[] = [];
        for (const receipt of receipts) {
          stored.push(same ? { receipt, isRepeat: false } : await toRepeat(tx, receipt));
        }
        return { stored };
      }
      if (existing && existing.processedAt > oldestLiveStart(now)) return null;
      if (existing) await deleteReading(tx.db, existing.id);
      await requireQuota(tx);
      await requireRoomForReceipts(tx);
      const id = randomUUID();
      const row = { id, userId: tx.user.id, uploadId: uploadId ?? null, photoDigest, processedAt: now };
      await insertReceipt(tx.db, { ...row, status: 'reading' });
      return { id };
    });
    if (place) return place;
    await sleep(pollMs);
  }
}

/** Reserves quota for another receipt of the photo read into `besideId`; null if none is left. */
function reserveBeside(
  ctx: UserContext,
  besideId: string,
  { photoDigest, uploadId }: Upload,
): Promise<Place | Stored | null> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    await findUpload(tx, uploadId);
    const existing = await findReceiptByDigest(tx.db, tx.user.id, { photoDigest });
    if (existing?.status === 'done') return toRepeat(tx, existing);
    // The earlier read of the same photo was abandoned, so its row is replaced.
    if (existing) await deleteReading(tx.db, existing.id);
    if ((await receiptUsage(tx)).remaining === 0) return null;
    const row = { id: randomUUID(), besideId, photoDigest, userId: tx.user.id, processedAt: tx.clock.now() };
    await insertReceipt(tx.db, { ...row, status: 'reading' });
    return { id: row.id };
  });
}

type Part = Place & { read: ParsedReceipt & { imageUrl: string } };

/** Deletes the reservation and the photo unless they become a new receipt. */
async function readIntoPlace(
  ctx: UserContext,
  place: Place,
  upload: Upload,
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<Outcome> {
  const places = [place];
  const writtenPhotos: string[] = [];
  try {
    const { picture, receipts } = await parsePhoto(ctx, photo, signal);
    const [first, ...others] = receipts;
    if (first.parsedItems.length === 0) {
      await deleteReading(ctx.db, place.id);
      return { nothing: first };
    }
    const parts: Part[] = [partOf(ctx, place, first)];
    const repeats: Stored[] = [];
    for (const [index, read] of others.entries()) {
      const photoDigest = sha256(`${upload.photoDigest} ${index + 2}`);
      const beside = await reserveBeside(ctx, place.id, { ...upload, photoDigest });
      if (beside === null) first.photoProblems.push('two_receipts');
      else if ('receipt' in beside) repeats.push(beside);
      else {
        places.push(beside);
        parts.push(partOf(ctx, beside, read));
      }
    }
    for (const { read } of parts) {
      writtenPhotos.push(read.imageUrl);
      await ctx.fileStore.write(read.imageUrl, picture);
    }
    const stored = await storeReceipts(ctx, parts);
    for (const [index, { id, read }] of parts.entries()) {
      if (stored[index]!.isRepeat) await removePhoto(ctx, { id, imageUrl: read.imageUrl });
    }
    return { stored: [...stored, ...repeats] };
  } catch (error) {
    for (const { id } of places) await deleteReading(ctx.db, id);
    for (const key of writtenPhotos) await ctx.fileStore.remove(key);
    throw toAppError(error);
  }
}

function partOf(ctx: UserContext, { id }: Place, read: ParsedReceipt): Part {
  return { id, read: { ...read, imageUrl: `receipts/${ctx.user.id}/${id}.webp` } };
}

/**
 * Stores each part as a receipt, unless another photo had the same content. The lock orders this with a cancellation.
 */
function storeReceipts(ctx: UserContext, parts: readonly Part[]): Promise<Stored[]> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const stored: Stored[] = [];
    // In reverse, because the others refer to the first one, which may turn out to be a repeat.
    for (const part of parts.toReversed()) stored.unshift(await storeReceipt(tx, part));
    return stored;
  });
}

async function storeReceipt(tx: UserContext, { id, read }: Part): Promise<Stored> {
  const { contentDigest } = read;
  const existing = contentDigest
    ? await findReceiptByDigest(tx.db, tx.user.id, { contentDigest })
    : undefined;
  if (existing) {
    if (!(await deleteReading(tx.db, id))) throw cancelledError();
    return toRepeat(tx, existing);
  }
  const receipt = await updateToDone(tx.db, id, { ...read, processedAt: tx.clock.now() });
  if (!receipt) throw cancelledError();
  return { receipt, isRepeat: false };
}

/** Two uploads share it now, so cancelling one must not delete it. */
async function toRepeat(tx: UserContext, receipt: ReceiptRow): Promise<Stored> {
  if (receipt.uploadId || receipt.besideId) await detachUpload(tx.db, receipt.id);
  return { receipt, isRepeat: true };
}

async function answerWith(ctx: UserContext, stored: readonly Stored[]) {
  const receipts = await getRecentReceipts(ctx);
  const now = ctx.clock.now();
  const insights = tasteInsights(receipts, now);
  // New receipts are listed first.
  const [first, ...others] = stored.toSorted((a, b) => Number(a.isRepeat) - Number(b.isRepeat));
  const isRepeat = first!.isRepeat;
  const added = new Set(stored.filter((outcome) => !outcome.isRepeat).map(({ receipt }) => receipt.id));
  const before = receipts.filter(({ id }) => !added.has(id));
  const presented = presentReceipt(first!.receipt);
  return {
    receipt: presented,
    otherReceipts: others.map(({ receipt }) => presentReceipt(receipt)),
    itemsFound: presented.parsedItems.length,
    tasteInsights: {
      cuisines: insights.cuisines.map(({ name }) => name),
      nutritionGoals: insights.nutritionGoals.map(({ name }) => name),
    },
    isTasteRefreshed: !isRepeat && namesIn(insights) !== namesIn(tasteInsights(before, now)),
    isRepeat,
    usage: await receiptUsage(ctx),
  };
}

function namesIn(insights: TasteInsights): string {
  return JSON.stringify(Object.values(insights).map((kind) => kind.map(({ name }) => name).sort()));
}

async function answerNothingFound(
  ctx: UserContext,
  { store, date, total, currency, checks, photoProblems }: ParsedReceipt,
) {
  const empty = { id: null, userId: ctx.user.id, imageUrl: null, parsedItems: [], removedItems: [] };
  return {
    receipt: { ...empty, store, date, total, currency, checks, photoProblems, processedAt: ctx.clock.now() },
    otherReceipts: [],
    itemsFound: 0,
    tasteInsights: { cuisines: [], nutritionGoals: [] },
    isTasteRefreshed: false,
    isRepeat: false,
    usage: await receiptUsage(ctx),
  };
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof ReaderError)) return error;
  const isUserError = error.reason === 'format' || error.reason === 'damaged' || error.reason === 'too_large';
  return new AppError(isUserError ? 'invalid_input' : 'unavailable', error.message);
}

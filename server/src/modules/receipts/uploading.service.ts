import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isPaid } from '@plateful/contract/limits.ts';
import type { TasteInsights } from '@plateful/domain/purchases/insight.ts';
import { linesToRows } from '@plateful/domain/receipts/lines-to-rows.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { ReaderError } from '#ports/receipt-reader.ts';
import { aliveSince } from '#runtime/job-lease.ts';
import { knowPurchases } from './bought.service.ts';
import { cancellable, cancelledError, findUpload } from './cancelling.service.ts';
import { requireRoom, usageOf } from './receipt-quota.service.ts';
import {
  deleteReading,
  detachUpload,
  findReceiptByDigest,
  insertReceipt,
  type ReceiptRow,
  updateToDone,
} from './receipts.repository.ts';
import { presentReceipt, removePhoto } from './receipts.service.ts';
import { understandRows } from './understanding.service.ts';

const upgrade = 'Upgrade your plan to upload receipts and automate taste preferences updates.';

type Form = { content: Uint8Array; values: { uploadId?: string | undefined } };

/**
 * Reads a photo into a receipt of the user. The month is asked for before the photo is received and taken before it is
 * read; what is not read, or cancelled, is given back. The same photo, or another of the same receipt, is answered with
 * the receipt as it stands.
 */
export async function uploadReceipt(ctx: UserContext, receive: () => Promise<Form>) {
  if (!isPaid(ctx.user.subscriptionTier)) throw new AppError('forbidden', upgrade);
  await requireRoom(ctx);
  const { content, values } = await receive();
  const { uploadId } = values;
  const outcome = await cancellable(ctx, uploadId, async (signal) => {
    const place = await takePlace(ctx, createHash('sha256').update(content).digest('hex'), uploadId);
    return 'receipt' in place ? place : readIntoPlace(ctx, place.id, content, signal);
  });
  if ('nothing' in outcome) return answerNothing(ctx, outcome.nothing);
  return answer(ctx, outcome.receipt, outcome.isRepeat);
}

type Stored = { receipt: ReceiptRow; isRepeat: boolean };

/** What becomes of the photo. Unless it is a new receipt, nothing is left of the place and of what was kept. */
async function readIntoPlace(ctx: UserContext, id: string, photo: Uint8Array, signal: AbortSignal) {
  const key = `receipts/${ctx.user.id}/${id}.webp`;
  let isKept = false;
  try {
    const { picture, ...read } = await readPhoto(ctx, photo, signal);
    if (read.parsedItems.length === 0) {
      await deleteReading(ctx.db, id);
      return { nothing: read };
    }
    isKept = true;
    await ctx.fileStore.write(key, picture);
    const stored = await store(ctx, id, { ...read, imageUrl: key });
    if (stored.isRepeat) await removePhoto(ctx, { id, imageUrl: key });
    return stored;
  } catch (error) {
    await deleteReading(ctx.db, id);
    if (isKept) await ctx.fileStore.remove(key);
    throw refusalOf(error);
  }
}

/** Makes the place a receipt, unless another photo said the same. The lock orders this with a Cancel. */
function store(ctx: UserContext, id: string, read: Partial<ReceiptRow>): Promise<Stored> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const { contentDigest } = read;
    const known = contentDigest ? await findReceiptByDigest(tx.db, tx.user.id, { contentDigest }) : undefined;
    if (known) {
      if (!(await deleteReading(tx.db, id))) throw cancelledError();
      return repeatOf(tx, known);
    }
    const receipt = await updateToDone(tx.db, id, { ...read, processedAt: tx.clock.now() });
    if (!receipt) throw cancelledError();
    return { receipt, isRepeat: false };
  });
}

/** Both uploads have it now: a Cancel of one takes nothing from the other. */
async function repeatOf(tx: UserContext, receipt: ReceiptRow): Promise<Stored> {
  if (receipt.uploadId) await detachUpload(tx.db, receipt.id);
  return { receipt, isRepeat: true };
}

/** Sets one photo of the month aside, unless this one is known; whoever uploads it twice at once waits for the first. */
async function takePlace(
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
        return same ? { receipt: known, isRepeat: false } : repeatOf(tx, known);
      }
      if (known && known.processedAt > aliveSince(now)) return null;
      if (known) await deleteReading(tx.db, known.id);
      await requireRoom(tx);
      const id = randomUUID();
      await insertReceipt(tx.db, {
        id,
        userId: tx.user.id,
        uploadId: uploadId ?? null,
        status: 'reading',
        photoDigest,
        processedAt: now,
      });
      return { id };
    });
    if (place) return place;
    await wait(200);
  }
}

/** What the photo says, in the columns of a receipt. */
async function readPhoto(ctx: UserContext, photo: Uint8Array, signal: AbortSignal) {
  const { rows, lines, problems, picture } = await ctx.receiptReader.read(photo, { signal });
  const understood = await understandRows(ctx, rows?.map(textToRow) ?? linesToRows(lines));
  return { picture, photoProblems: problems, ...understood };
}

async function answer(ctx: UserContext, receipt: ReceiptRow, isRepeat: boolean) {
  const { insights } = await knowPurchases(ctx);
  const before = await knowPurchases(ctx, { without: receipt.id });
  const presented = presentReceipt(receipt);
  return {
    receipt: presented,
    itemsFound: presented.parsedItems.length,
    tasteInsights: {
      cuisines: insights.cuisines.map(({ name }) => name),
      nutritionGoals: insights.nutritionGoals.map(({ name }) => name),
    },
    isTasteRefreshed: !isRepeat && namesIn(insights) !== namesIn(before.insights),
    isRepeat,
    usage: await usageOf(ctx),
  };
}

function namesIn(insights: TasteInsights): string {
  return JSON.stringify(Object.values(insights).map((kind) => kind.map(({ name }) => name).sort()));
}

/** Nothing was found: nothing is kept and nothing counts. */
async function answerNothing(
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
    usage: await usageOf(ctx),
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ReaderError)) return error;
  const isTheirs = error.reason === 'format' || error.reason === 'damaged' || error.reason === 'too_large';
  return new AppError(isTheirs ? 'invalid_input' : 'unavailable', error.message);
}

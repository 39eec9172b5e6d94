import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isPaid } from '@plateful/contract/limits.ts';
import { linesToRows } from '@plateful/domain/receipts/lines-to-rows.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { aliveSince } from '#abandoned.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { AppError } from '#errors.ts';
import { ReaderError } from '#receipt-reading.ts';
import { knowPurchases } from './bought.service.ts';
import { requireRoom, usageOf } from './receipt-quota.service.ts';
import {
  deleteReading,
  findReceiptByDigest,
  insertReceipt,
  type ReceiptRow,
  updateToDone,
} from './receipts.repository.ts';
import { presentReceipt } from './receipts.service.ts';
import { understandRows } from './understanding.service.ts';

const upgrade = 'Upgrade your plan to upload receipts and automate taste preferences updates.';

/**
 * Reads a photo into a receipt of the user. The month is asked for before the photo is received and taken before it is
 * read; what is not read is given back. The same photo, or another of the same receipt, is answered with the receipt as
 * it stands.
 */
export async function uploadReceipt(ctx: UserContext, receivePhoto: () => Promise<Uint8Array>) {
  if (!isPaid(ctx.user.subscriptionTier)) throw new AppError('forbidden', upgrade);
  await requireRoom(ctx);
  const photo = await receivePhoto();
  const place = await takePlace(ctx, createHash('sha256').update(photo).digest('hex'));
  if ('known' in place) return answer(ctx, place.known, true);
  const outcome = await readIntoPlace(ctx, place.id, photo);
  if ('nothing' in outcome) return answerNothing(ctx, outcome.nothing);
  return answer(ctx, outcome.receipt, outcome.isRepeat);
}

/** What becomes of the photo. Unless it is a new receipt, nothing is left of the place and of what was kept. */
async function readIntoPlace(ctx: UserContext, id: string, photo: Uint8Array) {
  let kept: string | null = null;
  let contentDigest: string | null = null;
  try {
    const { picture, ...read } = await readPhoto(ctx, photo);
    contentDigest = read.contentDigest;
    const known = contentDigest
      ? await findReceiptByDigest(ctx.db, ctx.user.id, { contentDigest })
      : undefined;
    if (known || read.parsedItems.length === 0) {
      await deleteReading(ctx.db, id);
      return known ? { receipt: known, isRepeat: true } : { nothing: read };
    }
    kept = `receipts/${ctx.user.id}/${id}.webp`;
    await ctx.fileStore.write(kept, picture);
    const processedAt = ctx.clock.now();
    const receipt = await updateToDone(ctx.db, id, { ...read, imageUrl: kept, processedAt });
    if (!receipt) throw new AppError('conflict', 'This receipt was deleted while it was being read.');
    return { receipt, isRepeat: false };
  } catch (error) {
    await deleteReading(ctx.db, id);
    if (kept) await ctx.fileStore.remove(kept);
    // Another photo of the same receipt was stored while this one was.
    const twin =
      contentDigest && isUniqueViolation(error)
        ? await findReceiptByDigest(ctx.db, ctx.user.id, { contentDigest })
        : undefined;
    if (twin) return { receipt: twin, isRepeat: true };
    throw refusalOf(error);
  }
}

/** Sets one photo of the month aside, unless this one is known; whoever uploads it twice at once waits for the first. */
async function takePlace(
  ctx: UserContext,
  photoDigest: string,
): Promise<{ id: string } | { known: ReceiptRow }> {
  for (;;) {
    const place = await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, tx.user.id);
      const now = tx.clock.now();
      const known = await findReceiptByDigest(tx.db, tx.user.id, { photoDigest });
      if (known?.status === 'done') return { known };
      if (known && known.processedAt > aliveSince(now)) return null;
      if (known) await deleteReading(tx.db, known.id);
      await requireRoom(tx);
      const id = randomUUID();
      await insertReceipt(tx.db, {
        id,
        userId: tx.user.id,
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
async function readPhoto(ctx: UserContext, photo: Uint8Array) {
  const { rows, lines, problems, picture } = await ctx.receiptReader.read(photo);
  const understood = await understandRows(ctx, rows?.map(textToRow) ?? linesToRows(lines));
  return { picture, photoProblems: problems, ...understood };
}

async function answer(ctx: UserContext, receipt: ReceiptRow, isRepeat: boolean) {
  const { insights } = await knowPurchases(ctx);
  const presented = presentReceipt(receipt);
  return {
    receipt: presented,
    itemsFound: presented.parsedItems.length,
    tasteInsights: {
      cuisines: insights.cuisines.map(({ name }) => name),
      nutritionGoals: insights.nutritionGoals.map(({ name }) => name),
    },
    isRepeat,
    usage: await usageOf(ctx),
  };
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
    isRepeat: false,
    usage: await usageOf(ctx),
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ReaderError)) return error;
  const isTheirs = error.reason === 'format' || error.reason === 'damaged' || error.reason === 'too_large';
  return new AppError(isTheirs ? 'invalid_input' : 'unavailable', error.message);
}

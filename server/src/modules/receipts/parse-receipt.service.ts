import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PhotoProblem } from '@plateful/contract/receipts.ts';
import type { PrintedRow } from '@plateful/domain/receipts/lines-to-rows.ts';
import { loadLanguageWords } from '@plateful/domain/receipts/load-names.ts';
import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { type Reading, readOcrLines } from '@plateful/domain/receipts/read-ocr-lines.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import type { PrintedReceipt } from '@plateful/domain/receipts/receipt.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { insertReceipt, type ReceiptRow } from './receipts.repository.ts';
import { resolveItems } from './resolve-items.service.ts';

/** Reads a photo and resolves its items: one result for each receipt in it, most certain first. Throws ReaderError. */
export async function parsePhoto(ctx: UserContext, photo: Uint8Array, signal: AbortSignal) {
  const { rows, lines, height, problems, picture } = await ctx.receiptReader.read(photo, { signal });
  const latest = latestOf(ctx);
  await loadLanguageWords(nextTurn);
  const { others, isAnotherBelow, ...seen } = await readOcrLines(lines, latest, nextTurn);
  const written = rows?.map(textToRow);
  // A transcription covers the whole photo without positions, so its rows cannot be assigned to receipts.
  const papers: Reading[] = written
    ? [{ lines, rows: written, receipt: readReceipt(written, latest) }]
    : [seen, ...others];
  const hasSeveral = isAnotherBelow || (written !== undefined && others.length > 0);
  const receipts: ParsedReceipt[] = [];
  for (const [index, paper] of papers.entries()) {
    const { receipt } = paper;
    const photoProblems: PhotoProblem[] = [
      ...problems,
      ...(isCutOff(paper.lines, height, receipt) ? (['cut'] as const) : []),
      ...(hasSeveral && index === 0 ? (['two_receipts'] as const) : []),
      ...(receipt.isRestaurantBill ? (['restaurant'] as const) : []),
    ];
    receipts.push({ photoProblems, ...(await resolved(ctx, receipt, paper.rows)) });
  }
  const [first, ...more] = receipts as [ParsedReceipt, ...ParsedReceipt[]];
  return { picture, receipts: [first, ...more.filter(({ parsedItems }) => parsedItems.length > 0)] as const };
}

export type ParsedReceipt = Awaited<ReturnType<typeof resolved>> & Pick<ReceiptRow, 'photoProblems'>;

/** Whether text continues at the photo's lower edge, where the total would be. */
function isCutOff(lines: readonly PrintedLine[], height: number, { items, total }: PrintedReceipt): boolean {
  const isAtEdge = ({ corners: [top, , , bottom] }: PrintedLine) =>
    bottom[1] + (bottom[1] - top[1]) / 2 > height;
  return items.length > 0 && total === null && lines.some(isAtEdge);
}

function latestOf(ctx: UserContext) {
  return addDays(todayOf(ctx), 1);
}

async function resolved(ctx: UserContext, read: PrintedReceipt, rows: readonly PrintedRow[]) {
  const { store, date, total, currency, checks } = read;
  const printed = { store, date, total, currency, checks };
  const items = await resolveItems(ctx, read);
  // Restaurant bills are kept only as a note: nothing on them was brought home.
  const parsedItems = read.isRestaurantBill ? items.map((item) => ({ ...item, isRemoved: true })) : items;
  const texts = rows.map((row) => row.map(({ text }) => text).join('  '));
  return {
    ...printed,
    parsedItems,
    extractedText: texts.map(withoutNumbers).join('\n'),
    contentDigest: digestOf(printed, parsedItems),
  };
}

/** Card and membership numbers are not stored. */
function withoutNumbers(row: string): string {
  return row.replace(/[\dXx*]{9,}/g, '…');
}

/** Equal for two photos of one receipt. Null without a date and total, because then two receipts may well be equal. */
function digestOf(
  { store, date, total }: Pick<ReceiptRow, 'store' | 'date' | 'total'>,
  items: ReceiptRow['parsedItems'],
): string | null {
  if (date === null || total === null || items.length === 0) return null;
  const content = [store, date, total, ...items.map(({ text, price }) => [wordsKey(text), price])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Stores a receipt without a photo, for the demo household. */
export async function addPrintedReceipt(ctx: UserContext, rows: readonly PrintedRow[]): Promise<void> {
  const parsed = await resolved(ctx, readReceipt(rows, latestOf(ctx)), rows);
  await insertReceipt(ctx.db, { ...parsed, userId: ctx.user.id, processedAt: ctx.clock.now() });
}

import { createHash } from 'node:crypto';
import { linesToRows, type PrintedRow } from '@plateful/domain/receipts/lines-to-rows.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { insertReceipt, type ReceiptRow } from './receipts.repository.ts';
import { resolveItems } from './resolve-items.service.ts';

/** Reads the print of a photo and resolves its items, in the columns of a receipt. Throws ReaderError. */
export async function parsePhoto(ctx: UserContext, photo: Uint8Array, signal: AbortSignal) {
  const { rows, lines, problems, picture } = await ctx.receiptReader.read(photo, { signal });
  const parsed = await parseRows(ctx, rows?.map(textToRow) ?? linesToRows(lines));
  return { picture, photoProblems: problems, ...parsed };
}

async function parseRows(ctx: UserContext, rows: readonly PrintedRow[]) {
  const tomorrow = addDays(dayIn(ctx.user.timeZone, ctx.clock.now()), 1);
  const read = readReceipt(rows, tomorrow);
  const { store, date, total, currency, checks } = read;
  const printed = { store, date, total, currency, checks };
  const parsedItems = await resolveItems(ctx, read);
  const texts = rows.map((row) => row.map(({ text }) => text).join('  '));
  return {
    ...printed,
    parsedItems,
    extractedText: texts.map(withoutNumbers).join('\n'),
    contentDigest: digestOf(printed, parsedItems),
  };
}

/** Numbers of cards and members are not stored. */
function withoutNumbers(row: string): string {
  return row.replace(/[\dXx*]{9,}/g, '…');
}

/** The same for two photos of one receipt. Without a day and a total, two receipts may well say the same. */
function digestOf(
  { store, date, total }: Pick<ReceiptRow, 'store' | 'date' | 'total'>,
  items: ReceiptRow['parsedItems'],
): string | null {
  if (date === null || total === null || items.length === 0) return null;
  const said = [store, date, total, ...items.map(({ text, price }) => [wordsKey(text), price])];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Stores a receipt that was never photographed: the demo household's. */
export async function addPrintedReceipt(ctx: UserContext, rows: readonly PrintedRow[]): Promise<void> {
  const parsed = await parseRows(ctx, rows);
  await insertReceipt(ctx.db, { ...parsed, userId: ctx.user.id, processedAt: ctx.clock.now() });
}

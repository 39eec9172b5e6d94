import { createHash } from 'node:crypto';
import type { PrintedRow } from '@plateful/domain/receipts/lines-to-rows.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import { wordsKey } from '@plateful/domain/receipts/words-key.ts';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { nameItems } from './naming.service.ts';
import { insertReceipt, type ReceiptRow } from './receipts.repository.ts';

/** What printed rows say, in the columns of a receipt. */
export async function understandRows(ctx: UserContext, rows: readonly PrintedRow[]) {
  const tomorrow = addDays(dayIn(ctx.user.timeZone, ctx.clock.now()), 1);
  const { items, ...printed } = readReceipt(rows, tomorrow);
  const parsedItems = await nameItems(ctx, printed.store, items);
  const texts = rows.map((row) => row.map(({ text }) => text).join('  '));
  return {
    ...printed,
    parsedItems,
    extractedText: texts.map(withoutNumbers).join('\n'),
    contentDigest: digestOf(printed, parsedItems),
  };
}

/** Numbers of cards and members are nobody's business, not even ours. */
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

/** Keeps a receipt that was never photographed, as the demo household's. */
export async function addPrintedReceipt(ctx: UserContext, rows: readonly PrintedRow[]): Promise<void> {
  const understood = await understandRows(ctx, rows);
  await insertReceipt(ctx.db, { ...understood, userId: ctx.user.id, processedAt: ctx.clock.now() });
}

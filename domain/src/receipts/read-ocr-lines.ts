import type { Pause } from '../quantities/lazy.ts';
import type { PlainDate } from '../weeks/plain-date.ts';
import { loadRowWords } from './foreign-rows.ts';
import { linesToRows, type Paper, type PrintedRow } from './lines-to-rows.ts';
import { moneyAlone } from './money.ts';
import type { PrintedLine } from './printed-line.ts';
import { readReceipt } from './read-receipt.ts';
import type { PrintedReceipt } from './receipt.ts';
import { languageOfReceipt } from './receipt-language.ts';
import { separateReceipts } from './separate-receipts.ts';

/**
 * From most to least likely. The fitted bend comes first, since the sum does not show when all prices shift by one row.
 */
const papers: readonly Paper[] = [
  { more: 0 },
  'flat',
  ...[0.5, -0.5, 1, -1, 1.5, -1.5].map((more) => ({ more })),
];

/** Another bend moves prices to other rows; it does not remove many of them. */
const keptShare = 0.75;

/** One receipt: its text lines, their rows, and the result. */
export type Reading = { lines: readonly PrintedLine[]; rows: readonly PrintedRow[]; receipt: PrintedReceipt };

/**
 * Reads the text of a photo. Of two receipts side by side, it returns the one whose sum agrees, or else the longer one;
 * the other is in `others`. Receipts one below the other cannot be separated reliably: `isAnotherBelow` reports that
 * there is a second one.
 */
export async function readOcrLines(
  lines: readonly PrintedLine[],
  latest: PlainDate | null,
  pause: Pause,
): Promise<Reading & { others: readonly Reading[]; isAnotherBelow: boolean }> {
  const texts = lines.map(({ text }) => text);
  await pause();
  await loadRowWords(languageOfReceipt(texts, texts), pause);
  const readings: Reading[] = [];
  for (const part of separateReceipts(lines)) {
    await pause();
    readings.push({ lines: part, ...(await readPaper(part, latest, pause)) });
  }
  const [best, ...others] = readings.toSorted((a, b) => rank(b.receipt) - rank(a.receipt));
  let isAnotherBelow = false;
  for (const one of readings) isAnotherBelow ||= await hasAnotherBelow(one, latest, pause);
  return { ...best!, others, isAnotherBelow };
}

function rank({ items, checks }: PrintedReceipt): number {
  return items.length + (checks.sum?.agrees ? 1000 : 0);
}

/**
 * If the sum does not agree, prices may have shifted to other rows, so other bends of the paper are tried until it
 * agrees. If none does, the first reading is returned.
 */
async function readPaper(
  lines: readonly PrintedLine[],
  latest: PlainDate | null,
  pause: Pause,
): Promise<Omit<Reading, 'lines'>> {
  let first: Omit<Reading, 'lines'> | null = null;
  for (const paper of papers) {
    const rows = linesToRows(lines, paper);
    const read = { rows, receipt: readReceipt(rows, latest) };
    const { items, checks } = read.receipt;
    first ??= read;
    // With much fewer items, the price of one of them was taken for the total.
    if (checks.sum?.agrees && items.length >= keptShare * first.receipt.items.length) return read;
    // Hardly a receipt: further readings would not help.
    if (items.length < 2) break;
    await pause();
  }
  return first!;
}

/** Fewer amounts below the total are taxes and payments. */
const minBelow = 6;
/** The start of the second receipt is unknown: it can be any row of its header or of the first one's footer. */
const maxStarts = 30;

/** Whether another receipt whose sum agrees is below the total of this one. */
async function hasAnotherBelow(
  { rows, receipt }: Reading,
  latest: PlainDate | null,
  pause: Pause,
): Promise<boolean> {
  const { total } = receipt;
  const amounts = rows.map((row) => moneyAlone(row.at(-1)?.text ?? '')?.value ?? null);
  const end = total === null ? -1 : amounts.indexOf(total);
  if (end < 0 || amounts.slice(end + 1).filter((amount) => amount !== null).length < minBelow) return false;
  const starts = rows
    .keys()
    .drop(end + 1)
    .take(maxStarts);
  for (const start of starts) {
    await pause();
    const { items, checks, total: other } = readReceipt(rows.slice(start), latest);
    if (items.length > 2 && checks.sum?.agrees === true && other !== total) return true;
  }
  return false;
}

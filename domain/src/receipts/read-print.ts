import type { PlainDate } from '../weeks/plain-date.ts';
import { linesToRows, type Paper, type PrintedRow } from './lines-to-rows.ts';
import { moneyAlone } from './money.ts';
import type { PrintedLine } from './printed-line.ts';
import { readReceipt } from './read-receipt.ts';
import type { PrintedReceipt } from './receipt.ts';
import { separateReceipts } from './separate-receipts.ts';

/** From the likeliest to the rarest. The fitted bend comes first: a slip of all prices by one row keeps their sum. */
const papers: readonly Paper[] = [
  { more: 0 },
  'flat',
  ...[0.5, -0.5, 1, -1, 1.5, -1.5].map((more) => ({ more })),
];

/** One receipt: its part of the print, the rows of that, and what they say. */
export type Reading = { lines: readonly PrintedLine[]; rows: readonly PrintedRow[]; receipt: PrintedReceipt };

/**
 * Reads the print of a photo: of two receipts beside each other the one that proves itself, else the longer one, and in
 * `others` the other one. One below the other cannot be told apart safely: `isAnotherBelow` says that there is one.
 */
export function readPrint(
  lines: readonly PrintedLine[],
  latest: PlainDate | null = null,
): Reading & { others: readonly Reading[]; isAnotherBelow: boolean } {
  const [best, ...others] = separateReceipts(lines)
    .map((part) => ({ lines: part, ...readPaper(part, latest) }))
    .toSorted((a, b) => worth(b.receipt) - worth(a.receipt));
  const isAnotherBelow = [best!, ...others].some((one) => hasAnotherBelow(one, latest));
  return { ...best!, others, isAnotherBelow };
}

function worth({ items, checks }: PrintedReceipt): number {
  return items.length + (checks.sum?.agrees ? 1000 : 0);
}

/**
 * Where the sum proves that prices slipped to other rows, the paper is taken to bend otherwise, until the sum agrees;
 * where it never does, the first reading stands.
 */
function readPaper(lines: readonly PrintedLine[], latest: PlainDate | null): Omit<Reading, 'lines'> {
  let first: Omit<Reading, 'lines'> | null = null;
  for (const paper of papers) {
    const rows = linesToRows(lines, paper);
    const read = { rows, receipt: readReceipt(rows, latest) };
    const { items, checks } = read.receipt;
    if (checks.sum?.agrees) return read;
    first ??= read;
    // Hardly a receipt: more readings prove nothing.
    if (items.length < 2) break;
  }
  return first!;
}

/** Fewer amounts below a total are its taxes and its payment. */
const fewestBelow = 6;
/** Where the second one begins is not known: every row of its head and of the first one's foot may be it. */
const maxStarts = 30;

/** Whether another receipt that proves itself stands below the total of this one. */
function hasAnotherBelow({ rows, receipt }: Reading, latest: PlainDate | null): boolean {
  const { total } = receipt;
  const amounts = rows.map((row) => moneyAlone(row.at(-1)?.text ?? '')?.value ?? null);
  const end = total === null ? -1 : amounts.indexOf(total);
  if (end < 0 || amounts.slice(end + 1).filter((amount) => amount !== null).length < fewestBelow)
    return false;
  const starts = rows
    .keys()
    .drop(end + 1)
    .take(maxStarts);
  return starts.some((start) => {
    const { items, checks, total: other } = readReceipt(rows.slice(start), latest);
    return items.length > 2 && checks.sum?.agrees === true && other !== total;
  });
}

import type { Cell, PrintedRow } from './lines-to-rows.ts';
import { type Money, moneyAlone, moneyAtEnd, moneyWithoutDot } from './money.ts';

/** A row with the price at its end taken off. */
export type RowReading = {
  /** Runs of print left of the price. */
  cells: readonly Cell[];
  /** The same as one text, two spaces between runs. */
  label: string;
  price: Money | null;
};

/** Right edges of the prices, from and to. */
export type PriceColumn = {
  from: number;
  to: number;
  /** Whether digits behind the prices tell the tax: "2,571", "1,98 2". */
  hasDigitFlags: boolean;
};

/** More print than a row of paper holds. */
const longestRow = 300;

/** What may follow a price in a run of its own: tax flags, also read as digits, a stray mark of the pen. */
function isTail(cells: PrintedRow, at: number): boolean {
  const text = cells[at]!.text.trim();
  if (/^(?:[A-Z*^+#]{1,3}\d?|[-.,'`~€]|\d|kr\.?|z[łl]|\d{1,2}\s?%)$/.test(text)) return true;
  return /^\d{2}$/.test(text) && moneyAlone(cells[at - 1]?.text ?? '') !== null;
}

/** A row as text, split into runs where two spaces or more stand. */
export function textToRow(text: string): PrintedRow {
  return [...text.slice(0, longestRow).matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

export function readRow(row: PrintedRow, column: PriceColumn | null): RowReading {
  const cells = row.map((cell) => ({ ...cell, text: cell.text.slice(0, longestRow) }));
  const whole: RowReading = { cells, label: labelOf(cells), price: null };
  let last = cells.length - 1;
  while (last > 0 && isTail(cells, last)) last -= 1;
  // A flag alone in front of nothing is no tail.
  for (const at of last < cells.length - 1 ? [last, cells.length - 1] : [last]) {
    const reading = withPriceAt(cells, at, column);
    if (reading) return reading;
  }
  return whole;
}

function withPriceAt(cells: readonly Cell[], at: number, column: PriceColumn | null): RowReading | null {
  const cell = cells[at];
  if (!cell) return null;
  const tail = cells.slice(at + 1).map(({ text }) => text.trim());
  const hasName = cells.slice(0, at).some(({ text }) => /\p{L}{2}/u.test(text));
  const inColumn = column !== null && hasName && cell.to > column.from && cell.from < column.to;
  const money =
    moneyAlone(cell.text) ??
    (inColumn ? moneyWithoutDot(cell.text, column.hasDigitFlags) : null) ??
    moneyAtEnd(cell.text);
  if (!money) return null;
  const rest = cell.text.slice(0, money.at).trimEnd();
  const left = [...cells.slice(0, at), ...(rest === '' ? [] : [{ ...cell, text: rest }])];
  const flags = [money.flags, ...tail.filter((text) => /^[A-Z*]/.test(text))].join(' ').trim();
  return { cells: left, label: labelOf(left), price: { ...money, flags } };
}

function labelOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text.trim()).join('  ');
}

/** Where the prices stand, from those that are surely prices; null for a receipt with hardly any. */
export function priceColumnOf(rows: readonly PrintedRow[]): PriceColumn | null {
  const prices = rows.flatMap((row) => {
    const cell = row.findLast((_, at) => !isTail(row, at));
    return cell && row.length > 1 && moneyAlone(cell.text) ? [cell] : [];
  });
  if (prices.length < 3) return null;
  const middles = prices.map(({ from, to }) => (from + to) / 2).sort((a, b) => a - b);
  const widths = prices.map(({ from, to }) => to - from).sort((a, b) => a - b);
  const middle = middles[middles.length >> 1]!;
  const half = widths[widths.length >> 1]! / 2;
  const flagged = prices.filter(({ text }) => /[.,]\d{2} ?\d$/.test(text.trim()));
  const hasDigitFlags = flagged.length * 2 > prices.length;
  return { from: middle - half, to: middle + half, hasDigitFlags };
}

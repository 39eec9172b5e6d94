import type { Cell, PrintedRow } from './lines-to-rows.ts';
import { type Money, moneyAlone, moneyAtEnd, moneyWithoutDot } from './money.ts';

/** A row, separated into its label and the price at its end. */
export type RowReading = {
  /** The cells left of the price. */
  cells: readonly Cell[];
  /** Their text, separated by two spaces. */
  label: string;
  price: Money | null;
};

/** Left and right edge of the price column. */
export type PriceColumn = {
  from: number;
  to: number;
  /** Whether a digit after each price is its tax rate: "2,571", "1,98 2". */
  hasDigitFlags: boolean;
};

/** More characters than a row can have. */
const longestRow = 300;

/** Whether a cell can follow the price: tax flags, also misread as digits, or stray marks. */
function isTail(cells: PrintedRow, at: number): boolean {
  const text = cells[at]!.text.trim();
  if (/^(?:[A-Z*^+#]{1,3}\d?|[-.,'`~€]|\d|kr\.?|z[łl]|\d{1,2}\s?%)$/.test(text)) return true;
  return /^\d{2}$/.test(text) && moneyAlone(cells[at - 1]?.text ?? '') !== null;
}

/** Splits a text into cells at two or more spaces. */
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
  // If the last cell only looked like a tail, it may be the price itself.
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

/** The position of the price column, from the cells that are certainly prices; null with fewer than three. */
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

import type { RowWords } from './foreign-rows.ts';
import { moneysIn } from './money.ts';
import type { PrintedItem, PrintedReceipt, SelfCheck } from './receipt.ts';
import type { RowReading } from './row-reading.ts';

/** Sums of what stands among the items and is none: deposits and bags, coupons and returns (negative). */
export type Adjustments = {
  added: number;
  takenOff: number;
  /** The last of what was taken off, where it comes to all before it: tills say in the foot what was saved above; else 0. */
  repeatedAdjustments: number;
};

/** Figures printed below the goods; null where there is none. */
export type PrintedFigures = {
  subtotal: number | null;
  tax: number;
  total: number | null;
  itemCount: number | null;
};

/** Reads the figures of the rows below the goods; `texts` are the same rows whole. */
export function printedFigures(
  readings: readonly RowReading[],
  texts: readonly string[],
  { kindOf }: RowWords,
): PrintedFigures {
  const figures: PrintedFigures = { subtotal: null, tax: 0, total: null, itemCount: null };
  let taxes = new Set<string>();
  for (const [at, { label, price }] of readings.entries()) {
    const kind = kindOf(label);
    if (kind === 'count') figures.itemCount ??= countIn(texts[at]!);
    // "16 SUBTOTAL", "Total for 17 items".
    if (kind === 'total' || kind === 'subtotal') {
      const count = /^\W*(\d{1,3})\s+[A-Za-z]|(\d{1,3}) items?\b/i.exec(label);
      if (count) figures.itemCount ??= Number(count[1] ?? count[2]);
    }
    if (price === null || price.isNegative) continue;
    if (kind === 'subtotal') figures.subtotal ??= price.value;
    // A tax or a saving whose row was read as the total is less than what was bought.
    if (kind === 'total' && price.value >= (figures.subtotal ?? 0) / 2) figures.total ??= price.value;
    // Taxes are printed again in the card slip: only those above the total count.
    if (kind === 'tax' && figures.total === null && !taxes.has(label)) {
      taxes = taxes.add(label);
      figures.tax += price.value;
    }
  }
  return figures;
}

function countIn(text: string): number | null {
  const bare = moneysIn(text).length > 0 ? text.replace(/\d*[.,]\d{2}/g, '') : text;
  const digits = bare.replace(/(?<=\s)B(?=\s|$)/g, '8');
  const number = (/items?\b\D{0,24}?(?<!\d)(\d{1,3})(?!\d)/i.exec(digits) ??
    /(\d{1,3})\D*$/.exec(digits))?.[1];
  return number === undefined ? null : Number(number);
}

/** A cent for rounding, one for a till that rounds to five. */
const tolerance = 0.025;

/**
 * Compares what was read with what is printed. Coupons stand on the receipt twice at some stores and once at others, so
 * the sum may come out with or without them.
 */
export function selfCheck(
  items: readonly PrintedItem[],
  adjustments: Adjustments,
  figures: PrintedFigures,
): PrintedReceipt['checks'] {
  const sum = sumCheck(items, adjustments, figures);
  const itemCount = countCheck(items, figures.itemCount);
  // Where the sum agrees to the cent, another count is of bags and pieces, not of items that were missed.
  return { sum, itemCount: sum?.agrees && !itemCount?.agrees ? null : itemCount };
}

function sumCheck(
  items: readonly PrintedItem[],
  { added, takenOff, repeatedAdjustments }: Adjustments,
  figures: PrintedFigures,
): SelfCheck | null {
  const { subtotal, total, tax } = figures;
  const bare = items.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const counts = [bare + added + takenOff, bare + added, bare + added + takenOff - repeatedAdjustments];
  const printed = [subtotal, total, total === null ? null : total - tax].filter((value) => value !== null);
  if (printed.length === 0) return null;
  const pairs = printed.flatMap((value) => counts.map((count) => ({ printed: value, counted: count })));
  const best = pairs.reduce((a, b) => (off(b) < off(a) - 1e-9 ? b : a));
  return compared(best.printed, best.counted);
}

export function compared(printed: number, counted: number): SelfCheck {
  const agrees = off({ printed, counted }) <= tolerance;
  return { printed: cents(printed), counted: cents(counted), agrees };
}

function off({ printed, counted }: { printed: number; counted: number }): number {
  return Math.abs(printed - counted);
}

/** Tills count pieces, some of them rows; a weight is one. */
export function countCheck(
  items: readonly { amount: number; unit: string; text: string }[],
  printed: number | null,
): SelfCheck | null {
  if (printed === null) return null;
  const pieces = items.reduce((sum, { amount, unit, text }) => sum + (isCounted(unit, text) ? amount : 1), 0);
  const counted = items.length === printed ? items.length : pieces;
  return { printed, counted, agrees: counted === printed };
}

/** A dozen eggs is one piece at the till. */
function isCounted(unit: string, text: string): boolean {
  return unit === 'each' && !/\b(?:DZ|DOZ|DOZEN|\d+ ?CT)\b/i.test(text);
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

import type { RowWords } from './foreign-rows.ts';
import { moneysIn } from './money.ts';
import type { PrintedItem, PrintedReceipt, SelfCheck } from './receipt.ts';
import type { RowReading } from './row-reading.ts';

/** Sums of rows that are not items: deposits and bags, coupons and returns (negative). */
export type Adjustments = {
  /** Some American registers print savings with a minus although the prices are already reduced. */
  mayBeIncluded: boolean;
  /** Whether totals may be rounded to five cents. */
  mayBeRounded: boolean;
  added: number;
  takenOff: number;
  /**
   * The last discount if it equals the sum of those before it, since some receipts repeat the total savings in the
   * footer; otherwise 0.
   */
  repeatedAdjustments: number;
};

/** Figures printed below the items; null if missing. */
export type PrintedFigures = {
  subtotal: number | null;
  tax: number;
  total: number | null;
  itemCount: number | null;
  /** What was paid, by what payments say: each amount, and those less another as change. */
  paid: readonly number[];
};

/** Reads the figures below the items; `texts` are the complete rows. */
export function printedFigures(
  readings: readonly RowReading[],
  texts: readonly string[],
  { kindOf }: RowWords,
): PrintedFigures {
  const figures: PrintedFigures = { subtotal: null, tax: 0, total: null, itemCount: null, paid: [] };
  const payments: number[] = [];
  let taxes = new Set<string>();
  let lastSubtotal: number | null = null;
  for (const [at, { label, price }] of readings.entries()) {
    const kind = kindOf(label);
    if (kind === 'count') figures.itemCount ??= countIn(texts[at]!);
    // "16 SUBTOTAL", "Total for 17 items".
    if (kind === 'total' || kind === 'subtotal') {
      const count = /^\W*(\d{1,3})\s+[A-Za-z]|(\d{1,3}) items?\b|\bitems:? (\d{1,3})\b/i.exec(label);
      if (count) figures.itemCount ??= Number(count[1] ?? count[2] ?? count[3]);
    }
    if (price === null || price.isNegative) continue;
    if (kind === 'subtotal') {
      figures.subtotal ??= price.value;
      lastSubtotal = price.value;
    }
    // A tax or saving misread as the total is smaller than the purchase.
    if (kind === 'total' && price.value >= (figures.subtotal ?? 0) / 2) figures.total ??= price.value;
    // The card slip repeats taxes: only those above the total count.
    if (kind === 'payment') payments.push(price.value);
    if (kind === 'tax' && figures.total === null && !taxes.has(label)) {
      taxes = taxes.add(label);
      figures.tax += price.value;
    }
  }
  // "Order total" is a subtotal in some shops; below another one it is the total.
  if (lastSubtotal !== figures.subtotal) figures.total ??= lastSubtotal;
  return { ...figures, paid: paidBy(payments.slice(0, maxPayments)) };
}

/** The card slip repeats the payment. */
const maxPayments = 5;

function paidBy(payments: readonly number[]): number[] {
  const changed = payments.flatMap((given, at) => payments.slice(at + 1).map((change) => given - change));
  return [...payments, ...changed].map(cents).filter((value) => value > 0);
}

function countIn(text: string): number | null {
  const bare = moneysIn(text).length > 0 ? text.replace(/\d*[.,]\d{2}/g, '') : text;
  const digits = bare.replace(/(?<=\s)B(?=\s|$)/g, '8');
  const number = (/items?\b\D{0,24}?(?<!\d)(\d{1,3})(?!\d)/i.exec(digits) ??
    /(\d{1,3})\D*$/.exec(digits))?.[1];
  return number === undefined ? null : Number(number);
}

/** Where there are no smaller coins, totals are rounded to five cents. */
const coin = 0.05;

/**
 * Compares the computed figures with the printed ones. Some stores print coupons twice and others once, so the sum may
 * agree with or without them.
 */
export function selfCheck(
  items: readonly PrintedItem[],
  adjustments: Adjustments,
  figures: PrintedFigures,
): PrintedReceipt['checks'] {
  const sum = sumCheck(items, adjustments, figures);
  const itemCount = countCheck(items, figures.itemCount);
  // If the sum agrees to the cent, a different count includes bags or pieces; no items are missing.
  return { sum, itemCount: sum?.agrees && !itemCount?.agrees ? null : itemCount };
}

/** The printed sum that is nearest to what the prices add up to; null if none is printed. */
export function sumCheck(
  items: readonly Pick<PrintedItem, 'price'>[],
  { mayBeIncluded, mayBeRounded, added, takenOff, repeatedAdjustments }: Adjustments,
  figures: PrintedFigures,
): SelfCheck | null {
  const { subtotal, total, tax } = figures;
  const bare = items.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const counts = [bare + added + takenOff, bare + added + takenOff - repeatedAdjustments];
  if (mayBeIncluded) counts.push(bare + added);
  const printed = [subtotal, total, total === null ? null : total - tax].filter((value) => value !== null);
  if (printed.length === 0) return null;
  const pairs = printed.flatMap((value) => counts.map((count) => ({ printed: value, counted: count })));
  const best = pairs.reduce((a, b) => (off(b) < off(a) - 1e-9 ? b : a));
  return compared(best.printed, best.counted, mayBeRounded);
}

export function compared(printed: number, counted: number, mayBeRounded = true): SelfCheck {
  const isRounded = mayBeRounded && Math.abs(printed / coin - Math.round(printed / coin)) < 1e-6;
  const agrees = off({ printed, counted }) < (isRounded ? coin / 2 : 0.005);
  return { printed: cents(printed), counted: cents(counted), agrees };
}

function off({ printed, counted }: { printed: number; counted: number }): number {
  return Math.abs(printed - counted);
}

/** Some receipts count pieces, others rows; an item sold by weight is one. */
export function countCheck(
  items: readonly { amount: number; unit: string; text: string }[],
  printed: number | null,
): SelfCheck | null {
  if (printed === null) return null;
  const pieces = items.reduce((sum, item) => sum + (isCounted(item) ? item.amount : 1), 0);
  const counted = items.length === printed ? items.length : pieces;
  return { printed, counted, agrees: counted === printed };
}

/** A dozen eggs counts as one item, and so does a pack whose name has the number of pieces: "EIER 10ER". */
function isCounted({ amount, unit, text }: { amount: number; unit: string; text: string }): boolean {
  const isPack = amount > 1 && new RegExp(`(?<!\\d)${amount}(?!\\d)`).test(text);
  return unit === 'each' && !isPack && !/\b(?:DZ|DOZ|DOZEN|\d+ ?CT)\b/i.test(text);
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

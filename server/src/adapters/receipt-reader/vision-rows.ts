import { moneysIn } from '@plateful/domain/receipts/money.ts';
import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';

/** Several times the longest and widest receipts: more means that the model repeats itself. */
const maxRows = 400;
const maxCharacters = 200;
/** Of a whole answer: every row quoted, with quotes and backslashes escaped. */
export const maxAnswerCharacters = maxRows * (maxCharacters + 20);

/** Confidence of the built-in reader, 0 to 1. On eleven photos from phones, 305 of 316 amounts reached it. */
export const sure = 0.9;
/** With fewer amounts, agreement is not meaningful. */
const minAmounts = 3;
/**
 * A faithful transcription has nearly all of them. Rows of another receipt had up to half by chance (prices end in .99;
 * 110 pairs of eleven receipts); a transcription that stopped halfway lacked a third and more.
 */
const minShare = 0.75;

/** The gap before the price at the end of a row, with its sign, currency and tax flags. */
const priceAtEnd = /\s{2,}(?=[-−–(]?\s?[^\d\s]{0,3}-?\s?\d*(?:,\d{3})*[.,·]\d{2}\S*(?:\s+\S{1,3})?$)/u;

/** The model's rows as plain text, one per printed row with prices aligned; null if they cannot be a receipt. */
export function cleanRows(written: readonly string[]): string[] | null {
  const rows = plainRows(written);
  if (rows.length > maxRows || rows.some((row) => row.length > maxCharacters)) return null;
  return inColumns(rows);
}

/** Non-empty rows without line breaks. */
export function plainRows(written: readonly string[]): string[] {
  return written
    .flatMap((row) => row.split(/[\r\n\u2028\u2029]+/))
    .map(plain)
    .filter((row) => row !== '');
}

/** Aligned as printed: rows without a price end before the price column, so that no code is taken for a price. */
function inColumns(rows: readonly string[]): string[] {
  const parted = rows.map((row) => row.split(priceAtEnd));
  const width = Math.max(0, ...parted.map(([left]) => left!.length));
  return parted.map(([left, price]) => (price === undefined ? left! : `${left!.padEnd(width)}  ${price}`));
}

/** Without invisible characters, which PostgreSQL rejects, and with wide gaps shortened. */
function plain(row: string): string {
  return row
    .toWellFormed()
    .replace(/\t/g, '  ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s{4,}/g, '   ')
    .trimEnd();
}

type Agreement = { isEnough: boolean; amounts: number; found: number };

/** How many of the amounts that the built-in reader is sure of occur in the rows. */
export function agreementOf(lines: readonly PrintedLine[], rows: readonly string[]): Agreement {
  const printed = new Set(lines.filter(({ score }) => score >= sure).flatMap(({ text }) => moneysIn(text)));
  const written = new Set(rows.flatMap(moneysIn));
  const found = printed.intersection(written).size;
  const isEnough = printed.size < minAmounts || found >= printed.size * minShare;
  return { isEnough, amounts: printed.size, found };
}

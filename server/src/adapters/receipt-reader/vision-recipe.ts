import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { plainRows, sure } from './vision-rows.ts';

/** A recipe of two pages with all surrounding text has a third of it. */
const maxRows = 300;
/** The maximum length of a step. */
const maxCharacters = 2000;
/** Of a whole answer: a recipe of maximum size, with quotes and backslashes escaped. */
export const maxRecipeCharacters = 80_000;

/** With fewer words, agreement is not meaningful: handwriting is rarely recognized with confidence. */
const minWords = 8;
/**
 * A faithful transcription contains nearly all words that the built-in reader is sure of, apart from misread letters.
 */
const minShare = 0.7;

/** The model's rows as plain text; null if they cannot be a recipe. */
export function cleanRecipeRows(written: readonly string[]): string[] | null {
  const rows = plainRows(written).map((row) => row.trim());
  return rows.length > maxRows || rows.some((row) => row.length > maxCharacters) ? null : rows;
}

/** How many of the words and numbers that the built-in reader is sure of occur in the rows. */
export function wordAgreement(lines: readonly PrintedLine[], rows: readonly string[]) {
  const printed = new Set(lines.filter(({ score }) => score >= sure).flatMap(({ text }) => wordsIn(text)));
  const written = new Set(rows.flatMap(wordsIn));
  const found = printed.intersection(written).size;
  const isEnough = printed.size < minWords || found >= printed.size * minShare;
  return { isEnough, words: printed.size, found };
}

/** Words of at least four letters, and numbers, normalized to ignore accents and case. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{4,}|\d+/gu) ?? [];
}

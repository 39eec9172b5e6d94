import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { plainRows, sure } from './vision-rows.ts';

/** A recipe of two pages with all that stands around it has a third of it. */
const mostRows = 300;
/** As long as a step may be. */
const mostCharacters = 2000;
/** Of a whole answer: a recipe at its bounds, its quotes and backslashes escaped. */
export const mostOfARecipe = 80_000;

/** Fewer words say nothing about whether two readings are of one page: handwriting is hardly ever sure. */
const fewestWords = 8;
/** A faithful transcription has nearly all words that the built-in reader is sure of, but for letters that it mistook. */
const leastShare = 0.7;

/** Rows of a model as plain text; null when it cannot be a recipe. */
export function cleanRecipeRows(written: readonly string[]): string[] | null {
  const rows = plainRows(written).map((row) => row.trim());
  return rows.length > mostRows || rows.some((row) => row.length > mostCharacters) ? null : rows;
}

/** How many of the words and numbers that the built-in reader is sure of occur in the rows. */
export function wordAgreement(lines: readonly PrintedLine[], rows: readonly string[]) {
  const printed = new Set(lines.filter(({ score }) => score >= sure).flatMap(({ text }) => wordsIn(text)));
  const written = new Set(rows.flatMap(wordsIn));
  const found = printed.intersection(written).size;
  const isEnough = printed.size < fewestWords || found >= printed.size * leastShare;
  return { isEnough, words: printed.size, found };
}

/** Words of four letters and more, and numbers, without what tells readers' ways of writing apart: marks and capitals. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{4,}|\d+/gu) ?? [];
}

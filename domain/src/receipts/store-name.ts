import { stores } from './data/stores.ts';
import { editDistance } from './edit-distance.ts';

/** Rows above this one may hold the name: below it are goods. */
const headRows = 10;

/** Letters that readers take for each other, as one. */
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('5', 's')
    .replace(/[^a-z]/g, '');

/** The chain that a receipt is of, else the words at its top; null where there are none. `rows` as text, from the top. */
export function storeOf(rows: readonly string[], firstItem: number): string | null {
  const head = rows.slice(0, Math.max(1, Math.min(firstItem, headRows)));
  const known = chainIn(head) ?? chainOnTheWeb(rows);
  if (known) return known;
  const own = head.find((row) => isName(row));
  return own ? titleCase(own.trim()) : null;
}

/** The chain named highest up; of several in one row the one that stands first in the table. */
function chainIn(head: readonly string[]): string | null {
  const lines = head.map(lettersOf);
  // A name may be spread over rows ("WHOLE / FOODS"), or stand among other words.
  for (const [at, line] of lines.entries()) {
    const texts = [line, line + (lines[at + 1] ?? '')];
    const found = stores.find(([spelling]) => texts.some((text) => names(text, lettersOf(spelling))));
    if (found) return found[1];
  }
  for (const [at, line] of lines.entries()) {
    const texts = [line, line + (lines[at + 1] ?? '')];
    const found = stores.find(([spelling]) => texts.some((text) => isNearly(text, lettersOf(spelling))));
    if (found) return found[1];
  }
  return null;
}

/** Short names are parts of other words; they must begin the row, with little after them. */
function names(text: string, letters: string): boolean {
  if (letters.length > 5) return text.includes(letters);
  return text.startsWith(letters) && text.length <= letters.length + 8;
}

function isNearly(text: string, letters: string): boolean {
  if (letters.length < 5) return false;
  const most = letters.length > 7 ? 2 : 1;
  return editDistance(text, letters, most) <= most;
}

function chainOnTheWeb(rows: readonly string[]): string | null {
  const said = rows.filter((row) => /www|\.c[o0]|shopping at|thank/i.test(row)).map(lettersOf);
  const found = stores.find(([spelling]) => {
    const letters = lettersOf(spelling);
    return letters.length > 4 && said.some((row) => row.includes(letters));
  });
  return found?.[1] ?? null;
}

/** Words, not an address, a number or a greeting. */
function isName(row: string): boolean {
  const letters = row.replace(/\P{L}/gu, '');
  if (letters.length < 3 || letters.length < row.replace(/\s/g, '').length * 0.7) return false;
  return !/\b(?:st|street|road|rd|ave|avenue|blvd|drive|dr|lane|way|hwy|phone|tel|fax|cashier|store|receipt|tax|invoice|abn|vat|welcome|thank|date|open|member|manager)\b/i.test(
    row,
  );
}

function titleCase(text: string): string {
  const words = text.slice(0, 60).toLowerCase();
  return words.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

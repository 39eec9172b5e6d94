/**
 * Joins wrapped rows of a printed page into lines. A row continues the previous one if it starts in lower case and the
 * previous one does not end a sentence.
 */
export function joinWrapped(rows: readonly string[]): string[] {
  const lines: Line[] = [];
  for (const row of rows.map((one) => one.trim()).filter((one) => one !== '')) {
    const before = lines.at(-1);
    if (before && isContinuedBy(before, row)) addTo(before, row);
    else lines.push({ rows: [row], last: row, length: row.length, words: wordsIn(row) });
  }
  return lines.map((line) => line.rows.join(''));
}

/**
 * A line under construction. Only its last row is examined again, so that joining any number of rows takes linear time.
 */
type Line = { rows: string[]; last: string; length: number; words: number };

function wordsIn(row: string): number {
  return row.split(' ').length;
}

/** Minimum length of a row that reaches the margin. */
const fullRow = 45;

function isContinuedBy({ last, length, words }: Line, row: string): boolean {
  if (/[.!?:]$/.test(last)) return false;
  if (/^\p{Ll}/u.test(row)) return true;
  return length >= fullRow && /[\p{Ll},]$/u.test(last) && /^[\p{L}(\d]/u.test(row) && words > 7;
}

/** Appends a row and rejoins a word hyphenated at the row end. */
function addTo(line: Line, row: string): void {
  const isCut = /\p{Ll}-$/u.test(line.last) && /^\p{Ll}/u.test(row);
  if (isCut) line.rows[line.rows.length - 1] = line.rows.at(-1)!.slice(0, -1);
  else line.rows.push(' ');
  line.rows.push(row);
  line.last = row;
  line.length += row.length + (isCut ? -1 : 1);
  line.words += wordsIn(row) - (isCut ? 1 : 0);
}

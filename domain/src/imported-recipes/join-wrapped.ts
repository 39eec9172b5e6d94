/**
 * Lines of a printed page, where a sentence goes on in the next row: rows that go on are joined to the one before. A row goes on when it
 * begins small and the row before does not end a sentence.
 */
export function joinWrapped(rows: readonly string[]): string[] {
  const lines: Line[] = [];
  for (const row of rows.map((one) => one.trim()).filter((one) => one !== '')) {
    const before = lines.at(-1);
    if (before && goesOn(before, row)) addTo(before, row);
    else lines.push({ rows: [row], last: row, length: row.length, words: wordsIn(row) });
  }
  return lines.map((line) => line.rows.join(''));
}

/** A line that may grow: a file may join any number of rows, so that none of it is looked at again but its last row. */
type Line = { rows: string[]; last: string; length: number; words: number };

function wordsIn(row: string): number {
  return row.split(' ').length;
}

/** A row as long as this reaches the margin. */
const fullRow = 45;

function goesOn({ last, length, words }: Line, row: string): boolean {
  if (/[.!?:]$/.test(last)) return false;
  if (/^\p{Ll}/u.test(row)) return true;
  return length >= fullRow && /[\p{Ll},]$/u.test(last) && /^[\p{L}(\d]/u.test(row) && words > 7;
}

/** A word that was cut at the end of the row is whole again. */
function addTo(line: Line, row: string): void {
  const isCut = /\p{Ll}-$/u.test(line.last) && /^\p{Ll}/u.test(row);
  if (isCut) line.rows[line.rows.length - 1] = line.rows.at(-1)!.slice(0, -1);
  else line.rows.push(' ');
  line.rows.push(row);
  line.last = row;
  line.length += row.length + (isCut ? -1 : 1);
  line.words += wordsIn(row) - (isCut ? 1 : 0);
}

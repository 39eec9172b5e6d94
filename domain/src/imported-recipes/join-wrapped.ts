/**
 * Lines of a printed page, where a sentence goes on in the next row: rows that go on are joined to the one before. A row goes on when it
 * begins small and the row before does not end a sentence.
 */
export function joinWrapped(rows: readonly string[]): string[] {
  const lines: string[] = [];
  for (const row of rows.map((one) => one.trim()).filter((one) => one !== '')) {
    const before = lines.at(-1);
    if (before !== undefined && goesOn(before, row)) lines[lines.length - 1] = joined(before, row);
    else lines.push(row);
  }
  return lines;
}

/** A row as long as this reaches the margin. */
const fullRow = 45;

function goesOn(before: string, row: string): boolean {
  if (/[.!?:]$/.test(before)) return false;
  if (/^\p{Ll}/u.test(row)) return true;
  return (
    before.length >= fullRow &&
    /[\p{Ll},]$/u.test(before) &&
    /^[\p{L}(\d]/u.test(row) &&
    /\s/.test(before) &&
    before.split(' ').length > 7
  );
}

/** A word that was cut at the end of the row is whole again. */
function joined(before: string, row: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(row) ? before.slice(0, -1) + row : `${before} ${row}`;
}

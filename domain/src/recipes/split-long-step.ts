/** Maximum characters of a step. */
const longest = 2000;

/** Splits a step that is too long, between sentences if possible. */
export function splitLongStep(step: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < step.length; ) {
    const head = step.slice(at, at + longest);
    const end = at + longest < step.length ? endIn(head) : head.length;
    pieces.push(head.slice(0, end).toWellFormed().trim());
    at += end;
  }
  return pieces.filter((piece) => piece !== '');
}

function endIn(head: string): number {
  return Math.max(head.lastIndexOf('. '), head.lastIndexOf('! ')) + 1 || head.lastIndexOf(' ') || longest;
}

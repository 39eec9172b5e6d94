/** A word with its widths at `measuredAt`, without and with the following space. Pixels. */
export type Word = { text: string; width: number; withSpace: number };
export const measuredAt = 100;

/** Pixels. */
export const smallest = 42;
const sizes = [84, 78, 72, 66, 60, 55, 50, 46, smallest];
/** Saving a line justifies a font size down to this factor. */
const worthALine = 0.85;

/** Height of a line in whole pixels, rounded like satori does. */
export function lineHeightOf(size: number): number {
  return Math.round(size * 1.06);
}

/**
 * The largest size at which the words fit into a box, or a similar one that saves a line, with the lines. Null if not
 * even the smallest size fits.
 */
export function fitText(
  words: readonly Word[],
  box: { width: number; height: number },
): { size: number; lines: string[] } | null {
  const fitting = sizes.flatMap((size) => {
    const lines = linesOf(words, (box.width * measuredAt) / size);
    return lines && lines.length * lineHeightOf(size) <= box.height ? [{ size, lines }] : [];
  });
  const largest = fitting[0];
  if (!largest) return null;
  return fitting
    .filter(({ size }) => size >= worthALine * largest.size)
    .reduce((best, next) => (next.lines.length < best.lines.length ? next : best));
}

type Rest = { lines: string[]; unevenness: number };

/** The fewest, most even lines: minimizes the sum of squares of the free space. */
function linesOf(words: readonly Word[], room: number): string[] | null {
  /** The best layout of the words from each index on. */
  const best: (Rest | null)[] = [...words.map(() => null), { lines: [], unevenness: 0 }];
  for (let from = words.length - 1; from >= 0; from--) {
    let before = 0;
    for (let to = from; to < words.length && before + words[to]!.width <= room; to++) {
      const rest = best[to + 1];
      const line = words.slice(from, to + 1).map(({ text }) => text);
      const unevenness = (room - before - words[to]!.width) ** 2;
      if (rest) best[from] = better(best[from]!, withLine(line.join(' '), unevenness, rest));
      before += words[to]!.withSpace;
    }
  }
  return best[0]?.lines ?? null;
}

function withLine(line: string, unevenness: number, rest: Rest): Rest {
  return { lines: [line, ...rest.lines], unevenness: unevenness + rest.unevenness };
}

function better(a: Rest | null, b: Rest): Rest {
  if (!a || b.lines.length < a.lines.length) return b;
  return b.lines.length === a.lines.length && b.unevenness <= a.unevenness ? b : a;
}

import { foldRow } from './row-kinds.ts';

/** Letters that readers of pictures take for each other, in folded rows. */
const alike: Readonly<Record<string, string>> = { I: '[I1L|]', L: '[L1I]', O: '[O0Q]', S: '[S5]', B: '[B8]' };
/** Phrases this long are found within joined words too: readers lose spaces. */
const longEnough = 7;
/** Shorter ones are parts of names of goods ("BAR", "KORT"): what stands beside them must be no name. */
const clearLength = 7;

/** Readers also see gaps in words; in short ones, they would make a word of two others. */
function shapeOf(phrase: string, isLong: boolean): string {
  const words = foldRow(phrase).split(/[^A-Z0-9%+]+/);
  return words
    .filter(Boolean)
    .map((word) =>
      [...word].map((letter) => alike[letter] ?? letter.replace('+', '\\+')).join(isLong ? ' ?' : ''),
    )
    .join('[^A-Z0-9]*');
}

function lettersIn(text: string): number {
  return text.replace(/[^A-Z]/g, '').length;
}

/** The phrases of a list in folded form, without the "*" before those that may stand anywhere. */
export function phrasesIn(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

export type Phrases = {
  /** What a folded row says by them, from where to where; null for a row that says none. */
  find(row: string): { from: number; to: number; isClear: boolean } | null;
};

/** Finds the phrases of a list in folded rows, at their beginnings and, with a "*", anywhere. */
export function phrases(list: string): Phrases {
  const all = phrasesIn(list);
  const shapes = (some: readonly string[], isInside: boolean) => {
    const sorted = some.toSorted((a, b) => b.length - a.length);
    const parts = sorted.map((phrase) => {
      const isLong = lettersIn(foldRow(phrase)) >= longEnough;
      const before = isInside && !isLong ? '(?<![A-Z])' : '';
      return `${before}${shapeOf(phrase, isLong)}${isLong ? '' : '(?![A-Z])'}`;
    });
    return parts.length === 0 ? null : `(?:${parts.join('|')})`;
  };
  const first = shapes(
    all.filter((phrase) => !phrase.startsWith('*')),
    false,
  );
  const inside = shapes(
    all.filter((phrase) => phrase.startsWith('*')).map((phrase) => phrase.slice(1)),
    true,
  );
  const begins = first === null ? null : new RegExp(`^[^A-Z0-9]*(?:\\d{1,3}[^A-Z0-9]+)?${first}`);
  const holds = inside === null ? null : new RegExp(inside);
  return {
    find(row) {
      const match = begins?.exec(row) ?? holds?.exec(row);
      if (!match) return null;
      const isClear = lettersIn(match[0]) >= clearLength;
      return { from: match.index, to: match.index + match[0].length, isClear };
    },
  };
}

/** Whether phrases stand in a text, each as words of its own; how many different ones. */
export function countPhrases(list: string, text: string): number {
  return phrasesIn(list).filter((phrase) => wholeWords(phrase).test(text)).length;
}

const known = new Map<string, RegExp>();

function wholeWords(phrase: string): RegExp {
  const kept = known.get(phrase);
  if (kept) return kept;
  const made = new RegExp(`(?<![A-Z0-9])${shapeOf(phrase, false)}(?![A-Z0-9])`);
  known.set(phrase, made);
  return made;
}

import { foldRow } from './row-kinds.ts';

/** Characters that OCR confuses, in normalized rows. */
const confusable: Readonly<Record<string, string>> = {
  I: '[I1L|]',
  L: '[L1I]',
  O: '[O0Q]',
  S: '[S5]',
  B: '[B8]',
};
/** Minimum letters of phrases that are also found inside words, since OCR misses spaces. */
const minLettersInside = 7;
/** Shorter phrases may be part of item names ("BAR", "KORT"): the words around them must be known. */
const clearLength = 7;

/** In long phrases a gap is allowed after each letter, since OCR sees gaps in words; in short ones it could join two words. */
function shapeOf(phrase: string, isLong: boolean): string {
  const words = foldRow(phrase).split(/[^A-Z0-9%+]+/);
  return words
    .filter(Boolean)
    .map((word) =>
      [...word].map((letter) => confusable[letter] ?? letter.replace('+', '\\+')).join(isLong ? ' ?' : ''),
    )
    .join('[^A-Z0-9]*');
}

function lettersIn(text: string): number {
  return text.replace(/[^A-Z]/g, '').length;
}

/** The phrases of a comma-separated list, including a leading "*". */
export function phrasesIn(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

export type Phrases = {
  /** The position of the first phrase in a normalized row, or null. */
  find(row: string): { from: number; to: number; isClear: boolean } | null;
};

/** Finds the phrases of a list in normalized rows: at the beginning, or anywhere with a leading "*". */
export function phrases(list: string): Phrases {
  const all = phrasesIn(list);
  const shapes = (some: readonly string[], isInside: boolean) => {
    const sorted = some.toSorted((a, b) => b.length - a.length);
    const parts = sorted.map((phrase) => {
      const isLong = lettersIn(foldRow(phrase)) >= minLettersInside;
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
  const startsWithPhrase = first === null ? null : new RegExp(`^[^A-Z0-9]*(?:\\d{1,3}[^A-Z0-9]+)?${first}`);
  const contains = inside === null ? null : new RegExp(inside);
  return {
    find(row) {
      const match = startsWithPhrase?.exec(row) ?? contains?.exec(row);
      if (!match) return null;
      const isClear = lettersIn(match[0]) >= clearLength;
      return { from: match.index, to: match.index + match[0].length, isClear };
    },
  };
}

/**
 * Engines compile a regular expression at its first use, to machine code at its second, and again for texts with other
 * letters than those of Western Europe, which decomposed umlauts count as.
 */
export const compilingRows = [' ', ' ', 'Ж', 'Ж'] as const;

/** How many different phrases of a list occur in a text as whole words. */
export function countPhrases(list: string, text: string): number {
  return phrasesIn(list).filter((phrase) => wholeWords(phrase).test(text)).length;
}

const known = new Map<string, RegExp>();

function wholeWords(phrase: string): RegExp {
  const cachedPattern = known.get(phrase);
  if (cachedPattern) return cachedPattern;
  const made = new RegExp(`(?<![A-Z0-9])${shapeOf(phrase, false)}(?![A-Z0-9])`);
  known.set(phrase, made);
  return made;
}

/** A word of a printed name. */
export type PrintedWord = {
  /** In lower case, without accents and apostrophes. */
  text: string;
  /** A number with or without a unit ("12oz"): part of a brand ("7up"), or not part of the name. */
  isMeasure: boolean;
  /** Corrected: digits replaced by letters, or part of a split word. */
  isCorrected: boolean;
};

/** Longer than any printed name; the rest is ignored. */
const longestText = 160;

const measure =
  /^(?:x?\d[\d.,/]*(?:x\d[\d.,]*)?(?:oz|ozs|z|fl|floz|lbs?|#|kg|gms?|gr?|mg|ml|ltrs?|lt|l|cl|gal|qt|pt|ct|cnt|pks?|pk|pcs?|s|sl|er|dz|doz|in|ft|yd|m|mm|cm|x|p|w|ply|roll|rl|st|th|k|d|c)?|x\d+|\d+-\d+)$/;

/** Marks for tax and promotions before a name. */
const leadingMarks = /^[^\p{L}\p{N}]+/u;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '');
}

/** Splits at punctuation, except in words that `isKnown` accepts whole ("b/s", "m&m"). */
function partsOf(chunk: string, isKnown: (word: string) => boolean): string[] {
  const bare = chunk.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}%#]+$/gu, '');
  if (bare === '') return chunk === '&' ? ['and'] : [];
  if (isKnown(bare) || measure.test(bare)) return [bare];
  return bare
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((part) => part !== '');
}

/**
 * The words of a printed name from left to right, at most 24. Removes the department letter that some stores print
 * first ("R-CARROTS", "A-LEMONS"). Never throws; linear time.
 */
export function printedWords(text: string, isKnown: (word: string) => boolean): PrintedWord[] {
  const bare = plain(text.slice(0, longestText))
    .replace(leadingMarks, '')
    .replace(/^[ra]-(?=[a-z])/, '')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/\bw\//g, ' with ');
  const words = bare.split(/\s+/).flatMap((chunk) => partsOf(chunk, isKnown));
  return words.slice(0, 24).map((word) => {
    const isMeasure = measure.test(word) && !/^\d%$/.test(word);
    return { text: word, isMeasure, isCorrected: false };
  });
}

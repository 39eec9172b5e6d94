/** One word of a printed name. */
export type PrintedWord = {
  /** Lower case, without accents and apostrophes. */
  text: string;
  /** A number, or a number with its unit ("12oz"): part of a brand ("7up") or no part of the name at all. */
  isMeasure: boolean;
  /** Not as printed: letters for digits, or a part of joined words. */
  isMended: boolean;
};

/** Longer than any till prints; what is beyond is not read. */
const longestText = 160;

const measure =
  /^(?:x?\d[\d.,/]*(?:x\d[\d.,]*)?(?:oz|ozs|z|fl|floz|lbs?|#|kg|gms?|gr?|mg|ml|ltrs?|lt|l|cl|gal|qt|pt|ct|cnt|pks?|pk|pcs?|s|sl|er|dz|doz|in|ft|yd|m|mm|cm|x|p|w|ply|roll|rl|st|th|k|d|c)?|x\d+|\d+-\d+)$/;

/** Marks that tills print before a name for tax and promotions. */
const leadingMarks = /^[^\p{L}\p{N}]+/u;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '');
}

/** A word that keeps its marks when `isKnown` knows it so ("b/s", "m&m"), else its parts. */
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
 * The words of a printed name from left to right, at most 24. The department letter that some shops print first
 * ("R-CARROTS", "A-LEMONS") goes. Never throws, time linear in the length.
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
    return { text: word, isMeasure, isMended: false };
  });
}

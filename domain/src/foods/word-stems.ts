/** Inflectional endings; the stem is compared as is, with an "e" or "y" added, or with a doubled letter removed. */
const endings = ['ing', 'ed', 'er', 'ly', 'ness'];

const shortestStem = 4;

/** Possible base forms of an English word: "chop" for "chopping", "grate" for "grated". Some are not real words. */
export function stemsOf(word: string): string[] {
  return endings.flatMap((ending) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (stem.length < shortestStem) return [];
    const isDoubled = stem.at(-1) === stem.at(-2);
    const undone = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
    return [stem, `${stem}e`, ...undone, ...(isDoubled ? [stem.slice(0, -1)] : [])];
  });
}

/** Endings that make other forms of a word; what is left is compared as it is, with an "e" or "y", or with one letter less. */
const endings = ['ing', 'ed', 'er', 'ly', 'ness'];

const shortestStem = 4;

/** What a form of an English word may come from: "chopping" from "chop", "grated" from "grate". Not all of it is a word. */
export function stemsOf(word: string): string[] {
  return endings.flatMap((ending) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (stem.length < shortestStem) return [];
    const isDoubled = stem.at(-1) === stem.at(-2);
    const undone = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
    return [stem, `${stem}e`, ...undone, ...(isDoubled ? [stem.slice(0, -1)] : [])];
  });
}

type Random = () => number;

/** A typing error within a word: a letter missing, doubled, or swapped with the next one. */
function slip(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** One typing error away from "dashi" and "beer", but foods of their own. */
const otherFoods: ReadonlySet<string> = new Set(['dahi', 'ber']);

/** Minimum word length for two errors: they leave too little of a shorter word. */
const longEnough = 7;

/** The name with one or two typing errors in its longest word; always different from the original. */
export function misspelled(name: string, random: Random): string {
  const word = name.split(/[ -]/).toSorted((one, other) => other.length - one.length)[0]!;
  for (;;) {
    const wrong =
      word.length < longEnough || random() < 0.6 ? slip(word, random) : slip(slip(word, random), random);
    if (wrong !== word && !otherFoods.has(wrong)) return name.replace(word, wrong);
  }
}

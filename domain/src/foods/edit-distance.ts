/** A word's letters as a bit set: a cheap test for words that have little in common. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Number of letters in one set that are not in the other: a lower bound of the edit distance. */
export function missingBits(bits: number, from: number): number {
  let rest = bits & ~from;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

export type Distances = {
  /** Between the two words. */
  whole: number;
  /** Between the typed word and the nearest prefix of the other. */
  beginning: number;
};

/**
 * Edit distance between `typed` and `word`, with transpositions (optimal string alignment) or without (Levenshtein). Both
 * distances are `most + 1` where they would exceed `most`.
 */
export function editDistances(
  typed: string,
  word: string,
  most: number,
  { transpositions = true } = {},
): Distances {
  const far = most + 1;
  // Letters beyond this length are too far away even for a prefix.
  const length = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const isSwap =
        transpositions &&
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isSwap) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    // A transposition reaches two rows back, so both rows must exceed the bound.
    if (least > most && Math.min(...last) > most) return { whole: far, beginning: far };
    beforeLast = last;
    last = current;
  }
  const whole = length === word.length ? Math.min(last[length]!, far) : far;
  return { whole, beginning: Math.min(...last, far) };
}

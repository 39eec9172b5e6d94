/** A word's letters as bits, to tell at a glance that two words have little in common. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many letters of one set are not in the other: no fewer edits can make one word of the other. */
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
  /** Between the typed word and the nearest beginning of the other. */
  beginning: number;
};

/**
 * How many letters were replaced, left out, added or swapped with their neighbour (optimal string alignment) to make
 * `typed` of `word`. Both figures are `most + 1` where they would be larger than `most`.
 */
export function editDistances(typed: string, word: string, most: number): Distances {
  const far = most + 1;
  // What is longer than the typed word can grow to is beyond even a beginning.
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
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    // A swap reaches two rows back: only when both are beyond the bound can nothing bring it down again.
    if (least > most && Math.min(...last) > most) return { whole: far, beginning: far };
    beforeLast = last;
    last = current;
  }
  const whole = length === word.length ? Math.min(last[length]!, far) : far;
  return { whole, beginning: Math.min(...last, far) };
}

import { isKnownWord } from '../foods/known-words.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';

/**
 * Two words separated by one space, both only letters. The lookahead lets the second also be the first of the next
 * pair.
 */
const neighbors = /(?<![\p{L}\p{N}'’-])(\p{L}+) (?=(\p{L}+)(?![\p{L}\p{N}'’-]))/gu;

/**
 * Repairs words that OCR split ("peanut b utter"): two neighbors are joined if one of them is not a word and their
 * concatenation is one. A letter after a number is a unit ("1 c ream") and stays. Never throws; linear time.
 */
export function joinSplitWords(row: string): string {
  return row.replace(neighbors, (pair, first: string, second: string, at: number) => {
    if (/\p{N} ?$/u.test(row.slice(Math.max(0, at - 2), at))) return pair;
    const isWhole = isWord(first) && isWord(second);
    return !isWhole && isWord(first + second) ? first : pair;
  });
}

function isWord(text: string): boolean {
  if (text.length === 1) return /^[ai]$/i.test(text);
  const [token, ...rest] = tokenize(text) as [Token, ...Token[]];
  return rest.length === 0 && isKnownWord(token);
}

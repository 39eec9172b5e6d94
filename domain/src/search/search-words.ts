import { foldWord } from '../quantities/tokens.ts';
import { undecomposedLetters } from '../quantities/undecomposed-letters.ts';
import { synonyms } from './synonyms.ts';

/** A typed or printed word, and its search key. */
export type SearchWord = {
  /** Lower case, without accents. Prefixes are matched against it. */
  plain: string;
  /** The normal form that plurals, spelling variants and synonyms share. */
  key: string;
};

const uncommonLetter = /[œæøđłßı]/g;

/** Lower case, without accents and apostrophes; anything but letters and digits becomes a single space. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`´]+/gu, '')
    .toLowerCase()
    .replace(uncommonLetter, (letter) => undecomposedLetters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text from left to right. */
export function searchWords(text: string): SearchWord[] {
  const plain = plainText(text);
  return plain === '' ? [] : plain.split(' ').map(searchWord);
}

/** `plain` is one word of `plainText`'s result. */
export function searchWord(plain: string): SearchWord {
  const key = foldWord(plain);
  return { plain, key: synonyms.get(key) ?? key };
}

const compound = /[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)+/gu;

/** Hyphenated words as one word too, so that "stirfry" finds "stir-fry". */
export function compoundWords(text: string): SearchWord[] {
  return [...text.matchAll(compound)].map(([found]) => searchWord(plainText(found).replaceAll(' ', '')));
}

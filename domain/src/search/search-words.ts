import { foldWord } from '../quantities/tokens.ts';
import { synonyms } from './synonyms.ts';

/** A word as typed or printed, and what it is looked up by. */
export type SearchWord = {
  /** Lower case, without accents: what a user types may be the beginning of it. */
  plain: string;
  /** The form in which plurals, spellings and words of one meaning meet. */
  key: string;
};

/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
};
const uncommonLetter = /[œæøđłßı]/g;

/** Lower case, without accents and apostrophes; everything that is no letter and no digit is one space. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`´]+/gu, '')
    .toLowerCase()
    .replace(uncommonLetter, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text from left to right. */
export function searchWords(text: string): SearchWord[] {
  const plain = plainText(text);
  return plain === '' ? [] : plain.split(' ').map(searchWord);
}

/** `plain` is one word of `plainText`. */
export function searchWord(plain: string): SearchWord {
  const key = foldWord(plain);
  return { plain, key: synonyms.get(key) ?? key };
}

const compound = /[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)+/gu;

/** What hyphens tie, in one word as well: who types "stirfry" means "stir-fry". */
export function compoundWords(text: string): SearchWord[] {
  return [...text.matchAll(compound)].map(([found]) => searchWord(plainText(found).replaceAll(' ', '')));
}

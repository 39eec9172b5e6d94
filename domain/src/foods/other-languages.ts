import { undecomposedLetters } from '../quantities/undecomposed-letters.ts';

/** Supported languages other than English, as ISO 639-1 codes. */
export const otherLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'nb', 'fi'] as const;

export type OtherLanguage = (typeof otherLanguages)[number];
export type Language = OtherLanguage | 'en';

/** Lookup form of a foreign text: lower case, without accents. Inflections stay. */
export function foldForeign(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæøłđßð]/g, (letter) => undecomposedLetters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

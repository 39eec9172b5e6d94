/** The languages whose names of foods we know beside English, as ISO 639-1 has them. */
export const otherLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'nb', 'fi'] as const;

export type OtherLanguage = (typeof otherLanguages)[number];
export type Language = OtherLanguage | 'en';

/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ð: 'd',
};

/** A text of another language as names are looked up by: lower case, without accents. Its words stay as inflected. */
export function foldForeign(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæøłđßð]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

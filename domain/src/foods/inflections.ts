import type { OtherLanguage } from './other-languages.ts';

/** Endings of words listed with a "~" ("gehackt~"), and of adjectives inside names. */
const endings: Partial<Record<OtherLanguage, readonly string[]>> = {
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: ['', 'e', 's', 'es'],
  es: ['o', 'a', 'os', 'as'],
  it: ['o', 'a', 'i', 'e'],
  pt: ['o', 'a', 'os', 'as'],
  nl: ['', 'e'],
  sv: ['', 't', 'a', 'e', 'de'],
  da: ['', 't', 'e', 'de', 'ede'],
  nb: ['', 't', 'e', 'de', 'ede'],
  pl: ['y', 'a', 'e', 'ego', 'ej', 'ych', 'i', 'ich'],
  fi: ['', 'a', 'ä', 'ja', 'jä', 'n', 'na', 'nä', 't'],
};

/** A German or Dutch adjective inside a name, without its ending: "rote Zwiebel", "roten Zwiebeln". */
export function adjectiveStem(word: string, language: OtherLanguage): string | null {
  if (language !== 'de' && language !== 'nl') return null;
  return word.length > 4 ? (/^(.{3,}?)e[rsnm]?$/.exec(word)?.[1] ?? word) : null;
}

/** "gehackt~ fein~" with all endings. */
export function inflected(phrase: string, language: OtherLanguage): string[] {
  if (!phrase.includes('~')) return [phrase];
  return (endings[language] ?? ['']).map((ending) => phrase.replaceAll('~', ending));
}

/** Case endings of names in sentences ("löken", "voissa", "pieprzem"), longest first; ingredient lists omit them. */
const cases: Partial<Record<OtherLanguage, readonly string[]>> = {
  de: ['es', 'n', 's'],
  fr: ['s', 'x'],
  es: ['es', 's'],
  pt: ['es', 's'],
  nl: ['tjes', 'jes', 'tje', 'en', 'je', 's'],
  pl: ['ami', 'em', 'om', 'ow', 'a', 'e', 'u', 'y', 'i'],
  sv: ['erna', 'arna', 'orna', 'en', 'et', 'na', 'n', 't'],
  da: ['erne', 'ene', 'en', 'et', 'ne', 'n', 't'],
  nb: ['ene', 'en', 'et', 'ne', 'a', 'n', 't'],
  fi: ['ssa', 'sta', 'lla', 'lta', 'lle', 'ksi', 'aan', 'een', 'iin', 'oon', 'an', 'en', 'in', 'n', 'a', 't'],
};
const minNameLength = 3;

/** Possible base forms of a word in a sentence. */
export function uninflected(key: string, language: OtherLanguage): string[] {
  return (cases[language] ?? [])
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= minNameLength)
    .map((ending) => key.slice(0, -ending.length));
}

/** Folds "KAESE", from a register without "Ä", like "Käse". */
export function withoutDigraphs(key: string, language: OtherLanguage): string {
  if (language === 'de') return key.replace(/([aou])e/g, '$1');
  return language === 'da' || language === 'nb' ? key.replaceAll('aa', 'a').replaceAll('oe', 'o') : key;
}

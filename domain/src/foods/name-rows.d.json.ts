import type { OtherLanguage } from './other-languages.ts';

/**
 * By language: the names of each food, the translations of English words in recipe lines, and words used in methods.
 */
declare const rows: Record<
  OtherLanguage,
  {
    names: Record<string, readonly string[]>;
    words: Record<string, readonly string[]>;
    said: readonly string[];
  }
>;
export = rows;

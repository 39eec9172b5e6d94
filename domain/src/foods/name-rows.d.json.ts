import type { OtherLanguage } from './other-languages.ts';

/** By language: its names of each food, its words for the English ones of recipe lines, and those that methods are told in. */
declare const rows: Record<
  OtherLanguage,
  {
    names: Record<string, readonly string[]>;
    words: Record<string, readonly string[]>;
    said: readonly string[];
  }
>;
export = rows;

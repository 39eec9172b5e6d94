import type { OtherLanguage } from './other-languages.ts';

/** By language: its names of each food, and its words for the English ones of recipe lines. */
declare const rows: Record<
  OtherLanguage,
  { names: Record<string, readonly string[]>; words: Record<string, readonly string[]> }
>;
export = rows;

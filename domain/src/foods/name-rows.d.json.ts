import type { OtherLanguage } from './other-languages.ts';

/**
 * By language: the names of each food, the translations of English words in recipe lines, and words used in methods.
 * `everywhere` has the ids of foods by names that are the same in most languages.
 */
declare const rows: { everywhere: Record<string, string> } & Record<
  OtherLanguage,
  {
    names: Record<string, readonly string[]>;
    words: Record<string, readonly string[]>;
    methodWords: readonly string[];
    /** All words of these, folded, in all their forms, separated by spaces. */
    vocabulary: string;
  }
>;
export = rows;

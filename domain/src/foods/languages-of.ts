import rows from './name-rows.json' with { type: 'json' };
import { type OtherLanguage, otherLanguages } from './other-languages.ts';

let byWord: ReadonlyMap<string, readonly OtherLanguage[]> | undefined;

/** The languages in which a folded word occurs in a food's name or in the word list for recipe lines. */
export function languagesOf(word: string): readonly OtherLanguage[] {
  byWord ??= collectWords();
  return byWord.get(word) ?? [];
}

function collectWords(): ReadonlyMap<string, readonly OtherLanguage[]> {
  const found = new Map<string, readonly OtherLanguage[]>();
  for (const language of otherLanguages) {
    // Most words occur in one language: they share its list.
    const alone = [language];
    for (const word of rows[language].vocabulary.split(' ')) {
      const others = found.get(word);
      found.set(word, others ? [...others, language] : alone);
    }
  }
  return found;
}

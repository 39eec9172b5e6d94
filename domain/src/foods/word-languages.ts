import { lazy, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import rows from './name-rows.json' with { type: 'json' };
import { type OtherLanguage, otherLanguages } from './other-languages.ts';

const byWord = lazy(collectWords);

/** The languages in which a folded word occurs in a food's name or in the word list for recipe lines. */
export function languagesOf(word: string): readonly OtherLanguage[] {
  return byWord.get().get(word) ?? [];
}

/** Collects the words in slices, so that the first language to detect does not block. */
export function loadLanguages(pause: Pause): Promise<void> {
  return byWord.load(pause);
}

function* collectWords(): SlicedWork<ReadonlyMap<string, readonly OtherLanguage[]>> {
  const found = new Map<string, readonly OtherLanguage[]>();
  for (const language of otherLanguages) {
    // Most words occur in one language: they share its list.
    const alone = [language];
    for (const word of rows[language].vocabulary.split(' ')) {
      const others = found.get(word);
      found.set(word, others ? [...others, language] : alone);
    }
    yield;
  }
  return found;
}

import { finish, finishInSlices, type Pause, type Steps } from '../quantities/in-slices.ts';
import rows from './name-rows.json' with { type: 'json' };
import { type OtherLanguage, otherLanguages } from './other-languages.ts';

let byWord: ReadonlyMap<string, readonly OtherLanguage[]> | undefined;

/** The languages in which a folded word occurs in a food's name or in the word list for recipe lines. */
export function languagesOf(word: string): readonly OtherLanguage[] {
  byWord ??= finish(collectWords());
  return byWord.get(word) ?? [];
}

/** Collects the words in slices, so that the first language to detect does not block. */
export async function loadLanguages(pause: Pause): Promise<void> {
  if (byWord) return;
  const collected = await finishInSlices(collectWords(), pause);
  byWord ??= collected;
}

function* collectWords(): Steps<ReadonlyMap<string, readonly OtherLanguage[]>> {
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

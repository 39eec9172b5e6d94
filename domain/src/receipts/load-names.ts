import { loadFoodIndex } from '../foods/food-index.ts';
import { loadNames } from '../foods/foreign-phrases.ts';
import { loadKnownWords } from '../foods/known-words.ts';
import type { Language } from '../foods/other-languages.ts';
import { loadLanguages } from '../foods/word-languages.ts';
import type { Pause } from '../quantities/lazy.ts';
import { compileRowShapes } from './compile-row-shapes.ts';
import { loadCompletions } from './complete-words.ts';
import { loadGuesses } from './guess-word.ts';
import { loadMarks } from './receipt-language.ts';

/** Loads what reading the rows of a receipt and detecting its language needs, in slices of some milliseconds. */
export async function loadLanguageWords(pause: Pause): Promise<void> {
  await loadLanguages(pause);
  await loadKnownWords(pause);
  await loadMarks(pause);
  await compileRowShapes(pause);
}

/** Loads what naming the items of a receipt in a language needs, in slices of some milliseconds. */
export async function loadItemNames(language: Language, pause: Pause): Promise<void> {
  await loadGuesses(pause);
  if (language === 'en') return;
  await loadFoodIndex(pause);
  await loadNames(language, pause);
  await pause();
  loadCompletions(language);
  await pause();
}

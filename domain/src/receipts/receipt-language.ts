import { languageOf } from '../foods/detect-language.ts';
import type { Language, OtherLanguage } from '../foods/other-languages.ts';
import type { Pause } from '../quantities/lazy.ts';
import { da } from './data/words/da.ts';
import { de } from './data/words/de.ts';
import { englishMarks } from './data/words/en.ts';
import { es } from './data/words/es.ts';
import { fi } from './data/words/fi.ts';
import { fr } from './data/words/fr.ts';
import { it } from './data/words/it.ts';
import { nb } from './data/words/nb.ts';
import { nl } from './data/words/nl.ts';
import { pl } from './data/words/pl.ts';
import { pt } from './data/words/pt.ts';
import type { ReceiptWords } from './data/words/receipt-words.ts';
import { sv } from './data/words/sv.ts';
import { compilingRows, countPhrases } from './phrases.ts';
import { foldRow } from './row-kinds.ts';

export const receiptWords: Readonly<Record<OtherLanguage, ReceiptWords>> = {
  da,
  de,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  pt,
  sv,
};

/** Fewer different marks may occur on a receipt in any language. */
const enoughMarks = 3;
/** With fewer marks or a smaller lead over the next language, the item names decide. */
const manyMarks = 5;
const clearLead = 2;
/** The number of marks that the language of the item names counts for. */
const weightOfNames = 2.5;

/**
 * Detects the language of a receipt: the one with the most different marks ("MwSt", "Summe"), or that of the item names
 * if the marks are not clear. English if there is no evidence for another.
 */
export function languageOfReceipt(rows: readonly string[], names: readonly string[]): Language {
  const text = rows.map(foldRow).join('\n');
  const scores: [Language, number][] = [['en', countPhrases(englishMarks, text)]];
  for (const [language, { marks }] of Object.entries(receiptWords)) {
    scores.push([language as OtherLanguage, countPhrases(marks, text)]);
  }
  scores.sort(([, a], [, b]) => b - a);
  const [[first, most], [, next]] = [scores[0]!, scores[1]!];
  if (most - next >= clearLead && (first === 'en' || most >= manyMarks)) return first;
  const named = languageOf(names);
  for (const score of scores) if (score[0] === named) score[1] += weightOfNames;
  const [best, count] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  return count >= enoughMarks ? best : named;
}

/** Compiles the marks of all languages, one language at a time, so that the first receipt does not wait for all. */
export async function loadMarks(pause: Pause): Promise<void> {
  for (const marks of [englishMarks, ...Object.values(receiptWords).map((words) => words.marks)]) {
    for (const row of compilingRows) {
      countPhrases(marks, row);
      await pause();
    }
  }
}

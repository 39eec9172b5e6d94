import type { Language } from '../foods/other-languages.ts';
import { englishRestaurant } from './data/words/en.ts';
import { countPhrases } from './phrases.ts';
import { receiptWords } from './receipt-language.ts';
import { foldRow } from './row-kinds.ts';

/** Minimum number of phrases: a single one may be an item of a shop, such as a table or a tip jar. */
const enough = 2;

/** Whether a receipt is a restaurant bill, by words that only such bills print. */
export function isRestaurantBill(texts: readonly string[], language: Language): boolean {
  const text = texts.map(foldRow).join('\n');
  const words = language === 'en' ? englishRestaurant : receiptWords[language].restaurant;
  return countPhrases(words, text) >= enough;
}

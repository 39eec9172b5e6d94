import type { Language } from '../foods/other-languages.ts';
import { englishRestaurant } from './data/words/en.ts';
import { countPhrases } from './phrases.ts';
import { receiptWords } from './receipt-language.ts';
import { foldRow } from './row-kinds.ts';

/** One word alone may be a shop's: a table that was bought, a tip jar. */
const enough = 2;

/** Whether what is printed is a restaurant's bill, by the words that only those print. */
export function isRestaurantBill(texts: readonly string[], language: Language): boolean {
  const text = texts.map(foldRow).join('\n');
  const words = language === 'en' ? englishRestaurant : receiptWords[language].restaurant;
  return countPhrases(words, text) >= enough;
}

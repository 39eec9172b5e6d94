import { listedNames } from '../foods/lexicon.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { goods, goodsEverywhere } from './data/goods.ts';
import { phrasesIn } from './phrases.ts';

const cache = new Map<OtherLanguage, ReadonlyMap<string, string>>();

/** The ids of foods by the folded names of goods that only receipts use; names in the food table have priority. */
export function goodsNames(language: OtherLanguage): ReadonlyMap<string, string> {
  const known = cache.get(language);
  if (known) return known;
  const listed = listedNames(language);
  const names = new Map<string, string>();
  for (const all of [goodsEverywhere, goods[language]]) {
    for (const [id, list] of Object.entries(all)) {
      for (const name of phrasesIn(list).map(foldForeign)) if (!listed.has(name)) names.set(name, id);
    }
  }
  cache.set(language, names);
  return names;
}

import { listedNames } from '../foods/foreign-phrases.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { internationalProducts, products } from './data/product-names.ts';
import { phrasesIn } from './phrases.ts';

const cache = new Map<OtherLanguage, ReadonlyMap<string, string>>();

/** The ids of foods by the folded names of products that only receipts use; names in the food table have priority. */
export function productNames(language: OtherLanguage): ReadonlyMap<string, string> {
  const known = cache.get(language);
  if (known) return known;
  const listed = listedNames(language);
  const names = new Map<string, string>();
  for (const all of [internationalProducts, products[language]]) {
    for (const [id, list] of Object.entries(all)) {
      for (const name of phrasesIn(list).map(foldForeign)) if (!listed.has(name)) names.set(name, id);
    }
  }
  cache.set(language, names);
  return names;
}

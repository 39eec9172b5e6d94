import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { addToSearchIndex, createSearchIndex, type SearchIndex } from './search-index.ts';

let built: SearchIndex | undefined;

/** The library's index: made when it is first asked for, and the same from then on. */
export function librarySearchIndex(): SearchIndex {
  if (!built) {
    built = createSearchIndex();
    for (const recipe of sampleRecipes) addToSearchIndex(built, recipe);
  }
  return built;
}

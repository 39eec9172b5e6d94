import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { foods } from '../foods/table.ts';
import { termsOfFood } from './ingredient-terms.ts';
import { addToSearchIndex, createSearchIndex, type SearchIndex } from './search-index.ts';

let built: SearchIndex | undefined;

/**
 * The index of the library, built on first use. It has the names of all foods, since recipes outside the library
 * contain others.
 */
export function librarySearchIndex(): SearchIndex {
  if (!built) {
    built = createSearchIndex();
    for (const recipe of sampleRecipes) addToSearchIndex(built, recipe);
    for (const food of foods) termsOfFood(built.vocabulary, built.foodTerms, food);
  }
  return built;
}

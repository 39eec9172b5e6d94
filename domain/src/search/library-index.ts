import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { foods } from '../foods/table.ts';
import { termsOfFood } from './ingredient-terms.ts';
import { addToSearchIndex, createSearchIndex, type SearchIndex } from './search-index.ts';

let built: SearchIndex | undefined;

/**
 * The library's index: made when it is first asked for, and the same from then on. It knows what every food is called: recipes
 * elsewhere have others.
 */
export function librarySearchIndex(): SearchIndex {
  if (!built) {
    built = createSearchIndex();
    for (const recipe of sampleRecipes) addToSearchIndex(built, recipe);
    for (const food of foods) termsOfFood(built.vocabulary, built.foodTerms, food);
  }
  return built;
}

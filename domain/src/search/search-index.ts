import { foodsById } from '../foods/table.ts';
import { createFoodTerms, type FoodTerms, termsOfFood } from './ingredient-terms.ts';
import type { Place, PlacedTerm } from './places.ts';
import { type RecipeTerms, recipeTerms, type SearchableRecipe } from './recipe-terms.ts';
import { searchWords } from './search-words.ts';
import { createVocabulary, termOf, type Vocabulary } from './vocabulary.ts';

export type IndexedRecipe = Pick<SearchableRecipe, 'id' | 'title' | 'mealType' | 'cookingTime'> & {
  /** Numbers of the title's terms. */
  titleTerms: readonly number[];
};

/** Recipes that have a term, and at the same position the most significant place where it occurs in each. */
export type Entries = { recipes: IndexedRecipe[]; places: Place[] };

export type SearchIndex = {
  vocabulary: Vocabulary;
  foodTerms: FoodTerms;
  /** By id, in insertion order. */
  recipes: Map<string, IndexedRecipe>;
  /** By the number of the term. */
  entries: Map<number, Entries>;
};

export function createSearchIndex(withOtherNames = true): SearchIndex {
  return {
    vocabulary: createVocabulary(),
    foodTerms: createFoodTerms(withOtherNames),
    recipes: new Map(),
    entries: new Map(),
  };
}

export function addToSearchIndex(index: SearchIndex, recipe: SearchableRecipe): void {
  addTermsToIndex(index, recipe, recipeTerms(recipe, index.foodTerms.ingredients));
}

/** Adds a recipe whose terms have been computed before. */
export function addTermsToIndex(
  index: SearchIndex,
  { id, title, mealType, cookingTime }: Pick<SearchableRecipe, 'id' | 'title' | 'mealType' | 'cookingTime'>,
  terms: RecipeTerms,
): void {
  const titleTerms = new Set(searchWords(title).map((word) => termOf(index.vocabulary, word)));
  const indexed = { id, title, mealType, cookingTime, titleTerms: [...titleTerms] };
  index.recipes.set(id, indexed);
  const found = new Map<number, Place>();
  for (const [term, place] of placedTerms(index, terms)) {
    const before = found.get(term);
    if (before === undefined || place < before) found.set(term, place);
  }
  for (const [term, place] of found) {
    const entries = index.entries.get(term) ?? { recipes: [], places: [] };
    entries.recipes.push(indexed);
    entries.places.push(place);
    index.entries.set(term, entries);
  }
}

/** Skips foods that are no longer in the food table. */
function* placedTerms(
  { vocabulary, foodTerms }: SearchIndex,
  { words, foods }: RecipeTerms,
): Generator<PlacedTerm> {
  for (const [plain, key, place] of words) yield [termOf(vocabulary, { plain, key }), place];
  for (const id of foods) {
    const food = foodsById.get(id);
    if (food) yield* termsOfFood(vocabulary, foodTerms, food);
  }
}

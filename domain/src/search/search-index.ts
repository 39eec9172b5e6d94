import { foodsById } from '../foods/table.ts';
import { createFoodTerms, type FoodTerms, termsOfFood } from './ingredient-terms.ts';
import type { Place } from './places.ts';
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
  for (const [plain, key, place] of terms.words) {
    addEntry(index.entries, termOf(index.vocabulary, { plain, key }), { recipe: indexed, place });
  }
  for (const food of terms.foods) {
    const known = foodsById.get(food);
    // Foods that are no longer in the food table are skipped.
    for (const [term, place] of known ? termsOfFood(index.vocabulary, index.foodTerms, known) : []) {
      addEntry(index.entries, term, { recipe: indexed, place });
    }
  }
}

/** Of several places in one recipe, whose entry is the latest, the most significant counts. */
function addEntry(
  entries: SearchIndex['entries'],
  term: number,
  { recipe, place }: { recipe: IndexedRecipe; place: Place },
): void {
  const known = entries.get(term);
  if (!known) {
    entries.set(term, { recipes: [recipe], places: [place] });
    return;
  }
  const last = known.recipes.length - 1;
  if (known.recipes[last] === recipe) {
    if (place < known.places[last]!) known.places[last] = place;
    return;
  }
  known.recipes.push(recipe);
  known.places.push(place);
}

import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { MealType } from '../vocabulary/options.ts';
import { createFoodTerms, type FoodTerms, ingredientTerms } from './ingredient-terms.ts';
import { type Place, type PlacedTerm, places } from './places.ts';
import { compoundWords, searchWords } from './search-words.ts';
import { createVocabulary, termOf, type Vocabulary } from './vocabulary.ts';

/** What of a recipe is searched. */
export type SearchableRecipe = {
  id: string;
  title: string;
  description: string | null;
  ingredients: readonly Pick<Ingredient, 'name' | 'language'>[];
  cuisineType: string | null;
  mealType: MealType | null;
  tags: readonly string[];
  cookingTime: number | null;
};

export type IndexedRecipe = Pick<SearchableRecipe, 'id' | 'title' | 'mealType' | 'cookingTime'> & {
  /** Numbers of the title's terms. */
  titleTerms: readonly number[];
};

/** Recipes that have a term, and beside each where it stands there: the best place of several. */
export type Entries = { recipes: IndexedRecipe[]; places: Place[] };

export type SearchIndex = {
  vocabulary: Vocabulary;
  foodTerms: FoodTerms;
  /** By id, in the order in which they were added. */
  recipes: Map<string, IndexedRecipe>;
  /** By the number of the term. May still name recipes that were taken out. */
  entries: Map<number, Entries>;
};

export function createSearchIndex(): SearchIndex {
  return {
    vocabulary: createVocabulary(),
    foodTerms: createFoodTerms(),
    recipes: new Map(),
    entries: new Map(),
  };
}

export function addToSearchIndex(index: SearchIndex, recipe: SearchableRecipe): void {
  const { id, title, mealType, cookingTime } = recipe;
  const titleTerms = new Set(searchWords(title).map((word) => termOf(index.vocabulary, word)));
  const indexed = { id, title, mealType, cookingTime, titleTerms: [...titleTerms] };
  index.recipes.set(id, indexed);
  const found = new Map<number, Place>();
  for (const [term, place] of placedTerms(index, recipe)) {
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

/** Whether an entry is of a recipe that is still in the index. */
export function isIndexed({ recipes }: SearchIndex, recipe: IndexedRecipe): boolean {
  return recipes.get(recipe.id) === recipe;
}

function* placedTerms(
  { vocabulary, foodTerms }: SearchIndex,
  recipe: SearchableRecipe,
): Generator<PlacedTerm> {
  function* termsOf(text: string, place: Place): Generator<PlacedTerm> {
    for (const word of searchWords(text)) yield [termOf(vocabulary, word), place];
    for (const word of compoundWords(text)) yield [termOf(vocabulary, word), place];
  }
  yield* termsOf(recipe.title, places.title);
  for (const one of recipe.ingredients) yield* ingredientTerms(vocabulary, foodTerms, one);
  yield* termsOf(recipe.cuisineType ?? '', places.label);
  yield* termsOf(recipe.mealType ?? '', places.label);
  for (const tag of recipe.tags) yield* termsOf(tag, places.label);
  yield* termsOf(recipe.description ?? '', places.description);
}

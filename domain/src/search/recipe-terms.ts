import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { memoize } from '../quantities/memoize.ts';
import type { MealType } from '../vocabulary/options.ts';
import { type IngredientWords, ingredientWords } from './ingredient-terms.ts';
import { type Place, places } from './places.ts';
import { compoundWords, searchWords } from './search-words.ts';

/** The searchable parts of a recipe. */
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

/**
 * A word of a recipe as printed (in lower case, without accents), its search key, and the most significant place where
 * it occurs.
 */
export type RecipeWord = readonly [plain: string, key: string, place: Place];

/** All that an index needs of a recipe; small enough to be stored with it. */
export type RecipeTerms = { words: readonly RecipeWord[]; foods: readonly string[] };

/** Our own value: what "quick" means in a search and in a wish. */
export const quickMinutes = 30;

/** `known` caches ingredients, because recipes repeat the same ones. */
export function recipeTerms(
  recipe: SearchableRecipe,
  known: Map<string, IngredientWords> = new Map(),
): RecipeTerms {
  const words = new Map<string, RecipeWord>();
  const foods = new Set<string>();
  function add(plain: string, key: string, place: Place) {
    const before = words.get(plain);
    if (!before || place < before[2]) words.set(plain, [plain, key, place]);
  }
  function addText(text: string | null, place: Place) {
    if (text === null) return;
    for (const { plain, key } of searchWords(text)) add(plain, key, place);
    for (const { plain, key } of compoundWords(text)) add(plain, key, place);
  }
  addText(recipe.title, places.title);
  for (const ingredient of recipe.ingredients) {
    const { food, words: matches } = readOnce(known, ingredient);
    for (const [{ plain, key }, place] of matches) add(plain, key, place);
    if (food) foods.add(food.id);
  }
  for (const label of [recipe.cuisineType, recipe.mealType, ...recipe.tags]) addText(label, places.label);
  if (recipe.cookingTime !== null && recipe.cookingTime <= quickMinutes) addText('quick', places.label);
  addText(recipe.description, places.description);
  return { words: [...words.values()], foods: [...foods] };
}

const maxCached = 5000;

function readOnce(
  known: Map<string, IngredientWords>,
  ingredient: SearchableRecipe['ingredients'][number],
): IngredientWords {
  const called = `${ingredient.language ?? ''} ${ingredient.name}`;
  return memoize(known, maxCached, called, () => ingredientWords(ingredient));
}

import { foodsById } from '../foods/table.ts';
import { foodWords } from './ingredient-terms.ts';
import { librarySearchIndex } from './library-index.ts';
import { places } from './places.ts';
import { type RecipeTerms, type RecipeWord, recipeTerms, type SearchableRecipe } from './recipe-terms.ts';

/**
 * What a database keeps of a recipe so that it finds it. The words that are printed it has by itself; `lexemes` are what these
 * are looked up by besides: "tomato" of "tomatoes", "!tomato" in a title, "@zucchini" for the food in "courgettes", "~word" with a
 * letter left out.
 */
export type StoredTerms = RecipeTerms & { lexemes: readonly string[] };

export function storedTerms(recipe: SearchableRecipe): StoredTerms {
  const terms = recipeTerms(recipe);
  const printed = [recipe.title, recipe.description, ...recipe.ingredients.map(({ name }) => name)]
    .join(' ')
    .toLowerCase();
  const lexemes = new Set<string>();
  for (const word of terms.words) {
    const [plain, key, place] = word;
    if (key !== plain) lexemes.add(key);
    if (!printed.includes(plain)) lexemes.add(plain);
    if (place === places.title && key !== plain) lexemes.add(titleLexeme(key));
    for (const slip of isOwnWord(word) ? deletionsOf(plain) : []) lexemes.add(slipLexeme(slip));
  }
  for (const id of terms.foods) {
    lexemes.add(foodLexeme(id));
    const food = foodsById.get(id);
    for (const [{ plain, key }] of food ? foodWords(food) : []) lexemes.add(plain).add(key);
  }
  return { ...terms, lexemes: [...lexemes] };
}

export const titleLexeme = (key: string) => `!${key}`;
export const foodLexeme = (id: string) => `@${id}`;
export const slipLexeme = (letters: string) => `~${letters}`;

/** The word with each of its letters left out once: two words with one slip between them share one of these (SymSpell). */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))];
}

/** A word that the library has is found with slips by the library's spelling; of others each letter counts. */
function isOwnWord([plain, key, place]: RecipeWord): boolean {
  if (place === places.description || !/^\p{L}{5,30}$/u.test(plain)) return false;
  return !librarySearchIndex().vocabulary.numbers.has(key);
}

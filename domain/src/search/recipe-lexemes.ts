import { foodsById } from '../foods/table.ts';
import { foodWords } from './ingredient-terms.ts';
import { librarySearchIndex } from './library-index.ts';
import { places } from './places.ts';
import { type RecipeTerms, type RecipeWord, recipeTerms, type SearchableRecipe } from './recipe-terms.ts';

/**
 * Search terms that the database stores with a recipe. The database indexes the printed words itself; `lexemes` adds
 * the forms under which they are also found: "tomato" for "tomatoes", "!tomato" for a word of the title, "@zucchini"
 * for the food in "courgettes", "~word" with one letter left out.
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
    for (const deletion of isOwnWord(word) ? deletionsOf(plain) : []) lexemes.add(typoLexeme(deletion));
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
export const typoLexeme = (letters: string) => `~${letters}`;

/**
 * The word with each of its letters left out once: two words that are one typo apart share one of these forms
 * (SymSpell).
 */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))];
}

/** Typos in words of the library are corrected by the library's spelling; other words need deletions of their own. */
function isOwnWord([plain, key, place]: RecipeWord): boolean {
  if (place === places.description || !/^\p{L}{5,30}$/u.test(plain)) return false;
  return !librarySearchIndex().vocabulary.numbers.has(key);
}

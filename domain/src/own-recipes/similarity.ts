import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { tokenize } from '../quantities/tokens.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { pageOf } from '../vocabulary/source-line.ts';

export type Comparable = {
  title: string;
  ingredients: readonly Ingredient[];
  /** URL of the page that the recipe was imported from. */
  sourceUrl?: string | null;
};

/** From this value on, two recipes are displayed as possible duplicates. Chosen from the samples in the test. */
export const similarityThreshold = 0.6;

/** Words that do not distinguish titles. */
const commonWords = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'with',
  'in',
  'for',
  'my',
  'our',
  'best',
  'easy',
  'simple',
]);
const foodsWeight = 0.6;

/** The properties of a recipe that are compared. */
export type Traits = { words: ReadonlySet<string>; foods: ReadonlySet<string>; source: string | null };

export function traitsOf({ title, ingredients, sourceUrl }: Comparable): Traits {
  return {
    words: titleWords(title),
    foods: new Set(readLines(ingredients).map(({ food, name }) => food?.id ?? name.toLowerCase())),
    source: sourceUrl ? pageOf(sourceUrl) : null,
  };
}

/** The distinctive words of a title, or else the whole title. */
export function titleWords(title: string): ReadonlySet<string> {
  const keys = tokenize(title).flatMap(({ kind, key }) =>
    kind === 'mark' || commonWords.has(key) ? [] : key,
  );
  return new Set(keys.length > 0 ? keys : [title.trim().toLowerCase()]);
}

/** The share of common title words, 0 to 1; at 0 their similarity is 0 too, unless they come from the same page. */
export function titleLikeness({ words }: Traits, title: string): number {
  return sharedShare(words, titleWords(title));
}

/** The similarity of two recipes, 0 to 1: the share of common title words and of common foods. */
export function similarityOf(one: Traits, other: Traits): number {
  if (one.source !== null && one.source === other.source) return 1;
  if (one.words.isDisjointFrom(other.words)) return 0;
  return (
    foodsWeight * sharedShare(one.foods, other.foods) +
    (1 - foodsWeight) * sharedShare(one.words, other.words)
  );
}

function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}

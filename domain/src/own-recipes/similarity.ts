import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { tokenize } from '../quantities/tokens.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { pageOf } from '../vocabulary/source-line.ts';

export type Comparable = {
  title: string;
  ingredients: readonly Ingredient[];
  /** Address of the page that it was taken from. */
  sourceUrl?: string | null;
};

/** From here on two recipes are shown to a person as perhaps the same (see the samples in the test). */
export const similarityThreshold = 0.6;

/** Words of titles that tell no dish from another. */
const idle = new Set([
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
const linesWeight = 0.6;

/** What comparing looks at of a recipe. */
export type Traits = { words: ReadonlySet<string>; foods: ReadonlySet<string>; source: string | null };

export function traitsOf({ title, ingredients, sourceUrl }: Comparable): Traits {
  return {
    words: titleWords(title),
    foods: new Set(readLines(ingredients).map(({ food, name }) => food?.id ?? name.toLowerCase())),
    source: sourceUrl ? pageOf(sourceUrl) : null,
  };
}

/** Words of a title that tell it from others. */
export function titleWords(title: string): ReadonlySet<string> {
  const keys = tokenize(title).flatMap(({ kind, key }) => (kind === 'mark' || idle.has(key) ? [] : key));
  return new Set(keys.length > 0 ? keys : [title.trim().toLowerCase()]);
}

/** Whether a title has a word in common with a recipe: of others the likeness is 0, unless they come from one page. */
export function shareWords({ words }: Traits, title: string): boolean {
  return !words.isDisjointFrom(titleWords(title));
}

/** How much two recipes are one, 0 to 1: the share of words of their titles and of foods of their lists that both have. */
export function likeness(one: Traits, other: Traits): number {
  if (one.source !== null && one.source === other.source) return 1;
  if (one.words.isDisjointFrom(other.words)) return 0;
  return linesWeight * shared(one.foods, other.foods) + (1 - linesWeight) * shared(one.words, other.words);
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}

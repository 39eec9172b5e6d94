import { editDistances } from '../foods/edit-distance.ts';
import { findFood } from '../foods/find-food.ts';
import { cookedCuisines } from '../vocabulary/cuisine-names.ts';
import { type Place, places } from './places.ts';
import type { SearchQuery } from './read-query.ts';
import type { IndexedRecipe, SearchIndex } from './search-index.ts';
import type { Term } from './vocabulary.ts';

const max = 5;
/** Share of a word's letters that may be wrong for another word to be suggested. */
const typoShare = 1 / 3;
/** Shorter words of titles rarely name a dish. */
const shortest = 4;

/**
 * Queries to suggest when one found nothing: known words nearest to the unknown ones, the nearest cuisine that the cook
 * book has, words of the query that are known on their own, else the most frequent words of titles. Each has results
 * among `recipes`, which belong to this index.
 */
export function suggestQueries(
  index: SearchIndex,
  recipes: ReadonlySet<IndexedRecipe>,
  query: Pick<SearchQuery, 'words'>,
): string[] {
  const { terms } = index.vocabulary;
  const known = [...countTerms(index, recipes, [places.title, places.ingredient, places.label])].map(
    ([number, count]) => ({ term: terms[number]!, count }),
  );
  const words = query.words.filter(({ isOptional }) => !isOptional);
  const isKnown = (key: string) => known.some(({ term }) => term.key === key);
  const unknown = words.filter(({ key }) => !isKnown(key));

  const nearest = unknown.flatMap(({ plain }) => nearestTo(plain, known));
  const cuisines = cookedCuisines([words.map(({ plain }) => plain).join(' ')]);
  const others = unknown.length > 0 || words.length > 1 ? words.filter(({ key }) => isKnown(key)) : [];
  const found = new Set([
    ...cuisines.map((cuisine) => cuisine.toLowerCase()),
    ...nearest,
    ...others.map(({ plain }) => plain),
  ]);
  return (found.size > 0 ? [...found] : popularWords(index, recipes)).slice(0, max);
}

function nearestTo(typed: string, known: readonly { term: Term; count: number }[]): string[] {
  const maxTypos = Math.floor(typed.length * typoShare);
  return known
    .map(({ term, count }) => {
      const typos = term.spellings.map(({ plain }) => editDistances(typed, plain, maxTypos).whole);
      return { term, count, typos: Math.min(...typos) };
    })
    .filter(({ typos }) => typos <= maxTypos)
    .sort((a, b) => a.typos - b.typos || b.count - a.count)
    .slice(0, 3)
    .map(({ term }) => shown(term));
}

/** Words of titles that are a food or a label: "soup" and "chicken", not "crisp". */
function popularWords(index: SearchIndex, recipes: ReadonlySet<IndexedRecipe>): string[] {
  const { terms } = index.vocabulary;
  const labels = countTerms(index, recipes, [places.label]);
  return [...countTerms(index, recipes, [places.title])]
    .map(([number, count]) => ({ word: shown(terms[number]!), count, isLabel: labels.has(number) }))
    .filter(({ word, isLabel }) => word.length >= shortest && (isLabel || findFood(word) !== null))
    .sort((a, b) => b.count - a.count)
    .slice(0, max)
    .map(({ word }) => word);
}

/** Number of recipes that have each term in one of these places. */
function countTerms(
  { entries }: SearchIndex,
  recipes: ReadonlySet<IndexedRecipe>,
  wanted: readonly Place[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [term, { recipes: having, places: at }] of entries) {
    const count = having.filter((recipe, i) => wanted.includes(at[i]!) && recipes.has(recipe)).length;
    if (count > 0) counts.set(term, count);
  }
  return counts;
}

/** The spelling to show: the shortest, which is the singular if there is one. */
function shown({ spellings }: Term): string {
  return spellings.map(({ plain }) => plain).sort((a, b) => a.length - b.length)[0] ?? '';
}

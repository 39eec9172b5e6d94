import { foodIdsByForeignName } from '../foods/foreign-names.ts';
import { isKnownWord } from '../foods/known-words.ts';
import { tokenize } from '../quantities/tokens.ts';
import { foodSearchWord, type OtherNames } from './ingredient-terms.ts';
import type { QueryWord, SearchQuery } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import { searchWord } from './search-words.ts';
import { matches, matchQualities, matchQualitiesOf, termsWithQuality } from './vocabulary.ts';

/**
 * "chick pea" also matches "chickpea", "stir fry" "stirfry". Shorter words form another word by chance: "and a" is not
 * "anda".
 */
const minJoinedLength = 3;

/** An index, and for each word of a query its match quality with each term of the index. */
export type MatchedIndex = { index: SearchIndex; qualities: readonly Uint8Array[] };

export function matchIndex(index: SearchIndex, { words }: SearchQuery, withTypos: boolean): MatchedIndex {
  return { index, qualities: matchWords(index, words, withTypos) };
}

/** The same for an index without aliases of foods: the matches of foods are taken from `known`, which has them. */
export function matchWithNamesOf(
  index: SearchIndex,
  query: SearchQuery,
  withTypos: boolean,
  known: MatchedIndex,
): MatchedIndex {
  const qualities = matchWords(index, query.words, withTypos);
  for (const food of index.foodTerms.foods.keys()) {
    const { key } = foodSearchWord(food.id);
    const [term, other] = [index.vocabulary.numbers.get(key), known.index.vocabulary.numbers.get(key)];
    if (term === undefined || other === undefined) continue;
    for (const [word, one] of qualities.entries()) one[term] = known.qualities[word]![other]!;
  }
  return { index, qualities };
}

/**
 * Matches each word of a query with each term of an index: alone, joined with its neighbor, and as part of an alias or
 * a foreign name of a food.
 */
function matchWords(
  { vocabulary, foodTerms }: SearchIndex,
  words: readonly QueryWord[],
  withTypos: boolean,
): Uint8Array[] {
  const qualities = words.map((word) => matchQualitiesOf(vocabulary, word, withTypos));
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [first, second] = [words[at]!.plain, words[at + 1]!.plain];
    if (Math.min(first.length, second.length) < minJoinedLength) continue;
    const { key } = searchWord(first + second);
    const term = vocabulary.numbers.get(key);
    if (term !== undefined) qualities[at]![term] = qualities[at + 1]![term] = matchQualities.exact;
  }
  if (foodTerms.otherNames) addOtherNames(foodTerms.otherNames, qualities);
  addForeignNames(vocabulary, words, qualities);
  return qualities;
}

/** If a query has all words of an alias, in any order, these words match the food. */
function addOtherNames(otherNames: OtherNames, qualities: readonly Uint8Array[]): void {
  const typed = qualities.map((one) => one.slice());
  const any = nearestOf(typed);
  const begun = matches.flatMap((meeting) => termsWithQuality(meeting, any));
  for (const { terms, food } of begun.flatMap((term) => otherNames.get(term) ?? [])) {
    if (terms.length > typed.length || !terms.every((term) => any[term])) continue;
    const used = [...typed.keys()].filter((at) => terms.some((term) => typed[at]![term]));
    // One typed word must not count for two words of the alias.
    if (used.length < terms.length) continue;
    const loosest = Math.max(...terms.map((term) => any[term]!));
    for (const at of used) {
      const before = qualities[at]![food]!;
      if (before === matchQualities.none || loosest < before) qualities[at]![food] = loosest;
    }
  }
}

/** No foreign name that is looked up has more words. */
const longestName = 4;

/** Names of foods in other languages ("Mehl", "pomme de terre"), unless all words are English. */
function addForeignNames(
  vocabulary: SearchIndex['vocabulary'],
  words: readonly QueryWord[],
  qualities: readonly Uint8Array[],
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to += 1) {
      const typed = words.slice(from, to);
      if (typed.every(({ plain }) => tokenize(plain).every(isKnownWord))) continue;
      for (const id of foodIdsByForeignName(typed.map(({ plain }) => plain).join(' '))) {
        const term = vocabulary.numbers.get(foodSearchWord(id).key);
        if (term !== undefined) for (const one of qualities.slice(from, to)) one[term] = matchQualities.exact;
      }
    }
  }
}

/** The best match quality of any query word, by term. */
export function nearestOf(qualities: readonly Uint8Array[]): Uint8Array {
  const nearest = new Uint8Array(qualities[0]?.length ?? 0);
  for (const one of qualities) {
    for (let term = 0; term < one.length; term += 1) {
      const meeting = one[term]!;
      if (
        meeting !== matchQualities.none &&
        (nearest[term] === matchQualities.none || meeting < nearest[term]!)
      ) {
        nearest[term] = meeting;
      }
    }
  }
  return nearest;
}
